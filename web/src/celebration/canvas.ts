/** Draws a celebration on a canvas. */

import type { Mark } from './show';

/** The pictures of cards, drawn once in the size in which they are needed. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly faces: readonly HTMLCanvasElement[];
  readonly back: HTMLCanvasElement;
}

const outlines = new Map<string, Path2D>();

function pathOf(outline: string): Path2D {
  const known = outlines.get(outline) ?? new Path2D(outline);
  outlines.set(outline, known);
  return known;
}

export function draw(
  context: CanvasRenderingContext2D,
  marks: readonly Mark[],
  sheet: Sheet,
): void {
  for (const mark of marks) {
    context.save();
    drawOne(context, mark, sheet);
    context.restore();
  }
}

function drawOne(context: CanvasRenderingContext2D, mark: Mark, sheet: Sheet): void {
  context.globalAlpha = Math.max(0, Math.min(1, mark.alpha));
  switch (mark.kind) {
    case 'card': {
      const { width, height, faces, back } = sheet;
      context.translate(mark.x, mark.y);
      context.rotate(mark.lean);
      context.scale(mark.scale * Math.abs(mark.turn), mark.scale);
      const picture = mark.turn < 0 ? back : (faces[mark.picture] ?? back);
      context.drawImage(picture, -width / 2, -height / 2, width, height);
      break;
    }
    case 'shape':
      context.translate(mark.x, mark.y);
      context.rotate(mark.lean);
      context.scale(mark.size / 100, mark.size / 100);
      context.fillStyle = mark.colour;
      context.fill(pathOf(mark.outline));
      break;
    case 'spark':
      context.fillStyle = mark.colour;
      context.beginPath();
      context.arc(mark.x, mark.y, Math.max(0, mark.size), 0, 2 * Math.PI);
      context.fill();
      break;
    case 'thread': {
      context.strokeStyle = '#f4f8ff';
      context.lineWidth = mark.width;
      context.lineJoin = 'round';
      context.beginPath();
      for (const { x, y } of mark.points) context.lineTo(x, y);
      context.stroke();
    }
  }
}
