/** The longest side of what is sent, in pixels: a page of a notebook can be read well. */
const LONGEST = 2_000;
const QUALITY = 0.85;

/** How large a picture is drawn so that no side is longer than what is sent. */
export function fit(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/**
 * A picture drawn anew as JPEG: upright, no larger than it has to be, without place and camera.
 *
 * @param quarters how often it is turned to the right
 * @throws (rejects) for what the browser cannot show
 */
export async function drawPicture(source: Blob, quarters = 0): Promise<Blob> {
  const bitmap = await createImageBitmap(source, { imageOrientation: 'from-image' });
  try {
    const { width, height } = fit(bitmap.width, bitmap.height);
    const isOnSide = quarters % 2 === 1;
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = isOnSide ? [height, width] : [width, height];
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('No canvas');
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.translate(canvas.width / 2, canvas.height / 2);
    pen.rotate((quarters * Math.PI) / 2);
    pen.drawImage(bitmap, -width / 2, -height / 2, width, height);
    return await toJpeg(canvas);
  } finally {
    bitmap.close();
  }
}

function toJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('The picture cannot be drawn'));
    canvas.toBlob(take, 'image/jpeg', QUALITY);
  });
}
