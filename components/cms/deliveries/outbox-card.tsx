import { Card } from '@/components/ui/card/card';
import { externalProviders } from '@/lib/contract/auth/external-providers';
import type { OutboxKind, OutboxState } from '@/lib/contract/cms/cms-deliveries';
import { ageOf } from '@/lib/format/age';
import { kindTitles } from './words';

type OutboxCardProps = { kind: OutboxKind; states: readonly OutboxState[]; now: Date };

/** How much of one kind is on its way, for each diary. [DIARY-06] */
export function OutboxCard({ kind, states, now }: OutboxCardProps) {
  return (
    <Card as="section" labelledBy={`outbox-${kind}`}>
      <h2 id={`outbox-${kind}`} className="text-title-s font-semibold">
        {kindTitles[kind].all}
      </h2>
      {states
        .filter((state) => state.kind === kind)
        .map((state) => (
          <DiaryState key={state.provider} state={state} now={now} />
        ))}
    </Card>
  );
}

function DiaryState({ state, now }: { state: OutboxState; now: Date }) {
  const { provider, waiting, oldestSince, failed } = state;
  return (
    <div className="mt-4">
      <h3 className="text-ink-soft">{externalProviders[provider].title}</h3>
      <dl className="mt-1 flex flex-wrap gap-x-6 gap-y-2 medium:gap-x-10">
        <Fact term="Ждут">{waiting}</Fact>
        <Fact term="Дольше всех">
          {oldestSince === null ? (
            '—'
          ) : (
            <time dateTime={oldestSince}>{ageOf(oldestSince, now)}</time>
          )}
        </Fact>
        <Fact term="Не&nbsp;дошли" isBad={failed > 0}>
          {failed}
        </Fact>
      </dl>
    </div>
  );
}

type FactProps = { term: string; isBad?: boolean; children: React.ReactNode };

function Fact({ term, isBad = false, children }: FactProps) {
  return (
    <div>
      <dt className="text-caption text-ink-soft">{term}</dt>
      <dd className={`text-title-s font-semibold ${isBad ? 'text-negative-strong' : ''}`}>
        {children}
      </dd>
    </div>
  );
}
