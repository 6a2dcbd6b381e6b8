import { writtenCode } from './written-code';

/** A code to continue, to be copied by hand: it does not break at its dashes. */
export function CodeText({ code }: { code: string }) {
  return (
    <strong translate="no" className="text-title-s font-semibold whitespace-nowrap tabular-nums">
      {writtenCode(code)}
    </strong>
  );
}
