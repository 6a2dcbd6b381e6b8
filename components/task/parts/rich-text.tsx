import { Fragment, type ReactNode } from 'react';
import { parseMarkup, type MarkupSegment } from '@/lib/contract/markup/parse-markup';
import { Formula } from './formula';

type RichTextProps = {
  /** In the markup of tasks. */
  text: string;
  /** What stands at a `{{blank}}`: its id, and which blank of the text it is, from 0. */
  renderBlank?: (id: string, index: number) => ReactNode;
};

/** A text of a task with its formulas. Draws no element around itself. */
export function RichText({ text, renderBlank }: RichTextProps) {
  let blanks = 0;
  const render = (segments: MarkupSegment[]): ReactNode =>
    withoutIdleBreaks(segments).map((segment, index) => {
      switch (segment.kind) {
        case 'text':
          return <Fragment key={index}>{segment.text}</Fragment>;
        case 'break':
          return <br key={index} />;
        case 'formula':
          // The key: a formula keeps what the server drew, so another formula is another element.
          return <Formula key={`${index} ${segment.tex}`} {...segment} />;
        case 'blank':
          return (
            <Fragment key={index}>{renderBlank ? renderBlank(segment.id, blanks++) : '…'}</Fragment>
          );
        case 'strong':
          return (
            <strong key={index} className="font-bold">
              {render(segment.children)}
            </strong>
          );
        case 'emphasis':
          return <em key={index}>{render(segment.children)}</em>;
      }
    });
  return render(parseMarkup(text));
}

/** A formula that is a line of its own makes the breaks around it. */
function withoutIdleBreaks(segments: MarkupSegment[]): MarkupSegment[] {
  const isDisplay = (segment: MarkupSegment | undefined) =>
    segment?.kind === 'formula' && segment.display;
  return segments.filter(
    (segment, index) =>
      segment.kind !== 'break' ||
      !(isDisplay(segments[index - 1]) || isDisplay(segments[index + 1])),
  );
}
