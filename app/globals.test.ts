import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { subjectColours } from '@/lib/contract/subjects/subjects';

const css = readFileSync(join(process.cwd(), 'app/globals.css'), 'utf8');

/** The value of a token, inside the first block that begins with `block`. */
function colour(name: string, block = '@theme {'): string {
  const from = css.slice(css.indexOf(block));
  const found = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(from)?.[1];
  if (!found) throw new Error(`No colour ${name} in ${block}`);
  return found;
}

/** Relative luminance, as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const TEXT = 4.5;
const SHAPE = 3;
const surfaces = ['color-paper', 'color-surface'];

describe('the colours', () => {
  it.each([...subjectColours, 'ink'])(
    '[UI-12] [SUBJ-02] %s can be read: white on solid, strong and ink on every ground',
    (accent) => {
      const block = `[data-accent='${accent}']`;
      const [solid, strong, tint] = ['accent', 'accent-strong', 'accent-tint'].map((name) =>
        colour(name, block),
      ) as [string, string, string];
      expect(contrast(colour('color-surface'), solid)).toBeGreaterThanOrEqual(TEXT);
      for (const ground of [tint, ...surfaces.map((name) => colour(name))]) {
        expect(contrast(strong, ground)).toBeGreaterThanOrEqual(TEXT);
        expect(contrast(colour('color-ink'), ground)).toBeGreaterThanOrEqual(TEXT);
        expect(contrast(colour('color-ink-soft'), ground)).toBeGreaterThanOrEqual(TEXT);
        expect(contrast(solid, ground)).toBeGreaterThanOrEqual(SHAPE);
        expect(contrast(colour('color-control'), ground)).toBeGreaterThanOrEqual(SHAPE);
      }
    },
  );

  it('what a student writes has not the colour of a fault, nor that of any subject', () => {
    const ink = colour('accent-strong', "[data-accent='ink']");
    const others = subjectColours.map((accent) =>
      colour('accent-strong', `[data-accent='${accent}']`),
    );
    expect([colour('color-negative-strong'), ...others]).not.toContain(ink);
    const [red = 0, , blue = 0] = [1, 3, 5].map((at) => Number.parseInt(ink.slice(at, at + 2), 16));
    expect(blue).toBeGreaterThan(2 * red);
  });

  it.each(['info', 'positive', 'warning', 'negative'])('[UI-12] %s can be read', (tone) => {
    for (const ground of [`color-${tone}-tint`, ...surfaces])
      expect(contrast(colour(`color-${tone}-strong`), colour(ground))).toBeGreaterThanOrEqual(TEXT);
  });

  it('[UI-04] the breakpoints are the four of the requirements', () => {
    const points = [...css.matchAll(/--breakpoint-(\w+): (\d+)px/g)].map(([, name, px]) => [
      name,
      px,
    ]);
    expect(points).toEqual([
      ['medium', '752'],
      ['large', '1020'],
      ['xlarge', '1260'],
    ]);
  });
});
