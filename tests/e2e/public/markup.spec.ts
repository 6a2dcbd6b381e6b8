import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { ask } from '@/tests/support/http/plain-http';
import { listedPaths, samplePaths, statusPaths } from '@/tests/support/browser/public-pages';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
});

for (const path of new Set([...listedPaths, ...samplePaths, ...statusPaths, '/nothing']))
  test(`[UI-12] the markup of ${path} has no fault`, async () => {
    const { body } = await ask(path);
    expect(body.length).toBeGreaterThan(1_000);
    const { results } = await validator.validateString(body);
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, offset }) => [
        ruleId,
        message,
        body.slice(offset, offset + 80),
      ]),
    );
    expect(faults).toEqual([]);
  });
