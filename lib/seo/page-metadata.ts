import type { Metadata } from 'next';
import { pageAddress } from './page-address';
import type { PageState } from './page-state';
import { prerenderTags } from './prerender';

/** The name of the product, which ends the title of a page. */
const SITE_NAME = 'Рабочие тетради';

/** What a landing says of itself in its head; what is left out has a default. [SEO-04] */
export type PageHead = {
  /** Without the product's name, which is added. */
  title?: string;
  /** Where the product's name stands in the title already. */
  isWholeTitle?: boolean;
  description?: string;
  /** The path of the picture for links in messengers, 1200×630. */
  image?: string;
};

const defaults = {
  title: 'Цифровые рабочие тетради к\u00A0учебникам «Просвещения»',
  description:
    'Цифровые рабочие тетради к\u00A0учебникам группы компаний «Просвещение»: учитель собирает домашнее задание за\u00A0минуту, ученики решают его по\u00A0ссылке, отметки приходят в\u00A0журнал.',
  image: '/og/default.png',
};

/**
 * The head of a page: title, description, canonical address, robots, open graph, prerender state. The
 * root layout gives it to every page; landings add words of their own. [SEO-01…SEO-04] [PRE-01]
 *
 * @param origin the configured one: whatever Host a request carried, an address is the same
 */
export function pageMetadata(head: PageHead, state: PageState, origin: string): Metadata {
  const { title, isWholeTitle, description = defaults.description, image = defaults.image } = head;
  const isThere = state.httpStatus === 200;
  const address = pageAddress(origin, state.path);
  return {
    title:
      title === undefined
        ? { default: defaults.title, template: `%s — ${SITE_NAME}` }
        : isWholeTitle
          ? { absolute: title }
          : title,
    description,
    robots: state.robots,
    // What is not there has no address to be known by.
    ...(isThere && { alternates: { canonical: address } }),
    // Title and description are those of the page.
    openGraph: {
      type: 'website',
      locale: 'ru_RU',
      siteName: SITE_NAME,
      ...(isThere && { url: address }),
      images: [{ url: origin + image, width: 1200, height: 630, alt: title ?? SITE_NAME }],
    },
    twitter: { card: 'summary_large_image' },
    other: prerenderTags(state),
  };
}

/** For pages that nobody should quote: no description, no open graph. [SEO-04] */
export const notQuoted = { description: null, openGraph: null, twitter: null } satisfies Metadata;
