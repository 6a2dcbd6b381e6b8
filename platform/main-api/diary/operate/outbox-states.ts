import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { FailedDelivery, OutboxKind, OutboxState } from '@/lib/contract/cms/cms-deliveries';
import { diaryProviders, type DiaryProvider } from '@/lib/contract/diary/diary';
import type { Db } from '@/platform/main-api/context';
import { diaryDelivery, diaryMark, homework } from '@/platform/main-api/database/schema';

type State = Omit<OutboxState, 'oldestSince'> & { oldestSince: Date | null };
type Failed = Omit<FailedDelivery, 'since'> & { since: Date };
type Tally = Omit<State, 'kind'>;

/** How things of each kind are on their way to each diary, also where nothing is. [DIARY-06] */
export async function outboxStates(db: Db): Promise<State[]> {
  const [delivery, mark] = await Promise.all([tallyDeliveries(db), tallyMarks(db)]);
  const stateOf = (kind: OutboxKind, tallies: Tally[], provider: DiaryProvider): State => {
    const none = { provider, waiting: 0, oldestSince: null, failed: 0 };
    return { kind, ...(tallies.find((one) => one.provider === provider) ?? none) };
  };
  return [
    ...diaryProviders.map((provider) => stateOf('delivery', delivery, provider)),
    ...diaryProviders.map((provider) => stateOf('mark', mark, provider)),
  ];
}

const unfinished = ['sending', 'failed'] as const;
const { provider } = diaryDelivery;

function tallyDeliveries(db: Db): Promise<Tally[]> {
  return db
    .select({ provider, ...tallyOf(diaryDelivery) })
    .from(diaryDelivery)
    .where(inArray(diaryDelivery.state, unfinished))
    .groupBy(provider);
}

function tallyMarks(db: Db): Promise<Tally[]> {
  return db
    .select({ provider, ...tallyOf(diaryMark) })
    .from(diaryMark)
    .innerJoin(diaryDelivery, eq(diaryDelivery.id, diaryMark.deliveryId))
    .where(inArray(diaryMark.state, unfinished))
    .groupBy(provider);
}

function tallyOf({ state, since }: typeof diaryDelivery | typeof diaryMark) {
  const waits = sql`filter (where ${state} = 'sending')`;
  return {
    waiting: sql`count(*) ${waits}`.mapWith(Number),
    oldestSince: sql<Date | null>`min(${since}) ${waits}`.mapWith(since),
    failed: sql`count(*) filter (where ${state} = 'failed')`.mapWith(Number),
  };
}

/** What was given up of one kind, the newest first. [DIARY-06] */
export async function listFailed(db: Db, kind: OutboxKind, limit: number): Promise<Failed[]> {
  const table = kind === 'mark' ? diaryMark : diaryDelivery;
  const { id, since, cause, state } = table;
  const { title } = homework;
  const { groupName } = diaryDelivery;
  const shown = { id, provider, title, groupName, since, cause };
  const rows =
    kind === 'mark'
      ? await db
          .select(shown)
          .from(diaryMark)
          .innerJoin(diaryDelivery, eq(diaryDelivery.id, diaryMark.deliveryId))
          .innerJoin(homework, eq(homework.id, diaryDelivery.homeworkId))
          .where(eq(state, 'failed'))
          .orderBy(desc(since), id)
          .limit(limit)
      : await db
          .select(shown)
          .from(diaryDelivery)
          .innerJoin(homework, eq(homework.id, diaryDelivery.homeworkId))
          .where(eq(state, 'failed'))
          .orderBy(desc(since), id)
          .limit(limit);
  return rows.map((row) => ({ kind, ...row }));
}
