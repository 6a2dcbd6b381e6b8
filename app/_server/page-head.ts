import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { serverConfig } from '@/lib/config/server';
import { pageMetadata, type PageHead } from '@/lib/seo/page-metadata';
import { PAGE_STATE_HEADER, readPageState, type PageState } from '@/lib/seo/page-state';

/** Middleware sees every page; what it has not let through is not there. */
const unknown: PageState = { path: '/404', httpStatus: 404, robots: 'noindex,nofollow' };

/** The head of the page that is being rendered: its own words with what holds for all. [SEO-04] */
export async function pageHead(head: PageHead = {}): Promise<Metadata> {
  const state = readPageState((await headers()).get(PAGE_STATE_HEADER)) ?? unknown;
  return pageMetadata(head, state, serverConfig().PUBLIC_ORIGIN);
}
