import type { Point } from './hand';
import { Curve, Drawing, Line, Ring, Tick, Wash, Words } from './pen';

/** A word taken apart: prefix, root, suffix, ending. */
export function RussianDrawing() {
  return (
    <Drawing>
      <Wash points="256,104 294,104 294,146 256,146" />
      <Words at={[26, 138]} size={37} length={220}>
        подснежник
      </Words>
      <Line points="28,94 90,94 90,106" ink="accent" width={2.4} />
      <Curve points="97,104 116,86 136,81 156,86 175,104" ink="accent" width={2.8} />
      <Line points="183,104 214,82 245,104" ink="accent" width={2.4} />
      <Line points="255,103 295,103 295,147 255,147 255,103" ink="accent" width={2.4} />
      <Curve points="30,178 90,172 160,180 224,174 290,178" />
      <Line points="30,212 200,212" ink="soft" dashed />
      <Tick at={[254, 220]} size={1.3} />
    </Drawing>
  );
}

/** An open book and a quill. */
export function LiteratureDrawing() {
  return (
    <Drawing>
      <Curve points="150,92 112,72 66,72 24,84" width={2.6} />
      <Curve points="150,92 188,72 234,72 276,84" width={2.6} />
      <Line points="24,84 24,216" width={2.6} />
      <Line points="276,84 276,216" width={2.6} />
      <Curve points="150,226 112,206 66,204 24,216" width={2.6} />
      <Curve points="150,226 188,206 234,204 276,216" width={2.6} />
      <Line points="150,92 150,226" />
      {[112, 132, 152, 172].map((y, index) => (
        <Curve
          key={y}
          points={[
            [44, y],
            [80, y - 4],
            [index === 3 ? 98 : 128, y + 4],
          ]}
          ink="soft"
        />
      ))}
      {[112, 132].map((y) => (
        <Curve
          key={y}
          points={[
            [172, y + 4],
            [214, y - 4],
            [254, y],
          ]}
          ink="soft"
        />
      ))}
      <Curve points="196,176 232,126 262,70 302,14" ink="accent" width={2.6} />
      <Curve points="302,14 258,30 232,66 226,122" ink="accent" />
      <Curve points="302,14 308,58 288,96 240,124" ink="accent" />
      <Curve points="176,180 184,188 190,178 196,176" ink="accent" />
    </Drawing>
  );
}

/** A column and a line of time. */
export function HistoryDrawing() {
  return (
    <Drawing>
      <Line points="88,40 232,40 232,54 88,54 88,40" width={2.6} />
      <Ring at={[108, 68]} r={13} ink="accent" />
      <Ring at={[212, 68]} r={13} ink="accent" />
      <Curve points="108,56 160,64 212,56" ink="accent" />
      {[124, 142, 160, 178, 196].map((x) => (
        <Line
          key={x}
          points={[
            [x, 80],
            [x, 166],
          ]}
        />
      ))}
      <Line points="110,168 210,168 210,180 110,180 110,168" />
      <Line points="96,182 224,182 224,196 96,196 96,182" width={2.6} />
      <Line points="16,230 304,230 293,223" ink="accent" width={2.6} />
      <Line points="304,230 293,237" ink="accent" width={2.6} />
      {[52, 112, 172, 232].map((x) => (
        <Line
          key={x}
          points={[
            [x, 222],
            [x, 238],
          ]}
          ink="accent"
        />
      ))}
      {(['X', 'XII', 'XIV', 'XVI'] as const).map((age, index) => (
        <Words key={age} at={[52 + index * 60, 256]} size={14} middle>
          {age}
        </Words>
      ))}
    </Drawing>
  );
}

/** Scales in balance. */
export function SocietyDrawing() {
  const pan = (x: number): Point[] => [
    [x - 46, 156],
    [x - 32, 176],
    [x, 184],
    [x + 32, 176],
    [x + 46, 156],
  ];
  return (
    <Drawing>
      <Line points="160,34 160,226" width={2.8} />
      <Curve points="110,236 132,226 188,226 210,236" width={2.6} />
      <Line points="104,238 216,238" width={2.6} />
      <Ring at={[160, 30]} r={10} ink="accent" />
      <Curve points="62,66 110,56 160,60 210,56 258,66" ink="accent" width={2.8} />
      {[62, 258].map((x) => (
        <g key={x}>
          <Wash
            points={[
              [x - 46, 156],
              [x + 46, 156],
              [x + 32, 176],
              [x, 184],
              [x - 32, 176],
            ]}
          />
          <Line
            points={[
              [x, 66],
              [x - 46, 156],
              [x + 46, 156],
              [x, 66],
            ]}
          />
          <Curve points={pan(x)} />
        </g>
      ))}
    </Drawing>
  );
}

/** A question and its answer. */
export function EnglishDrawing() {
  return (
    <Drawing>
      <Curve
        points="40,40 22,66 34,104 62,112 58,142 94,114 190,112 212,92 208,52 182,32 80,30 40,40"
        width={2.6}
      />
      <Words at={[118, 80]} size={24} middle>
        How are you?
      </Words>
      <Wash points="140,152 290,150 302,176 296,208 270,222 270,240 244,224 150,222 126,200 126,168" />
      <Curve
        points="140,150 122,174 132,210 160,222 244,222 276,246 272,220 300,204 304,170 286,150 200,146 140,150"
        ink="accent"
        width={2.6}
      />
      <Words at={[212, 194]} size={24} accent middle>
        Fine, thanks!
      </Words>
    </Drawing>
  );
}
