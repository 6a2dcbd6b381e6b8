import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card/card';
import { Breadcrumbs } from '@/components/landing/parts/breadcrumbs';
import { InkTick } from '@/components/landing/parts/pen-marks';
import { TextLink } from '@/components/ui/text-link/text-link';
import type { LeadText } from '@/lib/lead/lead-texts';

type ApplicationViewProps = {
  text: LeadText;
  contacts: { email: string; phone: string };
  signInHref: string;
  /** The form, or the news that it was sent. */
  children: ReactNode;
};

/** The page of an application: what it is for, the form, what happens then. [ROUTE-21] */
export function ApplicationView({ text, contacts, signInHref, children }: ApplicationViewProps) {
  return (
    <div className="group/application relative isolate overflow-clip">
      <div
        aria-hidden
        className="squared-paper absolute inset-x-0 top-0 -z-10 h-96 [mask-image:linear-gradient(to_bottom,black_30%,transparent),linear-gradient(to_right,transparent_30%,black_65%)] [mask-composite:intersect]"
      />
      <Breadcrumbs trail={[{ title: text.title }]} />
      <div className="page-width grid grid-cols-1 gap-x-16 gap-y-10 py-8 medium:py-14 large:grid-cols-[minmax(0,1fr)_minmax(0,36rem)] large:grid-rows-[auto_1fr]">
        <header className="max-w-reading">
          <h1 className="text-title-l font-bold medium:text-display">{text.heading}</h1>
          <p className="mt-5 text-reading">{text.lead}</p>
        </header>
        <div id="form" className="large:col-start-2 large:row-span-2 large:row-start-1">
          <Card as="section" labelledBy="form-title">
            <h2 id="form-title" className="mb-6 text-title-m font-semibold">
              {text.formTitle}
            </h2>
            {children}
          </Card>
        </div>
        <section aria-labelledby="steps" className="max-w-reading">
          <h2 id="steps" className="text-title-s font-semibold">
            Что будет дальше
          </h2>
          <Steps steps={text.steps} />
          <p className="mt-8">
            Попробовать можно и&nbsp;без заявки:{' '}
            <TextLink href={signInHref}>соберите первое задание</TextLink>, это бесплатно.
          </p>
          <Contacts {...contacts} />
        </section>
      </div>
    </div>
  );
}

function Steps({ steps }: Pick<LeadText, 'steps'>) {
  return (
    <ol className="mt-5 flex flex-col gap-6">
      {steps.map(({ title, text }, at) => (
        <li key={title} className="flex gap-4">
          <span
            aria-hidden
            className="squared-paper flex size-12 shrink-0 bg-position-[0.75rem_0.75rem] items-center justify-center rounded-m border border-line bg-surface text-title-s font-bold text-accent-strong"
          >
            {at === 0 ? <Sent before="1" after={<InkTick className="size-6" />} /> : at + 1}
          </span>
          <div className="min-w-0">
            <h3 className="font-semibold">
              {at === 0 ? <Sent before={title} after="Заявка у&nbsp;нас" /> : title}
            </h3>
            <p className="mt-1 text-ink-soft">
              {at === 0 ? (
                <Sent before={text} after="Отправлять её ещё раз не&nbsp;нужно." />
              ) : (
                text
              )}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The words of the first step, and those that take their place when the application is sent. */
function Sent({ before, after }: { before: ReactNode; after: ReactNode }) {
  return (
    <>
      <span className="group-has-[[data-sent]]/application:hidden">{before}</span>
      <span className="hidden group-has-[[data-sent]]/application:inline">{after}</span>
    </>
  );
}

function Contacts({ email, phone }: ApplicationViewProps['contacts']) {
  return (
    <p className="mt-3">
      Вопросы можно задать и&nbsp;сразу:{' '}
      <TextLink href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
        <span className="whitespace-nowrap">{phone}</span>
      </TextLink>{' '}
      или <TextLink href={`mailto:${email}`}>{email}</TextLink>.
    </p>
  );
}
