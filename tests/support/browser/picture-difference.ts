import type { Page } from '@playwright/test';

/** By how much a colour may differ: Chromium draws the rims of a scaled picture a shade apart each time. */
const SHADE = 8;

/**
 * How many pixels of two pictures in PNG differ; all of one when they are not of one size.
 *
 * @param page an open page with scripts, where they are compared
 */
export async function countDifferences(page: Page, one: Buffer, other: Buffer): Promise<number> {
  if (one.equals(other)) return 0;
  const pictures = [one.toString('base64'), other.toString('base64')];
  return page.evaluate(
    async ([texts, shade]) => {
      const read = async (text: string) => {
        const image = new Image();
        image.src = `data:image/png;base64,${text}`;
        await image.decode();
        const { width, height } = image;
        const context = new OffscreenCanvas(width, height).getContext('2d');
        context?.drawImage(image, 0, 0);
        return context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
      };
      const [first, second] = await Promise.all(texts.map(read));
      if (!first || first.length !== second?.length) return first?.length ?? 1;
      const different = new Set<number>();
      for (let at = 0; at < first.length; at += 1)
        if (Math.abs((first[at] ?? 0) - (second[at] ?? 0)) > shade) different.add(at >> 2);
      return different.size;
    },
    [pictures, SHADE] as const,
  );
}
