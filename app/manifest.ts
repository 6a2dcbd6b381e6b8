import type { MetadataRoute } from 'next';

/** What a phone knows of the product that was put on its home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: 'Рабочие тетради',
    short_name: 'Тетради',
    description: 'Цифровые рабочие тетради и\u00A0домашние задания для школы.',
    lang: 'ru',
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#faf9f5',
    theme_color: '#ffffff',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: '/icons/icon-512-maskable.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  };
}
