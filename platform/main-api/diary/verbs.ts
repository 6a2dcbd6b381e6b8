import type { diaryEndpoints } from '@/lib/contract/diary/endpoints';
import type { VerbsOf } from '@/platform/main-api/context';
import { bindDiary } from './binding/bind-diary';
import { listBindings } from './binding/list-bindings';
import { unbindDiary } from './binding/unbind-diary';
import { changeDelivery } from './delivery/change-delivery';
import { listDeliveries } from './delivery/list-deliveries';
import { retryDelivery } from './delivery/retry-delivery';
import { sendToDiary } from './delivery/send-to-diary';
import { withdrawDelivery } from './delivery/withdraw-delivery';
import { getLesson } from './lessons/get-lesson';
import { listLessons } from './lessons/list-lessons';

export const diaryVerbs: VerbsOf<typeof diaryEndpoints> = {
  bindDiary,
  listBindings,
  unbindDiary,
  listLessons,
  getLesson,
  sendToDiary,
  listDeliveries,
  retryDelivery,
  changeDelivery,
  withdrawDelivery,
};
