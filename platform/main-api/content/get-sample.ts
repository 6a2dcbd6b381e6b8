import { presentTask } from '@/platform/tasks/tasks';
import type { Verb } from '@/platform/main-api/context';
import { onlyTask, showing } from './sample-task';

/** The task that visitors try. */
export const getSample: Verb<'getSample'> = async ({ catalogue, optionSecret }, { params }) => {
  const sample = await catalogue.getSample(params.workbookId);
  const { source } = onlyTask(sample);
  return { title: sample.title, task: presentTask(source, showing(sample, optionSecret)) };
};
