'use client';

import dynamic from 'next/dynamic';
import { loadLazy } from '@/components/ui/lazy/load-lazy';

const load = () => import('./file-list');

/** In a bundle of its own: few tasks come back with pictures. */
export const FileList = dynamic(async () => (await loadLazy(load)).FileList);
