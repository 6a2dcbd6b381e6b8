'use client';

import { createContext, useContext, type ReactNode } from 'react';
import type { UploadPlace } from '@/lib/files/upload-place';

type StepOfAttempt = Omit<UploadPlace, 'taskId'>;

const Place = createContext<StepOfAttempt | null>(null);

/** Around the tasks of an attempt's step: pictures are uploaded for it. */
export function UploadPlaceProvider({
  children,
  ...place
}: StepOfAttempt & { children: ReactNode }) {
  return <Place value={place}>{children}</Place>;
}

/** Where the pictures of a task go; null where a task is only shown. */
export function useUploadPlace(taskId: string): UploadPlace | null {
  const place = useContext(Place);
  return place && { ...place, taskId };
}
