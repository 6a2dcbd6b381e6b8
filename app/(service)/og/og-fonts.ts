import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = join(process.cwd(), 'app/(service)/og/fonts');
const weights = [500, 700] as const;
/** Families of their own: a letter that the first has not is looked for in the second. */
const subsets = ['cyrillic', 'latin'] as const;

export const OG_FONT = subsets.join(', ');

/**
 * The product's font in a format that the drawing of pictures reads: that of the pages is variable
 * and packed in another way.
 */
export function readOgFonts() {
  const files = weights.flatMap((weight) => subsets.map((subset) => ({ weight, subset })));
  return Promise.all(
    files.map(async ({ weight, subset }) => ({
      name: subset,
      weight,
      style: 'normal' as const,
      data: await readFile(join(FOLDER, `golos-text-${subset}-${weight}-normal.woff`)),
    })),
  );
}
