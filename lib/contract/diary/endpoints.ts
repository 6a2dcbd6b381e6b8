import { z } from 'zod';
import { roles } from '@/lib/contract/auth/roles';
import { endpoint } from '@/lib/contract/call/endpoint';
import { taskHashSchema } from '@/lib/contract/homework/homework';
import { browserPaths } from '@/lib/contract/paths';
import { done } from '@/lib/contract/values/done';
import {
  bindingSchema,
  bindParamsSchema,
  deliverySchema,
  diaryProviderSchema,
  foreignIdSchema,
  lessonPlaceSchema,
  lessonSchema,
  markModeSchema,
} from './diary';

const ofTeacher = { access: 'user', roles: [roles.teacher] } as const;
const byProvider = z.object({ provider: diaryProviderSchema });
const byTaskHash = z.object({ taskHash: taskHashSchema });
const byId = z.object({ deliveryId: z.uuid() });
/** Of one week, say: as many days as a diary tells at once. */
const MAX_DAYS = 31;
const day = z.iso.date();
const deliveries = z.object({ deliveries: z.array(deliverySchema) });

export const diaryEndpoints = {
  bindDiary: endpoint({
    ...browserPaths.bindDiary,
    summary: 'Binds the user to their account in the school diary; again changes nothing',
    access: 'user',
    retries: 1,
    idempotent: true,
    body: bindParamsSchema,
    reply: bindingSchema,
  }),
  listBindings: endpoint({
    ...browserPaths.listBindings,
    summary: 'The accounts in school diaries to which the user is bound',
    access: 'user',
    retries: 1,
    reply: z.object({ bindings: z.array(bindingSchema) }),
  }),
  unbindDiary: endpoint({
    ...browserPaths.unbindDiary,
    summary: 'Ends a binding; again changes nothing',
    access: 'user',
    retries: 1,
    idempotent: true,
    params: byProvider,
    reply: done,
  }),
  listLessons: endpoint({
    ...browserPaths.listLessons,
    ...ofTeacher,
    summary: 'The timetable of the teacher in a diary, both days included',
    retries: 1,
    params: byProvider,
    query: z.strictObject({ from: day, to: day }).refine(({ from, to }) => {
      const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
      return days >= 0 && days < MAX_DAYS;
    }, 'Not a month at most'),
    reply: z.object({ lessons: z.array(lessonSchema) }),
  }),
  getLesson: endpoint({
    ...browserPaths.getLesson,
    ...ofTeacher,
    summary: 'One lesson of the teacher in a diary',
    retries: 1,
    params: z.object({ provider: diaryProviderSchema, lessonId: foreignIdSchema }),
    reply: lessonSchema,
  }),
  sendToDiary: endpoint({
    ...browserPaths.sendToDiary,
    ...ofTeacher,
    summary: 'Passes a homework on to lessons; to a lesson that has it nothing is sent again',
    retries: 1,
    idempotent: true,
    params: byTaskHash,
    body: z.strictObject({
      places: z.array(lessonPlaceSchema).min(1).max(20),
      markMode: markModeSchema,
    }),
    reply: deliveries,
  }),
  listDeliveries: endpoint({
    ...browserPaths.listDeliveries,
    ...ofTeacher,
    summary: 'Where a homework is on its way to diaries',
    retries: 1,
    params: byTaskHash,
    reply: deliveries,
  }),
  retryDelivery: endpoint({
    ...browserPaths.retryDelivery,
    ...ofTeacher,
    summary: 'Tries again, for a day, to pass on what could not be',
    retries: 1,
    idempotent: true,
    params: byId,
    reply: deliverySchema,
  }),
  changeDelivery: endpoint({
    ...browserPaths.changeDelivery,
    ...ofTeacher,
    summary: 'Changes how marks come to a lesson; those that came before come anew',
    retries: 1,
    idempotent: true,
    params: byId,
    body: z.strictObject({ markMode: markModeSchema }),
    reply: deliverySchema,
  }),
  withdrawDelivery: endpoint({
    ...browserPaths.withdrawDelivery,
    ...ofTeacher,
    summary: 'Takes a homework back from a lesson; again changes nothing',
    retries: 1,
    idempotent: true,
    params: byId,
    reply: deliverySchema,
  }),
};
