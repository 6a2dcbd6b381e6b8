import { finishAttempt } from '@/platform/main-api/attempt/finish-attempt';
import { getAttempt } from '@/platform/main-api/attempt/get-attempt';
import { getAttemptResult } from '@/platform/main-api/attempt/get-attempt-result';
import { getAttemptStep } from '@/platform/main-api/attempt/get-attempt-step';
import { listAttempts } from '@/platform/main-api/attempt/list-attempts';
import { saveAnswer } from '@/platform/main-api/attempt/save-answer';
import { savePosition } from '@/platform/main-api/attempt/save-position';
import { startAttempt } from '@/platform/main-api/attempt/start-attempt';
import { authenticate } from '@/platform/main-api/auth/authenticate';
import { authorize } from '@/platform/main-api/auth/authorize';
import { createLoginState } from '@/platform/main-api/auth/create-login-state';
import { registerStudent } from '@/platform/main-api/auth/register-student';
import { signOut } from '@/platform/main-api/auth/sign-out';
import { authenticateCms } from '@/platform/main-api/cms/authenticate-cms';
import { createCmsLoginState } from '@/platform/main-api/cms/create-cms-login-state';
import { getCmsWorkbook } from '@/platform/main-api/cms/get-cms-workbook';
import { listCmsWorkbooks } from '@/platform/main-api/cms/list-cms-workbooks';
import { signOutCms } from '@/platform/main-api/cms/sign-out-cms';
import { checkSample, getSample } from '@/platform/main-api/content/sample';
import { getStep, getWorkbook, listWorkbooks } from '@/platform/main-api/content/verbs';
import { changeHomework } from '@/platform/main-api/homework/change-homework';
import { createHomework } from '@/platform/main-api/homework/create-homework';
import { getTaskPreview } from '@/platform/main-api/homework/get-task-preview';
import { listHomework } from '@/platform/main-api/homework/list-homework';
import { getJournal } from '@/platform/main-api/journal/get-journal';
import type { Verbs } from './router';
import { activateSchoolStudent } from '@/platform/main-api/user/activate-school-student';
import { addLead } from '@/platform/main-api/user/add-lead';
import { addFeedback, saveUtm, trackEvent } from '@/platform/main-api/user/messages';
import { getProductFeatures } from '@/platform/main-api/user/product-features';
import { saveStudentProfile } from '@/platform/main-api/user/student-profile';
import { getTeaching, isTeachingSaved, saveTeaching } from '@/platform/main-api/user/teaching';
import {
  acceptOffer,
  getUserConfig,
  setGeolocationPermission,
} from '@/platform/main-api/user/user-config';

/** What answers each row of the endpoint table. */
export const verbs: Verbs = {
  createLoginState,
  authenticate,
  authorize,
  signOut,
  registerStudent,
  listWorkbooks,
  getWorkbook,
  getStep,
  getSample,
  checkSample,
  createHomework,
  listHomework,
  changeHomework,
  getTaskPreview,
  getJournal,
  startAttempt,
  listAttempts,
  getAttempt,
  getAttemptResult,
  getAttemptStep,
  savePosition,
  saveAnswer,
  finishAttempt,
  getTeaching,
  saveTeaching,
  isTeachingSaved,
  saveStudentProfile,
  activateSchoolStudent,
  getUserConfig,
  acceptOffer,
  setGeolocationPermission,
  addFeedback,
  addLead,
  getProductFeatures,
  saveUtm,
  trackEvent,
  createCmsLoginState,
  authenticateCms,
  signOutCms,
  listCmsWorkbooks,
  getCmsWorkbook,
};
