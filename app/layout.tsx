import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { ChatLoader } from '@/components/layout/chat/chat-loader';
import { ScrollPosition } from '@/components/layout/scroll-position';
import { serverConfig } from '@/lib/config/server';
import { chatOfUrl } from '@/lib/routes/chat-visibility';
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
  const { LIVE_CHAT_ID } = config;
  return (
    <html lang="ru" className={fontClasses} {...reportingAttributes(config)}>
      <body>
        {children}
        <TimeZoneCookie />
        <ScrollPosition />
        {LIVE_CHAT_ID === undefined ? null : (
          <ChatLoader id={LIVE_CHAT_ID} chat={chatOfUrl(await requestedUrl())} />
        )}
      </body>
    </html>
  );
}
