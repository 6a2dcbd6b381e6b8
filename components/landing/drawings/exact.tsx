import type { Point } from './hand';
import { Curve, Drawing, Line, Ring, Wash, Words } from './pen';

/** A ray with a fraction on it, and a circle in quarters. */
export function MathsDrawing() {
  return (
    <Drawing>
      <Wash points="160,92 160,26 186,32 210,50 222,72 226,92" />
      <Ring at={[160, 92]} r={66} />
      <Line points="160,24 160,160" />
      <Line points="92,92 228,92" />
      <Words at={[186, 74]} size={22} accent middle>
        ¼
      </Words>
      <Line points="20,210 300,210 288,203" />
      <Line points="300,210 288,217" />
      {[40, 92, 144, 196, 248].map((x) => (
        <Line
          key={x}
          points={[
            [x, 202],
            [x, 218],
          ]}
        />
      ))}
      <Words at={[40, 242]} size={18} middle>
        0
      </Words>
      <Words at={[248, 242]} size={18} middle>
        1
      </Words>
      <Curve points="40,200 56,184 76,184 92,200" ink="accent" width={2.6} />
      <Ring at={[92, 210]} r={6} ink="accent" width={3} />
    </Drawing>
  );
}

/** A parabola and its axes. */
export function AlgebraDrawing() {
  const parabola = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5].map((x): Point => [
    160 + x * 20,
    206 - x * x * 7,
  ]);
  return (
    <Drawing>
      <Line points="24,206 300,206 289,199" />
      <Line points="300,206 289,213" />
      <Line points="160,246 160,14 153,26" />
      <Line points="160,14 167,26" />
      <Curve points={parabola} ink="accent" width={3} />
      <Line points="100,143 100,206" ink="soft" dashed />
      <Line points="100,143 160,143" ink="soft" dashed />
      <Ring at={[100, 143]} r={5} ink="accent" width={3} />
      <Words at={[240, 132]} size={22} accent>
        y = x²
      </Words>
      <Words at={[290, 234]} size={18}>
        x
      </Words>
      <Words at={[174, 28]} size={18}>
        y
      </Words>
    </Drawing>
  );
}

/** A triangle with its height and a marked angle. */
export function GeometryDrawing() {
  return (
    <Drawing>
      <Line points="36,216 208,40 290,216 36,216" width={2.6} />
      <Line points="208,40 208,216" ink="accent" dashed />
      <Line points="208,200 224,200 224,216" ink="accent" />
      <Curve points="74,216 72,200 63,188" ink="accent" width={2.6} />
      <Curve points="82,216 80,197 69,182" ink="accent" width={2.6} />
      <Words at={[12, 226]}>A</Words>
      <Words at={[202, 30]}>B</Words>
      <Words at={[298, 226]}>C</Words>
      <Words at={[202, 242]} size={18}>
        H
      </Words>
    </Drawing>
  );
}

/** An algorithm: a beginning, a question, two ways. */
export function InformaticsDrawing() {
  return (
    <Drawing>
      <Ring at={[160, 34]} r={58} ry={20} />
      <Words at={[160, 40]} size={16} middle>
        начало
      </Words>
      <Line points="160,56 160,84 154,76" />
      <Line points="160,84 166,76" />
      <Wash points="160,88 226,126 160,164 94,126" />
      <Line points="160,86 228,126 160,166 92,126 160,86" ink="accent" />
      <Words at={[160, 132]} size={17} accent middle>
        a &gt; b ?
      </Words>
      <Line points="92,126 56,126 56,188 50,180" />
      <Line points="56,188 62,180" />
      <Line points="228,126 264,126 264,188 258,180" />
      <Line points="264,188 270,180" />
      <Words at={[66, 118]} size={15}>
        да
      </Words>
      <Words at={[232, 118]} size={15}>
        нет
      </Words>
      <Line points="16,192 98,192 98,234 16,234 16,192" />
      <Line points="222,192 304,192 304,234 222,234 222,192" />
      <Words at={[57, 219]} size={17} middle>
        m = a
      </Words>
      <Words at={[263, 219]} size={17} middle>
        m = b
      </Words>
    </Drawing>
  );
}
