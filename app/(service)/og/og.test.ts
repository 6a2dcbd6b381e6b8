import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { subjects } from '@/lib/contract/subjects/subjects';
import { generateStaticParams } from './[image]/route';
import { ogAccents, ogColours } from './og-colours';
import { readOgFonts } from './og-fonts';
import { ogImages } from './og-images';

jest.mock('next/og', () => ({ ImageResponse: class {} }));

const css = readFileSync(join(process.cwd(), 'app/globals.css'), 'utf8');
const tokenOf = (name: string, block = '@theme {') =>
  new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css.slice(css.indexOf(block)))?.[1];

describe('the pictures for links in messengers', () => {
  test('[SEO-04] there is one for the default, home, the teacher and every subject', () => {
    const names = ['default', 'home', 'teacher', ...subjects.map(({ name }) => name)];
    expect([...ogImages.keys()].sort()).toEqual(names.map((name) => `${name}.png`).sort());
    expect(generateStaticParams()).toContainEqual({ image: 'fizika.png' });
  });

  test('[SUBJ-02] each has the colour and the title of its subject', () => {
    for (const { name, title, colour } of subjects)
      expect(ogImages.get(`${name}.png`)).toMatchObject({ title, colour });
  });

  test('their colours are the tokens of the pages', () => {
    const { paper, surface, ink, inkSoft, grid } = ogColours;
    expect({ paper, surface, ink, 'ink-soft': inkSoft, grid }).toEqual(
      Object.fromEntries(
        ['paper', 'surface', 'ink', 'ink-soft', 'grid'].map((name) => [
          name,
          tokenOf(`color-${name}`),
        ]),
      ),
    );
    for (const [colour, { accent, strong }] of Object.entries(ogAccents)) {
      const block = `[data-accent='${colour}'] {`;
      // Red, blue and green end their selectors with another line.
      const from = css.includes(block) ? block : `[data-accent='${colour}'],`;
      expect([accent, strong]).toEqual([tokenOf('accent', from), tokenOf('accent-strong', from)]);
    }
  });

  test('the fonts that are drawn with have every letter', async () => {
    for (const { title, text } of ogImages.values())
      expect(title + text).toMatch(/^[А-яЁё\x20-\x7e«»—\u00A0]+$/);
    const fonts = await readOgFonts();
    expect(fonts.map(({ name, weight }) => `${name} ${weight}`)).toEqual([
      'cyrillic 500',
      'latin 500',
      'cyrillic 700',
      'latin 700',
    ]);
    for (const { data } of fonts) expect(data.toString('latin1', 0, 4)).toBe('wOFF');
  });

  test('the licence of the fonts goes with them', () => {
    const file = join(process.cwd(), 'app/(service)/og/fonts/LICENSE');
    expect(existsSync(file) && statSync(file).size).toBeGreaterThan(1_000);
  });
});
