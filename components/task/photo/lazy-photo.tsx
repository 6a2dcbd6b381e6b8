'use client';

import dynamic from 'next/dynamic';
import { loadLazy } from '@/components/ui/lazy/load-lazy';

const load = () => import('./photo');

/** In a bundle of its own: few steps ask for photos. */
export const Photo = dynamic(async () => (await loadLazy(load)).Photo);
