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
  /** Instead of a title, where the product's name stands in it already or room is short. */
  wholeTitle?: string;
  description?: string;
  /** The path of the picture for links in messengers, 1200×630. */
  image?: string;
};

/** What Next makes of the title of a page that has none, and of one that has. */
const titles = {
  default: 'Цифровые рабочие тетради к\u00A0учебникам «Просвещения»',
  template: `%s — ${SITE_NAME}`,
};

const defaults = {
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
  const { title, wholeTitle, description = defaults.description, image = defaults.image } = head;
  const isThere = state.httpStatus === 200;
  const address = pageAddress(origin, state.path);
  return {
    title: wholeTitle === undefined ? (title ?? titles) : { absolute: wholeTitle },
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
      images: [
        { url: origin + image, width: 1200, height: 630, alt: wholeTitle ?? title ?? SITE_NAME },
      ],
    },
    twitter: { card: 'summary_large_image' },
    other: prerenderTags(state),
  };
}

/** For pages that nobody should quote: no description, no open graph. [SEO-04] */
export const notQuoted = { description: null, openGraph: null, twitter: null } satisfies Metadata;
