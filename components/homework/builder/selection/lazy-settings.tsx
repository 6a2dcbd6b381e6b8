'use client';

import dynamic from 'next/dynamic';
import { loadLazy } from '@/components/ui/lazy/load-lazy';

const load = () => import('./homework-settings');

/** The settings in a bundle of their own: below what is chosen, their words come a little later. */
export const HomeworkSettings = dynamic(async () => (await loadLazy(load)).HomeworkSettings);
