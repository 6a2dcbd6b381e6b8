/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { serverConfig } from '@/lib/config/server';
import KitPage from './page';

jest.mock('@/lib/config/server');
jest.mock('@/components/kit/kit-view', () => ({
  KitView: ({ accent }: { accent: string }) => <p>Набор: {accent}</p>,
}));

type Config = ReturnType<typeof serverConfig>;

function open(DEPLOYMENT: Config['DEPLOYMENT'], accent?: string | string[]) {
  jest.mocked(serverConfig).mockReturnValue({ DEPLOYMENT } as Config);
  return KitPage({ searchParams: Promise.resolve(accent === undefined ? {} : { accent }) });
}

describe('the page of the kit', () => {
  test('[UI-12] does not exist in production', async () => {
    await expect(open('production')).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404');
  });

  test.each([
    [undefined, 'purple'],
    ['green', 'green'],
    ['lilac', 'purple'],
    [['red', 'blue'], 'purple'],
    ['"><script>', 'purple'],
  ])('[SUBJ-02] for accent %j is %s', async (accent, colour) => {
    render(await open('demo', accent));
    expect(screen.getByText(`Набор: ${colour}`)).toBeVisible();
  });
});
