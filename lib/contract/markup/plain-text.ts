import { formulaText } from './formula-text';
import { parseMarkup, type MarkupSegment } from './parse-markup';

/** The text without its markup: for labels and announcements. A blank is «…», a formula one line of signs. */
export function plainText(source: string): string {
  return flatten(parseMarkup(source));
}

function flatten(segments: MarkupSegment[]): string {
  return segments.map(textOf).join('');
}

function textOf(segment: MarkupSegment): string {
  if (segment.kind === 'text') return segment.text;
  if (segment.kind === 'break') return ' ';
  if (segment.kind === 'formula') return formulaText(segment.tex);
  if (segment.kind === 'blank') return '…';
  return flatten(segment.children);
}
