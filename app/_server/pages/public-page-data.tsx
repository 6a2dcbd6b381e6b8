import {
  PageData,
  type Place,
  type Publisher,
} from '@/components/layout/structured-data/page-data';
import { serverConfig } from '@/lib/config/server';
import { pathOf } from '@/lib/routes/match';
import { routes, type RouteId } from '@/lib/routes/routes';
import { pageAddress } from '@/lib/seo/page-address';
import type { PageHead } from '@/lib/seo/page-metadata';
import { pageState } from './page-head';

/** Who answers for the product. */
export function publisher(): Publisher {
  const { PUBLIC_ORIGIN: url, CONTACT_EMAIL: email, CONTACT_PHONE: telephone } = serverConfig();
  return { name: 'Группа компаний «Просвещение»', url, email, telephone };
}

/** The canonical address of a path. [SEO-03] */
export function addressOf(path: string): string {
  return pageAddress(serverConfig().PUBLIC_ORIGIN, path);
}

type PublicPageDataProps = {
  id: RouteId;
  head: PageHead;
  /** What the page is called on the way to it from the home page. */
  here?: string | undefined;
};

/** What machines read of the public page that is being rendered. [SEO-04] [SEO-06] */
export async function PublicPageData({ id, head, here }: PublicPageDataProps) {
  const { path, lastModified } = await pageState();
  if (lastModified === undefined) return null;
  const url = addressOf(path);
  const home: Place = { name: 'Главная', url: addressOf(pathOf('home')) };
  return (
    <PageData
      type={routes[id].schemaType}
      name={head.wholeTitle ?? head.title ?? ''}
      description={head.description ?? ''}
      url={url}
      dateModified={lastModified}
      publisher={publisher()}
      trail={here === undefined ? undefined : [home, { name: here, url }]}
    />
  );
}
