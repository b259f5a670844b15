/** Drawings as pictures that a canvas can draw quickly. */

/**
 * A drawing as a picture of this size, in pixels of the page; it has `scale` times as many pixels of
 * its own.
 */
export async function raster(
  svg: string,
  width: number,
  height: number,
  scale = Math.min(2, devicePixelRatio),
): Promise<HTMLCanvasElement> {
  const image = new Image();
  // A drawing without a size of its own cannot be drawn on a canvas everywhere.
  const sized = svg.replace('<svg ', `<svg width="${width}" height="${height}" `);
  const url = URL.createObjectURL(new Blob([sized], { type: 'image/svg+xml' }));
  try {
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(width * scale);
    canvas.height = Math.ceil(height * scale);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas;
  } finally {
    URL.revokeObjectURL(url);
  }
}
