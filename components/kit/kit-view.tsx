import { PageShell } from '@/components/layout/page-shell';
import { OverlayHost } from '@/components/ui/overlay/overlay-host';
import { TextLink } from '@/components/ui/text-link/text-link';
import type { SubjectColour } from '@/lib/contract/subjects/subjects';
import { pathOf } from '@/lib/routes/match';
import { AccentSamples } from './samples/accent-samples';
import { Buttons } from './samples/buttons';
import { Choices } from './samples/choices';
import { Fields } from './samples/fields';
import { accents, Colours, Typography } from './foundations';
import { Illustrations } from './samples/illustrations';
import { KitContents } from './kit-contents';
import { Messages } from './samples/messages';
import { Surfaces, Tables } from './samples/surfaces';
import { NotificationSamples } from './samples/notification-samples';
import { OverlaySamples } from './samples/overlay-samples';
import { TooltipSamples } from './samples/tooltip-samples';
import { Waiting } from './samples/waiting';

/** The kit: every primitive in every state, for those who build the product. [UI-12] */
export function KitView({ accent }: { accent: SubjectColour }) {
  return (
    <PageShell accent={accent}>
      <div className="page-width py-8 medium:py-12">
        <h1 className="text-title-l font-bold medium:text-display">Набор интерфейса</h1>
        <p className="mt-4 max-w-reading text-reading text-ink-soft">
          Из&nbsp;этих частей собраны все страницы тетрадей. Здесь каждая&nbsp;— во&nbsp;всех своих
          состояниях.
        </p>
        <AccentLinks current={accent} />
        <div className="mt-10 grid grid-cols-1 gap-12 large:grid-cols-[14rem_minmax(0,1fr)] large:gap-16">
          <KitContents />
          <div className="flex min-w-0 flex-col gap-16">
            <Colours />
            <Typography />
            <AccentSamples />
            <Buttons />
            <Fields />
            <Choices />
            <Waiting />
            <Messages />
            <Surfaces />
            <Tables />
            <OverlaySamples />
            <NotificationSamples />
            <TooltipSamples />
            <Illustrations />
          </div>
        </div>
      </div>
      <OverlayHost />
    </PageShell>
  );
}

function AccentLinks({ current }: { current: SubjectColour }) {
  return (
    <nav aria-label="Цвет страницы" className="mt-6">
      <ul className="flex flex-wrap gap-x-6">
        {accents.map(([name, title]) => (
          <li key={name} className={name === current ? 'font-semibold' : ''}>
            <TextLink href={`${pathOf('kit')}?accent=${name}`} variant="quiet">
              {title}
              {name === current ? <span className="sr-only"> (выбран)</span> : null}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
