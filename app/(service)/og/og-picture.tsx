import { MARK_SIZE, markShape } from '@/lib/contract/web/mark-shape';
import { typeset } from '@/lib/format/typeset';
import { ogAccents, ogColours } from './og-colours';
import { OG_FONT } from './og-fonts';
import type { OgImage } from './og-images';

export const OG_SIZE = { width: 1200, height: 630 } as const;

/** The sides of a cell: whole cells fill the picture. */
const CELL = 30;

/** A sheet of squared paper with a title and a large tick; only what the drawing of pictures can. */
export function OgPicture({ title, text, colour }: OgImage) {
  const { accent, strong } = ogAccents[colour];
  return (
    <div style={{ ...OG_SIZE, display: 'flex', background: ogColours.paper, fontFamily: OG_FONT }}>
      <PaperSheet accent={accent} />
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: 750,
          height: '100%',
          padding: '60px 0 56px 120px',
          color: ogColours.ink,
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center', gap: 22, fontSize: 34 }}>
          <Mark accent={accent} strong={strong} />
          Рабочие тетради
        </div>
        <div style={{ display: 'flex', flexDirection: 'column', gap: 26 }}>
          <div
            style={{ fontSize: sizeOf(title), fontWeight: 700, lineHeight: 1.1, letterSpacing: -2 }}
          >
            {typeset(title)}
          </div>
          <div style={{ fontSize: 34, lineHeight: 1.35, color: ogColours.inkSoft }}>
            {typeset(text)}
          </div>
        </div>
      </div>
    </div>
  );
}

/** A long word has to fit into the column. */
function sizeOf(title: string): number {
  const longest = Math.max(...title.split(/[\s-]/).map(({ length }) => length));
  if (longest > 13) return 70;
  return title.length > 18 ? 78 : 92;
}

function PaperSheet({ accent }: { accent: string }) {
  const { width, height } = OG_SIZE;
  const columns = Array.from({ length: width / CELL }, (_, at) => `M${at * CELL} 0v${height}`);
  const rows = Array.from({ length: height / CELL }, (_, at) => `M0 ${at * CELL}h${width}`);
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      style={{ position: 'absolute', top: 0, left: 0 }}
    >
      <path d={[...columns, ...rows].join('')} stroke={ogColours.grid} strokeWidth="2" />
      <path d={`M75 0v${height}`} stroke={accent} strokeWidth="3" opacity="0.5" />
      {/* The tick of the mark, whose cell of four units is here two cells wide. */}
      <path d={markShape.tick} fill={accent} transform="translate(690 90) scale(15)" />
    </svg>
  );
}

function Mark({ accent, strong }: { accent: string; strong: string }) {
  return (
    <svg width={64} height={64} viewBox={`0 0 ${MARK_SIZE} ${MARK_SIZE}`}>
      <path d={markShape.cover} fill={accent} />
      <path d={markShape.spine} fill={strong} />
      <path d={markShape.tick} fill={ogColours.surface} />
    </svg>
  );
}
