import { Lightbulb } from 'lucide-react';
import { RichText } from './rich-text';

type TipProps = {
  /** Said to who does not see the lamp. */
  label: string;
  text: string;
  lang?: string | undefined;
};

/** What helps with a task: why something is right, or a hint. */
export function Tip({ label, text, lang }: TipProps) {
  return (
    <div className="flex max-w-reading gap-3 rounded-m bg-paper p-3 text-body medium:p-4">
      <Lightbulb aria-hidden className="mt-0.5 size-5 shrink-0 text-warning-strong" />
      <p>
        <span className="sr-only">{label} </span>
        <span lang={lang}>
          <RichText text={text} />
        </span>
      </p>
    </div>
  );
}
