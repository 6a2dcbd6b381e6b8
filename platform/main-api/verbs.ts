import { finishAttempt } from './attempt/finish-attempt';
import { getAttempt } from './attempt/get-attempt';
import { getAttemptResult } from './attempt/get-attempt-result';
import { getAttemptStep } from './attempt/get-attempt-step';
import { listAttempts } from './attempt/list-attempts';
import { saveAnswer } from './attempt/save-answer';
import { savePosition } from './attempt/save-position';
import { startAttempt } from './attempt/start-attempt';
import { authenticate } from './auth/authenticate';
import { authorize } from './auth/authorize';
import { createLoginState } from './auth/create-login-state';
import { registerStudent } from './auth/register-student';
import { signOut } from './auth/sign-out';
import { authenticateCms } from './cms/authenticate-cms';
import { createCmsLoginState } from './cms/create-cms-login-state';
import { getCmsWorkbook } from './cms/get-cms-workbook';
import { listCmsWorkbooks } from './cms/list-cms-workbooks';
import { signOutCms } from './cms/sign-out-cms';
import { checkSample, getSample } from './content/sample';
import { getStep, getWorkbook, listWorkbooks } from './content/verbs';
import { changeHomework } from './homework/change-homework';
import { createHomework } from './homework/create-homework';
import { getTaskPreview } from './homework/get-task-preview';
import { listHomework } from './homework/list-homework';
import { getJournal } from './journal/get-journal';
import type { Verbs } from './router';
import { activateSchoolStudent } from './user/activate-school-student';
import { addLead } from './user/add-lead';
import { addFeedback, saveUtm, trackEvent } from './user/messages';
import { getProductFeatures } from './user/product-features';
import { saveStudentProfile } from './user/student-profile';
import { getTeaching, isTeachingSaved, saveTeaching } from './user/teaching';
import { acceptOffer, getUserConfig, setGeolocationPermission } from './user/user-config';

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
