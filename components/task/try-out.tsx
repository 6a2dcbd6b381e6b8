'use client';

import { useState } from 'react';
import type { AnswerValue, PublicTask } from '@/lib/contract/tasks/tasks';
import { TaskView } from './task-view';

/** A task to be tried, as in a preview: what is answered goes nowhere. */
export function TryOut({ task, lang }: { task: PublicTask; lang: string | undefined }) {
  const [value, setValue] = useState<AnswerValue | null>(null);
  return <TaskView task={task} value={value} onChange={setValue} lang={lang} />;
}
