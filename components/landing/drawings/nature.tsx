import type { Point } from './hand';
import { Curve, Drawing, Line, Ring, Wash, Words } from './pen';

/** A flask with something that fizzes. */
export function ChemistryDrawing() {
  return (
    <Drawing>
      <Wash points="110,154 210,154 244,222 236,232 84,232 76,222" />
      <Line points="132,34 188,34" width={2.6} />
      <Line points="140,36 140,98 74,220" width={2.6} />
      <Line points="180,36 180,98 246,220" width={2.6} />
      <Curve points="74,220 76,234 92,236 228,236 244,234 246,220" width={2.6} />
      <Curve points="110,154 136,149 160,157 186,150 210,154" ink="accent" />
      <Ring at={[140, 196]} r={9} ink="accent" />
      <Ring at={[172, 180]} r={6} ink="accent" />
      <Ring at={[190, 208]} r={11} ink="accent" />
      <Ring at={[158, 128]} r={5} ink="accent" />
      <Ring at={[166, 104]} r={4} ink="accent" />
      <Words at={[222, 76]} size={24} accent>
        CO₂↑
      </Words>
      <Words at={[26, 96]} size={22}>
        H₂O
      </Words>
    </Drawing>
  );
}

/** A leaf and a cell under a lens. */
export function BiologyDrawing() {
  const veins: Point[][] = [
    [
      [96, 170],
      [70, 158],
      [48, 130],
    ],
    [
      [116, 140],
      [88, 122],
      [72, 88],
    ],
    [
      [136, 108],
      [120, 88],
      [110, 60],
    ],
    [
      [96, 170],
      [124, 172],
      [150, 156],
    ],
    [
      [116, 140],
      [144, 138],
      [168, 118],
    ],
    [
      [136, 108],
      [158, 102],
      [174, 82],
    ],
  ];
  return (
    <Drawing>
      <Curve points="74,204 34,164 40,104 92,56 172,36" width={2.6} />
      <Curve points="74,204 132,206 172,166 186,104 172,36" width={2.6} />
      <Curve points="40,248 74,204 116,140 172,36" ink="accent" width={2.6} />
      {veins.map((points) => (
        <Curve key={points.join()} points={points} ink="accent" width={1.8} />
      ))}
      <Ring at={[238, 174]} r={60} />
      <Wash points="238,146 262,158 266,184 244,200 220,190 218,160" />
      <Ring at={[240, 172]} r={27} ink="accent" />
      <Ring at={[246, 168]} r={7} ink="accent" />
      <Ring at={[206, 148]} r={8} ry={5} />
      <Ring at={[276, 206]} r={9} ry={5} />
      <Ring at={[206, 204]} r={7} ry={5} />
    </Drawing>
  );
}

/** A globe with its net, and a compass. */
export function GeographyDrawing() {
  return (
    <Drawing>
      <Ring at={[134, 132]} r={104} width={2.6} />
      <Ring at={[134, 132]} r={46} ry={104} />
      <Line points="134,26 134,238" />
      <Line points="30,132 238,132" ink="accent" width={2.6} />
      <Curve points="46,78 90,92 134,96 178,92 222,78" />
      <Curve points="46,186 90,172 134,168 178,172 222,186" />
      <Wash points="262,20 272,52 304,62 272,72 262,104 252,72 220,62 252,52" />
      <Line points="262,20 272,52 304,62 272,72 262,104 252,72 220,62 252,52 262,20" ink="accent" />
      <Line points="262,40 262,84" ink="accent" />
      <Words at={[262, 14]} size={16} accent middle>
        С
      </Words>
      <Words at={[262, 126]} size={16} accent middle>
        Ю
      </Words>
    </Drawing>
  );
}

/** A hill, a tree, the sun. */
export function WorldDrawing() {
  const rays = Array.from({ length: 10 }, (_, index): Point[] => {
    const angle = (index / 10) * 2 * Math.PI;
    const at = (r: number): Point => [244 + Math.cos(angle) * r, 66 + Math.sin(angle) * r];
    return [at(42), at(56)];
  });
  return (
    <Drawing>
      <Ring at={[244, 66]} r={32} ink="accent" width={2.6} />
      {rays.map((points) => (
        <Line key={points.join()} points={points} ink="accent" />
      ))}
      <Curve points="10,226 70,186 140,180 220,206 310,190" width={2.6} />
      <Line points="92,184 92,132" width={2.8} />
      <Line points="92,160 108,144" />
      <Curve points="70,138 46,122 52,92 74,84 92,58 116,78 136,92 138,122 112,138 70,138" />
      <Curve points="150,232 172,226 194,234 216,228" ink="accent" />
      <Curve points="176,246 198,240 220,248 242,242" ink="accent" />
      <Curve points="150,110 158,102 166,110 174,102 182,110" />
    </Drawing>
  );
}
