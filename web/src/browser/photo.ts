/** Makes a picture of the player's fit for the table, or for the backs of the cards. */

/** No larger than most screens, and small enough to keep. */
const SIDE_MAX = 1600;
const BYTES_MAX = 1_500_000;
/** Larger files are not opened. */
export const PHOTO_BYTES_MAX = 40 * 1024 * 1024;

/**
 * The opacity of the black over the photo. Even a white one is then so dark that empty places and
 * rings are seen on it.
 */
export const DIM = 0.55;

/** Enough for the largest cards, in their proportions. */
const BACK = { width: 500, height: 700 };

/** The photo, smaller and darker. Throws if the file is no picture that the browser can show. */
export function tablePhoto(file: Blob): Promise<Blob> {
  return small(file, (picture) => {
    const scale = Math.min(1, SIDE_MAX / Math.max(picture.width, picture.height));
    const size = { width: picture.width * scale, height: picture.height * scale };
    return drawn(picture, size, DIM);
  });
}

/** The middle of the photo, in the size of a card. Throws as `tablePhoto` does. */
export function backPhoto(file: Blob): Promise<Blob> {
  return small(file, (picture) => drawn(picture, BACK, 0));
}

async function small(file: Blob, draw: (picture: ImageBitmap) => HTMLCanvasElement): Promise<Blob> {
  if (file.size > PHOTO_BYTES_MAX) throw new RangeError('the file is too large');
  const picture = await createImageBitmap(file);
  try {
    const canvas = draw(picture);
    for (const quality of [0.85, 0.7, 0.5]) {
      const photo = await encoded(canvas, quality);
      if (photo.size <= BYTES_MAX) return photo;
    }
  } finally {
    picture.close();
  }
  throw new RangeError('the photo stays too large');
}

/** The picture in this size, cut where its proportions are others, under this much black. */
function drawn(
  picture: ImageBitmap,
  size: { readonly width: number; readonly height: number },
  dim: number,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(size.width));
  canvas.height = Math.max(1, Math.round(size.height));
  const scale = Math.max(canvas.width / picture.width, canvas.height / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser offers no canvas');
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#000';
  // What is transparent in the picture becomes black.
  context.fillRect(0, 0, canvas.width, canvas.height);
  const [x, y] = [(canvas.width - width) / 2, (canvas.height - height) / 2];
  context.drawImage(picture, x, y, width, height);
  context.globalAlpha = dim;
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Encoded anew: nothing but its pixels is kept, not even where it was taken. */
function encoded(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null): void =>
      blob ? resolve(blob) : reject(new Error('the photo cannot be encoded'));
    canvas.toBlob(done, 'image/jpeg', quality);
  });
}
