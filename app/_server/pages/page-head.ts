import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { serverConfig } from '@/lib/config/server';
import { pageMetadata, type PageHead } from '@/lib/seo/page-metadata';
import { PAGE_STATE_HEADER, readPageState, type PageState } from '@/lib/seo/page-state';

/** Middleware sees every page; what it has not let through is not there. */
const unknown: PageState = { path: '/404', httpStatus: 404, robots: 'noindex,nofollow' };

/** What middleware has decided about the page that is being rendered. */
export async function pageState(): Promise<PageState> {
  return readPageState((await headers()).get(PAGE_STATE_HEADER)) ?? unknown;
}

/** The head of the page that is being rendered: its own words with what holds for all. [SEO-04] */
export async function pageHead(head: PageHead = {}): Promise<Metadata> {
  return pageMetadata(head, await pageState(), serverConfig().PUBLIC_ORIGIN);
}
