import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { PageShell } from '@/components/layout/page-shell';
import { buttonStyle } from '@/components/ui/button/button-style';
import { Card } from '@/components/ui/card/card';
import { LinkButton } from '@/components/ui/link-button/link-button';
import { confirmTexts, findActingRoute } from '@/lib/status/confirm-texts';
import { pathOf } from '@/lib/routes/match';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const id = findActingRoute((await searchParams).action);
  return { title: id === null ? 'Подтверждение' : confirmTexts[id].title };
}

/** Asks before a link from another site changes something; the button does it. [HTTP-03] */
export default async function ConfirmPage({ searchParams }: Props) {
  const { action, ...rest } = await searchParams;
  const id = findActingRoute(action);
  if (id === null) redirect(pathOf('home'));
  const { title, text, button } = confirmTexts[id];
  const query = new URLSearchParams(
    Object.entries(rest).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
  return (
    <PageShell>
      <div className="page-width flex max-w-160 flex-col py-8 medium:py-16">
        <Card>
          <h1 className="text-title-m font-bold">{title}</h1>
          <p className="mt-3 text-reading">{text}</p>
          <div className="mt-6 flex flex-col gap-3 medium:flex-row">
            {/* A whole page load: it changes who is signed in. */}
            <a
              href={query.size === 0 ? pathOf(id) : `${pathOf(id)}?${query}`}
              className={buttonStyle({ variant: 'primary', wide: true })}
            >
              {button}
            </a>
            <LinkButton href={pathOf('home')} variant="secondary" wide>
              Вернуться в&nbsp;тетради
            </LinkButton>
          </div>
        </Card>
      </div>
    </PageShell>
  );
}
