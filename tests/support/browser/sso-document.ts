import { expect, type Page, type Response } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { expectAccessible, overflowOf } from './accessibility';
import { keepPicture } from './keep-picture';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
});

/** The document that the tab shows, as it was sent. */
export function keepDocument(page: Page): () => Response {
  let last: Response | undefined;
  page.on('response', (response) => {
    const isDocument = response.request().isNavigationRequest();
    if (isDocument && (response.status() < 300 || response.status() >= 400)) last = response;
  });
  return () => {
    if (!last) throw new Error('No document');
    return last;
  };
}

/** What is wrong with a document by the rules of HTML and of accessibility. */
export async function faultsOf(body: string): Promise<string[]> {
  const { results } = await validator.validateString(body);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, offset }) =>
      [ruleId, message, body.slice(offset, offset + 80)].join(': '),
    ),
  );
}

/** Whether a page is accessible and fits into narrow and wide windows. */
export async function expectFits(page: Page, name: string): Promise<void> {
  for (const width of [375, 1400]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page, `${name} at ${width} px`);
    expect(await overflowOf(page)).toBe(0);
    await keepPicture(page, `sso-${name.replaceAll(' ', '-')}-${width}`, true);
  }
}
