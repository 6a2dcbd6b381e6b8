import { ChevronDown } from 'lucide-react';
import { CodeForm } from './code-form';

/** The way into a class for who was told its code, folded: most come by a link. [HW-06] */
export function HaveClassCode() {
  return (
    <details className="group">
      <summary className="inline-flex cursor-pointer list-none items-center gap-1 rounded-s py-3 text-accent-strong underline underline-offset-4 [&::-webkit-details-marker]:hidden">
        У&nbsp;меня есть код класса
        <ChevronDown aria-hidden className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="pt-3">
        <CodeForm />
      </div>
    </details>
  );
}
