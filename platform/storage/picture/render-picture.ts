import sharp from 'sharp';
import type { PictureSize } from '@/lib/contract/files/files';

/** The longest side of a picture as it is shown, in pixels. */
const LONGEST: Record<PictureSize, number> = { small: 400, medium: 1_200, original: 4_000 };
/** More than a page of a notebook needs; a picture of more would take memory and time. */
const MAX_PIXELS = 30_000_000;
const TIME_LIMIT_SECONDS = 10;

// One thread for each picture and nothing kept between them: the memory is that of two pictures.
sharp.cache(false);
sharp.concurrency(1);
// Whatever else the library could read, nobody uploads here.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadWebpFile'],
});

/**
 * Makes a picture as it is shown: upright, drawn anew, so that nothing of the file comes along, neither
 * place nor camera nor a program. [FILE-04] [FILE-05]
 *
 * @throws (rejects) for what is no whole picture, has too many pixels or takes too long
 */
export async function renderPicture(
  source: string,
  size: PictureSize,
  target: string,
): Promise<void> {
  const longest = LONGEST[size];
  await sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
    .timeout({ seconds: TIME_LIMIT_SECONDS })
    .autoOrient()
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 82 })
    .toFile(target);
}
