import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { accents } from '@/components/kit/foundations';
import { KitView } from '@/components/kit/kit-view';
import { serverConfig } from '@/lib/config/server';

export const metadata: Metadata = {
  title: 'Набор интерфейса',
  robots: { index: false, follow: false },
};

type Props = { searchParams: Promise<{ accent?: string | string[] }> };

/** Every part of the interface in every state; in production there is no such page. [UI-12] */
export default async function KitPage({ searchParams }: Props) {
  if (serverConfig().DEPLOYMENT === 'production') notFound();
  const { accent } = await searchParams;
  const [colour] = accents.find(([name]) => name === accent) ?? accents[0] ?? ['purple'];
  return <KitView accent={colour} />;
}
