import type { Question } from '@/lib/landing/texts/landing-text';
import { Section } from './section';

/** Questions and answers, each opened by itself. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <Section id="questions" title="Вопросы и ответы" aside>
      <div className="border-t border-line">
        {questions.map(({ question, answer }) => (
          <details key={question} className="group border-b border-line">
            <summary className="flex min-h-14 list-none items-center gap-4 rounded-s py-3 text-reading font-semibold [&::-webkit-details-marker]:hidden">
              <span className="flex-1">{question}</span>
              <DisclosureSign />
            </summary>
            <p className="max-w-reading pb-6 text-reading text-ink-soft">{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}

/** A plus that becomes a minus inside an open `<details class="group">`. */
export function DisclosureSign() {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      strokeWidth="2.400"
      strokeLinecap="round"
      aria-hidden
      className="size-6 shrink-0 stroke-accent"
    >
      <path d="M4 12.300c5-.8 11-.7 16-.2" />
      <path d="M12.200 4c-.6 5-.6 11 0 16" className="group-open:hidden" />
    </svg>
  );
}
