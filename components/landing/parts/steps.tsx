import type { SubjectName } from '@/lib/contract/subjects/subjects';
import { GENERAL_SUBJECT, jobSteps } from '@/lib/landing/texts/steps';
import { InkNumber, Tape } from './pen-marks';
import { Section } from './section';

/** In pixels of the file; the pictures of every step are of one size. */
const DESKTOP = { width: 1230, height: 810 };
const PHONE = { width: 540, height: 660 };

/** How it works, in three steps with pictures of the product in a subject. */
export function Steps({ subject = GENERAL_SUBJECT }: { subject?: SubjectName }) {
  return (
    <Section id="how" title="Как это работает">
      <ol className="flex flex-col gap-14 medium:gap-20">
        {jobSteps(subject).map(({ picture, title, text, alt }, index) => (
          <li
            key={picture}
            className="grid items-center gap-6 large:grid-cols-[5fr_7fr] large:gap-14 large:even:grid-cols-[7fr_5fr]"
          >
            <div className={index % 2 === 1 ? 'large:order-2' : ''}>
              <InkNumber>{index + 1}</InkNumber>
              <h3 className="mt-4 text-title-s font-bold medium:text-title-m">{title}</h3>
              <p className="mt-2 max-w-reading text-reading text-ink-soft">{text}</p>
            </div>
            <div className="relative">
              <Tape
                className={
                  index % 2 === 1 ? '-top-3 right-10 rotate-3' : '-top-3 left-10 -rotate-4'
                }
              />
              <Picture name={`${subject}/${picture}`} alt={alt} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Taken on a phone for phones, where the other one would be too small to read. */
function Picture({ name, alt }: { name: string; alt: string }) {
  return (
    <picture>
      <source media="(min-width: 752px)" srcSet={`/images/${name}-desktop.webp`} {...DESKTOP} />
      <img
        src={`/images/${name}-phone.webp`}
        alt={alt}
        {...PHONE}
        loading="lazy"
        decoding="async"
        className="mx-auto h-auto w-full max-w-90 rounded-l border border-line bg-surface shadow-sheet medium:max-w-none"
      />
    </picture>
  );
}
