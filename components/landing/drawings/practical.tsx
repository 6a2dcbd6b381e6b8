import type { Point } from './hand';
import { Curve, Drawing, Line, Ring, Wash, Words } from './pen';

/** A lifebuoy on the water. */
export function SafetyDrawing() {
  const bands = [0.6, 2.17, 3.74, 5.31];
  return (
    <Drawing>
      {bands.map((angle) => {
        const at = (turn: number, r: number): Point => [
          Math.round(160 + Math.cos(angle + turn) * r),
          Math.round(114 + Math.sin(angle + turn) * r),
        ];
        const corners = [at(-0.24, 90), at(0.24, 90), at(0.34, 48), at(-0.34, 48)];
        return (
          <g key={angle}>
            <Wash points={corners} />
            <Line points={[at(-0.24, 90), at(-0.34, 48)]} ink="accent" />
            <Line points={[at(0.24, 90), at(0.34, 48)]} ink="accent" />
          </g>
        );
      })}
      <Ring at={[160, 114]} r={92} width={2.6} />
      <Ring at={[160, 114]} r={47} width={2.6} />
      <Curve
        points="16,224 44,214 72,224 100,232 128,222 156,214 184,224 212,232 240,222 268,214 304,224"
        ink="accent"
        width={2.6}
      />
      <Curve points="52,246 80,238 108,246 136,252 164,244 192,238 220,246 250,250" ink="accent" />
    </Drawing>
  );
}

/** A gear and a ruler. */
export function TechnologyDrawing() {
  const teeth = Array.from({ length: 10 }, (_, index): Point[] =>
    (
      [
        [-0.2, 68],
        [-0.13, 86],
        [0.13, 86],
        [0.2, 68],
      ] as const
    ).map(([turn, r]): Point => {
      const angle = (index / 10) * 2 * Math.PI + turn;
      return [Math.round(122 + Math.cos(angle) * r), Math.round(100 + Math.sin(angle) * r)];
    }),
  ).flat();
  const first: Point = teeth[0] ?? [0, 0];
  return (
    <Drawing>
      <Line points={[...teeth, first]} />
      <Ring at={[122, 100]} r={30} ink="accent" width={2.6} />
      <Ring at={[122, 100]} r={8} ink="accent" />
      <Line points="60,206 300,206 300,246 60,246 60,206" width={2.6} />
      {Array.from({ length: 11 }, (_, index) => 76 + index * 20).map((x, index) => (
        <Line
          key={x}
          points={[
            [x, 206],
            [x, index % 5 ? 218 : 228],
          ]}
        />
      ))}
      <Line points="214,15 300,15" ink="accent" dashed />
      <Line points="214,185 300,185" ink="accent" dashed />
      <Line points="278,17 278,183" ink="accent" />
      <Line points="272,29 278,17 284,29" ink="accent" />
      <Line points="272,171 278,183 284,171" ink="accent" />
      <Words at={[290, 106]} size={18} accent>
        ⌀
      </Words>
    </Drawing>
  );
}
