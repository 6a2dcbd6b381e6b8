import { limits } from '@/lib/contract/licence/limits';
import { changedOn, partsOf, type LegalDocument } from './document';
import { officialDocuments } from './official-documents';
import { teacherTerms } from './teacher-terms';
import { userAgreement } from './user-agreement';

const all = [teacherTerms, userAgreement] as const;
const wordsOf = ({ intro, sections }: LegalDocument) => [
  ...intro,
  ...sections.flatMap(({ title, paragraphs }) => [
    title,
    ...paragraphs.map(partsOf).flatMap(({ text, items }) => [text, ...items]),
  ]),
];

const wordsIn = (id: string) =>
  wordsOf({
    ...teacherTerms,
    intro: [],
    sections: teacherTerms.sections.filter((one) => one.id === id),
  }).join(' ');

describe.each(all)('$title', (text) => {
  test('[PRE-04] has a true date of change, and says it in words', () => {
    expect(new Date(text.changedAt).toISOString().slice(0, 10)).toBe(text.changedAt);
    expect(changedOn(text)).toMatch(/^\d{1,2} [а-я]+ \d{4} года$/);
  });

  test('[SEO-04] fits into a search result', () => {
    expect(`${text.title} — Рабочие тетради`.length).toBeLessThanOrEqual(60);
    expect(text.description.length).toBeLessThanOrEqual(160);
  });

  test('[ROUTE-20] has an address for every section', () => {
    const ids = text.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z-]+$/);
  });

  test('is written in whole sentences, with Russian quotes and dashes', () => {
    for (const words of wordsOf(text)) expect(words).not.toMatch(/["“”]| - | {2}|TODO/);
    for (const { paragraphs } of text.sections)
      for (const { text: words, items } of paragraphs.map(partsOf)) {
        expect(words).toMatch(items.length > 0 ? /:$/ : /\.$/);
        expect(items.slice(0, -1).filter((item) => !item.endsWith(';'))).toEqual([]);
        expect(items.at(-1) ?? '.').toMatch(/\.$/);
      }
  });
});

test('[HW-08] the terms name the limit of the free version, promise explanations to everybody, and say what is sold', () => {
  const words = wordsIn('limits');
  expect(words).toContain('и пояснения к ним');
  expect(words).toContain(`не больше ${limits.free.attempts} раз`);
  const licence = wordsIn('licence');
  expect(licence).toContain(`до ${limits.premium.attempts} раз вместо ${limits.free.attempts}`);
  expect(licence).toContain('Чтобы вернуть деньги');
});

test('[SEO-04] no two documents have the same words for search engines', () => {
  expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
});

test('[CONF-01] only documents that are configured are named', () => {
  expect(officialDocuments({})).toEqual([]);
  expect(officialDocuments({ OFFER_URL: 'https://a.example/offer' })).toEqual([
    { label: 'Оферта', href: 'https://a.example/offer' },
  ]);
  const three = officialDocuments({
    OFFER_URL: 'https://a.example/1',
    PERSONAL_DATA_CONSENT_URL: 'https://a.example/2',
    USER_AGREEMENT_URL: 'https://a.example/3',
  });
  expect(three.map(({ href }) => href.at(-1))).toEqual(['1', '3', '2']);
});
