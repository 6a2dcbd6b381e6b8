import katex from 'katex';
import { Fragment, type ReactNode } from 'react';
import { parseMarkup, type MarkupSegment } from '@/lib/contract/markup/parse-markup';
import { typeset } from '@/lib/format/typeset';

/**
 * A text of the sample. Its formulas are MathML, which browsers draw by themselves: a landing
 * carries neither the library nor its style sheet and fonts. [HW-13]
 */
export function TaskText({ text }: { text: string }) {
  return <Segments segments={parseMarkup(text)} />;
}

function Segments({ segments }: { segments: readonly MarkupSegment[] }): ReactNode {
  return segments.map((segment, index) => {
    switch (segment.kind) {
      case 'text':
        return <Fragment key={index}>{typeset(segment.text)}</Fragment>;
      case 'break':
        return <br key={index} />;
      case 'formula':
        return <MathFormula key={index} tex={segment.tex} />;
      case 'blank':
        return <Fragment key={index}>…</Fragment>;
      case 'strong':
        return (
          <strong key={index}>
            <Segments segments={segment.children} />
          </strong>
        );
      case 'emphasis':
        return (
          <em key={index}>
            <Segments segments={segment.children} />
          </em>
        );
    }
  });
}

function MathFormula({ tex }: { tex: string }) {
  const mathml = draw(tex);
  if (mathml === null) return <code>{tex}</code>;
  return <span dangerouslySetInnerHTML={{ __html: mathml }} />;
}

/** Bounded and untrusted, as everywhere; null for what is not TeX. */
function draw(tex: string): string | null {
  try {
    const html = katex.renderToString(tex.includes('\\frac') ? `\\displaystyle ${tex}` : tex, {
      output: 'mathml',
      throwOnError: true,
      strict: 'ignore',
      trust: false,
      maxExpand: 100,
      maxSize: 10,
    });
    return html;
  } catch {
    return null;
  }
}
