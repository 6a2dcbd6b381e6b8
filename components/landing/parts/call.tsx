import { LinkButton } from '@/components/ui/link-button/link-button';
import { composeAddress } from '@/lib/landing/addresses';
import { InkTick } from './pen-marks';

/** The last word of a landing: what to do now. */
export function Call({ title, children }: { title: string; children: string }) {
  return (
    <section aria-labelledby="call-title" className="page-width pb-14 medium:pb-24">
      <div className="relative isolate overflow-clip rounded-xl bg-accent-tint px-5 py-10 medium:px-12 medium:py-14">
        <div
          aria-hidden
          className="absolute inset-y-0 right-2 -z-10 border-r-2 border-accent/45 medium:right-28"
        />
        <InkTick className="absolute right-8 bottom-12 hidden size-12 medium:block" />
        <h2 id="call-title" className="max-w-160 text-title-m font-bold medium:text-title-l">
          {title}
        </h2>
        <p className="mt-3 mb-7 max-w-136 text-reading">{children}</p>
        <LinkButton href={composeAddress} wide>
          Собрать задание
        </LinkButton>
      </div>
    </section>
  );
}
