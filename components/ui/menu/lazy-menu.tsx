'use client';

import dynamic from 'next/dynamic';
import { loadLazy } from '@/components/ui/lazy/load-lazy';

const load = () => import('./menu');

/** The menu in a bundle of its own, as the select is; rendered on the server like any other. */
export const Menu = dynamic(async () => (await loadLazy(load)).Menu);
