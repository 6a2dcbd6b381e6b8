import type { Point } from './hand';
import { Drawing, Hatch, Line, Ring, Wash, Words } from './pen';

/** A spring with a weight beside a scale. */
export function PhysicsDrawing() {
  const turns = Array.from({ length: 11 }, (_, index): Point => [
    index % 2 ? 144 : 96,
    46 + index * 9,
  ]);
  return (
    <Drawing>
      <Line points="60,24 262,24" width={2.6} />
      <Hatch from={[64, 8]} to={[262, 22]} />
      <Line points="120,24 120,38" />
      <Line points={[[120, 38], ...turns, [120, 150]]} />
      <Line points="120,150 120,168" />
      <Wash points="90,170 150,170 150,226 90,226" />
      <Line points="88,168 152,168 152,228 88,228 88,168" ink="accent" width={2.6} />
      <Words at={[120, 206]} size={20} accent middle>
        2 Н
      </Words>
      <Line points="206,44 206,236" />
      <Line points="252,44 252,236" />
      <Line points="206,44 252,44" />
      <Line points="206,236 252,236" />
      {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((mark) => (
        <Line
          key={mark}
          points={[
            [206, 62 + mark * 20],
            [mark % 2 ? 218 : 228, 62 + mark * 20],
          ]}
        />
      ))}
      <Line points="160,162 198,162 190,156" ink="accent" dashed />
      <Line points="198,162 190,168" ink="accent" />
      {['0', '1', '2', '3', '4'].map((number, index) => (
        <Words key={number} at={[234, 68 + index * 40]} size={15}>
          {number}
        </Words>
      ))}
    </Drawing>
  );
}

/** A die and a chart. */
export function ChanceDrawing() {
  const bars = [38, 74, 116, 62, 30];
  return (
    <Drawing>
      <Line points="112,30 112,226 306,226" />
      {bars.map((height, index) => {
        const [x, top] = [126 + index * 36, 226 - height];
        return (
          <g key={x}>
            {index === 2 ? (
              <Wash
                points={[
                  [x, top],
                  [x + 26, top],
                  [x + 26, 226],
                  [x, 226],
                ]}
              />
            ) : null}
            <Line
              points={[
                [x, 226],
                [x, top],
                [x + 26, top],
                [x + 26, 226],
              ]}
              ink={index === 2 ? 'accent' : 'ink'}
            />
          </g>
        );
      })}
      <Words at={[200, 92]} size={20} accent>
        мода
      </Words>
      <Line points="20,70 72,56 94,84 42,100 20,70" />
      <Line points="20,70 24,122 46,152 42,100" />
      <Line points="94,84 96,136 46,152" />
      <Ring at={[57, 78]} r={4} width={3.4} ink="accent" />
      <Ring at={[34, 112]} r={3} width={3} />
      <Ring at={[58, 116]} r={3} width={3} />
      <Ring at={[70, 124]} r={3} width={3} />
      <Ring at={[84, 118]} r={3} width={3} />
    </Drawing>
  );
}
