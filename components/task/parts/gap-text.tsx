import type { ReactNode } from 'react';
import { RichText } from './rich-text';
import { parseMarkup, type MarkupSegment } from '@/lib/contract/markup/parse-markup';

type GapTextProps = {
  text: string;
  labelledBy: string;
  lang?: string | undefined;
  /** The field at a blank, or null when the task knows no blank of this id. */
  renderGap: (id: string, label: ReactNode) => ReactNode;
};

/** Running text with fields in it. Each field is named by its place: «Пропуск 1 из 3». */
export function GapText({ text, labelledBy, lang, renderGap }: GapTextProps) {
  const total = countBlanks(parseMarkup(text));
  return (
    <div
      role="group"
      aria-labelledby={labelledBy}
      lang={lang}
      className="max-w-reading leading-13 medium:leading-11"
    >
      <RichText
        text={text}
        renderBlank={(id, index) =>
          renderGap(id, <span lang="ru">{`Пропуск ${index + 1} из ${total}`}</span>) ?? '…'
        }
      />
    </div>
  );
}

function countBlanks(segments: MarkupSegment[]): number {
  return segments.reduce((count, segment) => {
    if (segment.kind === 'blank') return count + 1;
    return 'children' in segment ? count + countBlanks(segment.children) : count;
  }, 0);
}
