import { BreadcrumbJsonLd, JsonLdScript, OrganizationJsonLd } from 'next-seo';
import type { WebPage, WithContext } from 'schema-dts';
import type { SchemaType } from '@/lib/routes/route';

/** Who answers for the pages. */
export type Publisher = { name: string; url: string; email: string; telephone: string };

/** A place on the way from the home page; the address is a whole one. */
export type Place = { name: string; url: string };

export type PageDataProps = Place & {
  type: SchemaType;
  description: string;
  /** An ISO date. */
  dateModified: string;
  publisher: Publisher;
  /** From the home page down to this one. */
  trail?: readonly Place[] | undefined;
};

/** What machines read of a public page: the page, who publishes it, the way to it. [SEO-04] [SEO-06] */
export function PageData({ type, publisher, trail, ...page }: PageDataProps) {
  const { name, url } = publisher;
  const data: WithContext<WebPage> = {
    '@context': 'https://schema.org',
    '@type': type,
    ...page,
    inLanguage: 'ru',
    publisher: { '@type': 'Organization', name, url },
  };
  return (
    <>
      <JsonLdScript data={data} scriptKey="page-data" />
      <OrganizationJsonLd {...publisher} scriptKey="publisher-data" />
      {trail ? (
        <BreadcrumbJsonLd
          items={trail.map((place) => ({ name: place.name, item: place.url }))}
          scriptKey="trail-data"
        />
      ) : null}
    </>
  );
}
