/** A duration in the form of a clock: `4:07`, `1:00:00`. */
export function clockText(timeMs: number): string {
  const seconds = Math.floor(timeMs / 1000);
  const two = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}
