import type { Endpoints } from '@/lib/contract/endpoints';
import type { VerbsOf } from '@/platform/main-api/context';
import { attemptVerbs } from '@/platform/main-api/attempt/verbs';
import { authVerbs } from '@/platform/main-api/auth/verbs';
import { certificateVerbs } from '@/platform/main-api/certificate/verbs';
import { classListVerbs } from '@/platform/main-api/class-list/verbs';
import { cmsVerbs } from '@/platform/main-api/cms/verbs';
import { contentVerbs } from '@/platform/main-api/content/verbs';
import { diaryVerbs } from '@/platform/main-api/diary/verbs';
import { fileVerbs } from '@/platform/main-api/files/verbs';
import { homeworkVerbs } from '@/platform/main-api/homework/verbs';
import { journalVerbs } from '@/platform/main-api/journal/verbs';
import { leadVerbs } from '@/platform/main-api/lead/verbs';
import { licenceVerbs } from '@/platform/main-api/licence/verbs';
import { personVerbs } from '@/platform/main-api/person/verbs';
import { reviewVerbs } from '@/platform/main-api/review/verbs';
import { schoolVerbs } from '@/platform/main-api/school/verbs';
import { sessionVerbs } from '@/platform/main-api/session/verbs';
import { stepReviewVerbs } from '@/platform/main-api/step-review/verbs';
import { trackingVerbs } from '@/platform/main-api/tracking/verbs';
import { userVerbs } from '@/platform/main-api/user/verbs';

/** What answers each row of the endpoint table that is ready: without one it does not compile. */
export const verbs: VerbsOf<Endpoints> = {
  ...attemptVerbs,
  ...authVerbs,
  ...certificateVerbs,
  ...classListVerbs,
  ...cmsVerbs,
  ...contentVerbs,
  ...diaryVerbs,
  ...fileVerbs,
  ...homeworkVerbs,
  ...journalVerbs,
  ...leadVerbs,
  ...licenceVerbs,
  ...personVerbs,
  ...reviewVerbs,
  ...schoolVerbs,
  ...sessionVerbs,
  ...stepReviewVerbs,
  ...trackingVerbs,
  ...userVerbs,
};
