import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { serverConfig } from '@/lib/config/server';
import './globals.css';
import { TimeZoneCookie } from './time-zone-cookie';

export function generateMetadata(): Metadata {
  return {
    metadataBase: new URL(serverConfig().PUBLIC_ORIGIN),
    title: { default: 'Рабочие тетради', template: '%s — Рабочие тетради' },
    description: 'Цифровые рабочие тетради и домашние задания для российской школы.',
    // Phone numbers in tasks are numbers.
    formatDetection: { telephone: false, address: false, email: false },
  };
}

export const viewport: Viewport = { themeColor: '#ffffff', colorScheme: 'light' };

/** What all pages have in common. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="ru">
      <body>
        {children}
        <TimeZoneCookie />
      </body>
    </html>
  );
}
