import fc from 'fast-check';
import { leadSchema } from '@/lib/contract/lead/lead';
import { leadLimits, leadRoles, leadTypes, type LeadType } from '@/lib/contract/lead/lead-rules';
import { expectGoodTime } from '@/tests/support/unit/expect-good-time';
import { checkLeadForm, fieldsOf, refusedField } from './check-lead-form';
import { contentKey } from './content-key';
import { leadFields, readLeadForm, shortenLeadForm, type LeadForm } from './lead-form';
import { leadOfForm } from './lead-of-form';
import { landingQuery, leadTexts, leadTypeOf } from './lead-texts';
import { problemText } from './problem-text';

const read = (given: Record<string, unknown>) => readLeadForm({ get: (name) => given[name] });
const good = {
  name: 'Анна Морозова',
  role: 'teacher',
  subjectId: '0',
  email: 'anna@school.ru',
  phone: '',
  school: 'Школа № 5',
  city: 'Тула',
  classCount: '',
  comment: '',
  consent: 'yes',
} satisfies LeadForm;
const wrongOf = (given: Partial<LeadForm>, type: LeadType = 'application') =>
  Object.keys(checkLeadForm(type, { ...good, ...given }));

describe('what was typed into an application form', () => {
  test('[ROUTE-21] is taken without what is not to be seen', () => {
    const form = read({
      name: '  Анна\u00A0\t Моро\u200Bзова\r\n',
      city: 'Ту\u202Eла\0',
      comment: ' один \r\nдва\u2028\n\n\n\nтри\u0007 \t\uD800',
    });
    expect(form).toMatchObject({
      name: 'Анна Морозова',
      city: 'Тула',
      comment: 'один\nдва\n\nтри',
    });
  });

  test('[ROUTE-21] is nothing where something else than a text was sent', () => {
    const form = read({ name: ['Анна'], email: { at: 1 }, phone: 5, school: null });
    expect(Object.values(form)).toEqual(leadFields.map(() => ''));
  });

  test('[ROUTE-21] markup stays what it is: a text', () => {
    expect(read({ school: '<b>№ 5</b>' }).school).toBe('<b>№ 5</b>');
  });

  test('[ROUTE-21] what is too long stays too long when it is shortened, and by one alone', () => {
    const long = read(Object.fromEntries(leadFields.map((name) => [name, 'я'.repeat(1_000_000)])));
    const short = shortenLeadForm(long);
    expect(checkLeadForm('application', short)).toEqual(checkLeadForm('application', long));
    expect(short.comment).toHaveLength(leadLimits.comment + 1);
    expect(JSON.stringify(short).length).toBeLessThan(2_000);
  });
});

