import { SquaredSheet } from '@/components/ui/drawing/squared-sheet';
import { accent, blush, dark, ink, tint } from '@/components/ui/drawing/strokes';

/** A sun that smiles, drawn by a child. For: no homework, for the youngest. */
export function SmilingSheet() {
  return (
    <SquaredSheet>
      <circle className={tint} cx="200" cy="150" r="58" />
      <path
        className={ink}
        d="M258.4 149.6C259 182.5 232.4 208.6 199.8 208.3C167.2 208 141.3 181.8 141.8 149.3C142.3 117 168.5 91.6 200.6 91.9C232.7 92.2 257.9 117.6 258.4 149.6Z"
      />
      <path
        className={accent}
        d="M200.4 76.2C200.9 68.6 200.1 60.8 201.2 53.4M252.6 97.8C258 92.2 263.8 87.2 268.9 81.6M274.2 150.8C281.8 150.2 289.6 151 297 150.1M252.4 202.6C258.2 207.8 263.2 213.6 268.8 218.9M199.6 224.2C200 231.8 199.2 239.6 199.9 247M147.8 202.8C142.4 208.2 136.6 213.2 131.4 218.8M126.2 149.4C118.6 150 110.8 149.2 103.4 150.2M147.6 97.6C142 92 136.8 86.4 131 81.2"
      />
      <circle className={dark} cx="180" cy="138" r="5.5" />
      <circle className={dark} cx="220" cy="138" r="5.5" />
      <circle className={blush} cx="165" cy="160" r="9" />
      <circle className={blush} cx="235" cy="160" r="9" />
      <path className={ink} d="M176.4 166.2C183.6 182.4 216.2 183 223.8 165.8" />
    </SquaredSheet>
  );
}
