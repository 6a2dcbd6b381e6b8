import { ChevronDown } from 'lucide-react';
import { CodeForm } from './code-form';

/** The way back for who has begun elsewhere, folded: most have not. [TRUST-03] */
export function HaveCode({ taskHash }: { taskHash: string }) {
  return (
    <details className="group">
      <summary className="inline-flex cursor-pointer list-none items-center gap-1 rounded-s py-3 text-accent-strong underline underline-offset-4 [&::-webkit-details-marker]:hidden">
        У&nbsp;меня есть код
        <ChevronDown aria-hidden className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="pt-3">
        <CodeForm taskHash={taskHash} />
      </div>
    </details>
  );
}