describe('the check of an application form', () => {
  test.each(leadTypes)('[ROUTE-21] lets a good one through: %s', (type) => {
    expect(checkLeadForm(type, good)).toEqual({});
  });

  test('[ROUTE-21] an empty one lacks all that is asked, in the order of the page', () => {
    const empty = read({});
    const common = ['email', 'school', 'city', 'consent'];
    expect(Object.keys(checkLeadForm('application', empty))).toEqual(['name', 'role', ...common]);
    expect(Object.keys(checkLeadForm('teacher-licence', empty))).toEqual([
      'name',
      'subjectId',
      ...common,
    ]);
  });

  test.each<[string, Partial<LeadForm>, string[]]>([
    ['a phone in place of the e-mail', { email: '', phone: '8 (912) 345-67-89' }, []],
    ['an e-mail in Cyrillic', { email: 'анна@школа.рф' }, []],
    ['a wrong phone beside an e-mail', { phone: '2-15-30' }, ['phone']],
    ['a phone of letters', { phone: 'позвоните мне' }, ['phone']],
    ['an e-mail without a host', { email: 'anna@' }, ['email']],
    ['an e-mail without a point', { email: 'anna@school' }, ['email']],
    ['two e-mails', { email: 'a@b.ru, c@d.ru' }, ['email']],
    ['an e-mail of markup', { email: '<a@b.ru>' }, ['email']],
    ['an endless e-mail', { email: `${'a'.repeat(64)}@${'b'.repeat(200)}.ru` }, ['email']],
    ['a name of digits', { name: '12345' }, ['name']],
    ['a name of markup', { name: '<script>alert(1)</script>' }, ['name']],
    ['an endless name', { name: 'я'.repeat(101) }, ['name']],
    ['a school of a dash', { school: '—' }, ['school']],
    ['an endless city', { city: 'я'.repeat(101) }, ['city']],
    ['a role of their own', { role: 'admin' }, ['role']],
    ['no class', { classCount: '0' }, ['classCount']],
    ['half a class', { classCount: '1,5' }, ['classCount']],
    ['200 classes', { classCount: '200' }, []],
    ['201 classes', { classCount: '201' }, ['classCount']],
    ['an endless comment', { comment: 'я'.repeat(501) }, ['comment']],
    ['no consent', { consent: '' }, ['consent']],
  ])('[ROUTE-21] %s', (_, given, wrong) => {
    expect(wrongOf(given)).toEqual(wrong);
  });

  test('[ROUTE-21] does not ask one form for what the other asks', () => {
    expect(wrongOf({ subjectId: '' })).toEqual([]);
    expect(wrongOf({ role: '' }, 'teacher-licence')).toEqual([]);
    expect(fieldsOf('teacher-licence')).not.toContain('role');
  });

  test('[ROUTE-21] ends in good time for hostile texts', () => {
    const texts = [
      'a@'.repeat(1_000),
      '1 '.repeat(1_000),
      `${'a.'.repeat(1_000)}@`,
      '('.repeat(2e3),
    ];
    expectGoodTime(() => {
      for (const text of texts) wrongOf({ email: text, phone: text, name: text });
    });
  });

  test('[ROUTE-21] what it lets through the main API takes', () => {
    const text = fc.string({ unit: 'binary', maxLength: 40 });
    const or = (...usual: fc.Arbitrary<string>[]) =>
      fc.oneof(text, ...usual.map((arbitrary) => ({ arbitrary, weight: 4 })));
    const typed = fc.record({
      name: or(fc.constantFrom('Анна-Мария О’Нил', 'И. О.')),
      role: fc.constantFrom(...leadRoles),
      subjectId: fc.constantFrom('0', '18'),
      email: or(fc.emailAddress(), fc.constant('')),
      phone: or(fc.stringMatching(/^\+?[\d ()-]{10,20}$/), fc.constant('')),
      school: or(fc.constant('№ 5')),
      city: or(fc.constant('Тула')),
      classCount: or(fc.nat(300).map(String)),
      comment: text,
      consent: fc.constant('yes'),
    });
    fc.assert(
      fc.property(typed, fc.constantFrom(...leadTypes), (given, type) => {
        const form = read(given);
        fc.pre(Object.keys(checkLeadForm(type, form)).length === 0);
        const idempotencyKey = '3f2f1f6e-6a44-4f0e-9d4e-0a4f5c1b2d3e';
        expect(
          leadSchema.safeParse({ ...leadOfForm(type, form), idempotencyKey }).error,
        ).toBeUndefined();
      }),
      { numRuns: 50 },
    );
  });

  test('[NET-06] names the field that the main API alone finds wrong', () => {
    expect(Object.keys(refusedField('body.meta.city'))).toEqual(['city']);
    for (const other of ['body.type', 'city', 'body.meta.toString', '', undefined])
      expect(refusedField(other)).toEqual({});
  });
});

describe('what is sent', () => {
  test('[TRK-03] is what was asked and given', () => {
    expect(leadOfForm('teacher-licence', { ...good, classCount: '3' })).toEqual({
      type: 'teacher-licence',
      meta: {
        name: 'Анна Морозова',
        email: 'anna@school.ru',
        school: 'Школа № 5',
        city: 'Тула',
        subjectId: 0,
        classCount: 3,
        consent: true,
      },
    });
    expect(leadOfForm('application', good).meta).not.toHaveProperty('subjectId');
  });

  test('[ROUTE-21] is the same request on the same day, and another one for another content', () => {
    const lead = leadOfForm('application', good);
    const other = leadOfForm('application', { ...good, city: 'Орёл' });
    const noon = new Date('2026-11-21T12:00:00Z');
    const id = contentKey(lead, noon);
    expect(leadSchema.shape.idempotencyKey.safeParse(id).success).toBe(true);
    expect(contentKey(lead, new Date('2026-11-21T23:00:00Z'))).toBe(id);
    expect(contentKey(lead, new Date('2026-11-22T12:00:00Z'))).not.toBe(id);
    expect(contentKey(other, noon)).not.toBe(id);
  });
});

describe('which form is shown', () => {
  test.each([
    ['teacher', 'teacher-licence'],
    ['Teacher', 'application'],
    ['school', 'application'],
    ['__proto__', 'application'],
    [['teacher'], 'application'],
    [undefined, 'application'],
    ['', 'application'],
  ])('[ROUTE-21] for landingName %j it is %s', (name, type) => {
    expect(leadTypeOf(name)).toBe(type);
  });

  test('[ROUTE-21] the address of each form leads to it', () => {
    for (const type of leadTypes) expect(leadTypeOf(landingQuery(type).landingName)).toBe(type);
  });

  test('[SEO-04] each has words of its own for search engines, not too long', () => {
    const all = leadTypes.map((type) => leadTexts[type]);
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
    for (const { title, description } of all) {
      expect(`${title} — Рабочие тетради`.length).toBeLessThanOrEqual(60);
      expect(description.length).toBeLessThanOrEqual(160);
    }
  });
});

test('[ROUTE-21] every reason why a form was not sent is said in words', () => {
  const said = ['fields', 'honeypot', 'rate_limited', 'unavailable', 'x', ''].map(problemText);
  for (const text of said) expect(text).toMatch(/^[А-Я].*\.$/);
  expect(new Set(said).size).toBe(4);
});
