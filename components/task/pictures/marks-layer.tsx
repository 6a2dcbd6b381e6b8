import type { Mark } from '@/lib/contract/review/drawing';
import { pathOf } from '@/lib/review/drawing/path';

type MarksLayerProps = {
  marks: readonly Mark[];
  /** Of the picture, in its own pixels. */
  width: number;
  height: number;
  /** The picture fills a frame of another shape, as `object-cover` does. */
  isCropped?: boolean;
  /** Numbers in place of notes; without them notes are shown otherwise. */
  withNumbers?: boolean;
  /** It is not what is being drawn now. */
  isFaint?: boolean;
};

/** Parts of the longest side. */
const WIDTHS = { thin: 0.004, thick: 0.011 };
const PIN = { small: 0.022, large: 0.06 };

/** What is drawn on a picture, over it: the picture itself stays as it is. [REV-02] */
export function MarksLayer(props: MarksLayerProps) {
  const { marks, width, height, isCropped = false, withNumbers = false, isFaint = false } = props;
  const longest = Math.max(width, height);
  const radius = longest * (isCropped ? PIN.large : PIN.small);
  const notes = withNumbers ? marks.filter((mark) => mark.kind === 'note') : [];
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={isCropped ? 'xMidYMid slice' : 'none'}
      className={`pointer-events-none absolute inset-0 size-full ${isFaint ? 'opacity-40' : ''}`}
    >
      {marks.map((mark, index) =>
        mark.kind === 'note' ? null : (
          <path
            key={index}
            data-accent={mark.colour}
            d={pathOf(mark.points, width, height)}
            strokeWidth={longest * WIDTHS[mark.width]}
            strokeLinecap="round"
            strokeLinejoin="round"
            className="fill-none stroke-accent"
          />
        ),
      )}
      {notes.map(({ at: [x, y], colour }, index) => (
        <g key={index} data-accent={colour} transform={`translate(${x * width} ${y * height})`}>
          <circle r={radius} strokeWidth={radius / 6} className="fill-accent stroke-surface" />
          <text
            textAnchor="middle"
            dominantBaseline="central"
            fontSize={radius * 1.3}
            className="fill-surface font-semibold"
          >
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
