import type { ReactNode } from 'react';
import { LinkButton } from '@/components/ui/link-button/link-button';
import { buttonStyle } from '@/components/ui/button/button-style';
import { composeAddress } from '@/lib/landing/addresses';
import { InkTick, Underlined } from './pen-marks';

type HeroProps = {
  eyebrow?: string;
  title: string;
  /** Words of the title that are underlined. */
  stressed?: string;
  lead: string;
  facts: readonly string[];
  /** What to do first; by default, to put a homework together. */
  call?: { href: string; label: string };
  /** Where a visitor tries a task, when there is one. */
  sampleHref?: string | null;
  drawing: ReactNode;
};

const compose = { href: composeAddress, label: 'Собрать задание' };

/** The beginning of a landing: a sheet of a squared notebook with its margin, a drawing, the call. */
export function Hero(props: HeroProps) {
  const {
    eyebrow,
    title,
    stressed,
    lead,
    facts,
    call = compose,
    sampleHref = null,
    drawing,
  } = props;
  return (
    <div className="page-width pt-4 pb-8 medium:pt-8 medium:pb-12">
      <div className="relative isolate overflow-clip rounded-xl border border-line bg-surface shadow-sheet">
        <div
          aria-hidden
          className="squared-paper absolute inset-0 -z-10 [mask-image:linear-gradient(to_bottom,transparent_45%,black_75%)] large:[mask-image:linear-gradient(to_right,transparent_42%,black_64%)]"
        />
        <div
          aria-hidden
          className="absolute inset-y-0 right-2 -z-10 border-r-2 border-accent/45 medium:right-16"
        />
        <div className="grid items-center gap-x-12 gap-y-6 px-5 py-8 medium:px-12 medium:py-14 large:grid-cols-[1fr_24rem] large:pr-28">
          <div className="max-w-160">
            {eyebrow ? <p className="mb-3 font-semibold text-accent-strong">{eyebrow}</p> : null}
            <h1 className="text-title-l font-bold medium:text-display">
              <Stressed title={title} stressed={stressed} />
            </h1>
            <p className="mt-5 max-w-136 text-reading">{lead}</p>
            <div className="mt-7 flex flex-col gap-3 medium:flex-row">
              <LinkButton href={call.href} wide>
                {call.label}
              </LinkButton>
              {sampleHref === null ? null : (
                <a href={sampleHref} className={buttonStyle({ variant: 'secondary', wide: true })}>
                  Попробовать задание
                </a>
              )}
            </div>
            <Facts facts={facts} />
          </div>
          <div className="mx-auto w-full max-w-80 pr-4 large:max-w-none large:pr-0">{drawing}</div>
        </div>
      </div>
    </div>
  );
}

function Facts({ facts }: Pick<HeroProps, 'facts'>) {
  return (
    <ul className="mt-7 flex flex-col gap-2 medium:flex-row medium:flex-wrap medium:gap-x-6">
      {facts.map((fact) => (
        <li key={fact} className="flex items-center gap-2 font-medium">
          <InkTick className="size-5" />
          {fact}
        </li>
      ))}
    </ul>
  );
}

function Stressed({ title, stressed = '' }: { title: string; stressed: string | undefined }) {
  const at = stressed === '' ? -1 : title.indexOf(stressed);
  if (at < 0) return title;
  const rest = title.slice(at + stressed.length);
  // A comma does not begin a line.
  const comma = rest.startsWith(',') ? ',' : '';
  return (
    <>
      {title.slice(0, at)}
      <span className="whitespace-nowrap">
        <Underlined>{stressed}</Underlined>
        {comma}
      </span>
      {rest.slice(comma.length)}
    </>
  );
}
