import type { journalEndpoints } from '@/lib/contract/journal/endpoints';
import { endpoints } from '@/lib/contract/endpoints';
import type { Endpoint } from '@/lib/contract/call/endpoint';
import type { VerbsOf } from '@/platform/main-api/context';
import { verbs } from './verbs';

test('[API-01] every row that is ready has a verb, and no other row has one', () => {
  const ready = Object.entries(endpoints as Record<string, Endpoint>)
    .filter(([, { state }]) => state === 'ready')
    .map(([name]) => name);
  expect(Object.keys(verbs).sort()).toEqual(ready.sort());
});

type JournalVerbs = VerbsOf<typeof journalEndpoints>;
type WithoutVerb = Record<never, never> extends JournalVerbs ? 'compiles' : 'refused';
type OtherReply = { getJournal: () => Promise<{ classes: string }> } extends JournalVerbs
  ? 'compiles'
  : 'refused';

test('[API-01] the compiler refuses an entity without a verb, or with another reply', () => {
  const held: [WithoutVerb, OtherReply] = ['refused', 'refused'];
  expect(held).toHaveLength(2);
});
