import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { ScrollPosition } from '@/components/layout/scroll-position';
import { ThirdParties } from '@/components/layout/third-parties/third-parties';
import { serverConfig } from '@/lib/config/server';
import { matchUrl } from '@/lib/routes/match';
import { isCmsRoute } from '@/lib/routes/routes';
import { reportingAttributes } from '@/lib/status/report-failures';
import { pageHead } from './_server/pages/page-head';
import { requestedUrl } from './_server/pages/requested-url';
import { fontClasses } from './fonts';
import './globals.css';
import { TimeZoneCookie } from './time-zone-cookie';

export async function generateMetadata(): Promise<Metadata> {
  return {
    ...(await pageHead()),
    // Phone numbers in tasks are numbers.
    formatDetection: { telephone: false, address: false, email: false },
  };
}

export const viewport: Viewport = { themeColor: '#ffffff', colorScheme: 'light' };

/** What all pages have in common. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const config = serverConfig();
  const match = matchUrl(await requestedUrl());
  const isCms = match !== null && isCmsRoute(match.id);
  return (
    <html lang="ru" className={fontClasses} {...reportingAttributes(config)}>
      <body>
        {children}
        <TimeZoneCookie />
        <ScrollPosition />
        {isCms ? null : <ThirdParties config={config} route={match?.route ?? null} />}
      </body>
    </html>
  );
}
