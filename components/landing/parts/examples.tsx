import { kindsTitle } from '@/components/task/kind-titles';
import type { SubjectText } from '@/lib/landing/texts/landing-text';
import { KindPicture } from '@/components/task/kind-picture';
import { Section } from './section';

type ExamplesProps = Pick<SubjectText, 'gain' | 'examples'>;

/** What a teacher of the subject gains, and three kinds of tasks that do it. */
export function Examples({ gain, examples }: ExamplesProps) {
  return (
    <Section id="examples" title="Что это даёт учителю" lead={gain}>
      <ul className="grid gap-6 medium:grid-cols-3 medium:gap-8">
        {examples.map(({ kind, text }) => (
          <li key={kind} className="border-t-2 border-accent pt-5">
            <KindPicture kind={kind} />
            <h3 className="mt-3 text-title-s font-semibold">{kindsTitle([kind])}</h3>
            <p className="mt-1 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
