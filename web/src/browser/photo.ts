/** Makes a picture of the player's fit for the table: small, and not too bright. */

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

/** The photo, smaller and darker. Throws if the file is no picture that the browser can show. */
export async function tablePhoto(file: Blob): Promise<Blob> {
  if (file.size > PHOTO_BYTES_MAX) throw new RangeError('the file is too large');
  const picture = await createImageBitmap(file);
  try {
    for (const quality of [0.85, 0.7, 0.5]) {
      const photo = await drawn(picture, quality);
      if (photo.size <= BYTES_MAX) return photo;
    }
  } finally {
    picture.close();
  }
  throw new RangeError('the photo stays too large');
}

/** Encoded anew: nothing but its pixels is kept, not even where it was taken. */
async function drawn(picture: ImageBitmap, quality: number): Promise<Blob> {
  const scale = Math.min(1, SIDE_MAX / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser offers no canvas');
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#000';
  // What is transparent in the picture becomes black.
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  context.globalAlpha = DIM;
  context.fillRect(0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null): void =>
      blob ? resolve(blob) : reject(new Error('the photo cannot be encoded'));
    canvas.toBlob(done, 'image/jpeg', quality);
  });
}
