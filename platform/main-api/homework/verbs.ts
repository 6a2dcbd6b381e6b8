import type { homeworkEndpoints } from '@/lib/contract/homework/endpoints';
import type { VerbsOf } from '@/platform/main-api/context';
import { changeHomework } from './change-homework';
import { createHomework } from './create-homework';
import { getTaskPreview } from './get-task-preview';
import { listHomework } from './list-homework';

export const homeworkVerbs: VerbsOf<typeof homeworkEndpoints> = {
  changeHomework,
  createHomework,
  getTaskPreview,
  listHomework,
};
