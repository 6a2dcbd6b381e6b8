import { endpoints, type EndpointName } from '@/lib/contract/endpoints';

/** Calls that share a limit, and the refusals by which guesses are known. */

export const signInsBegun = ['createLoginState', 'createCmsLoginState'] as const;
export const signInsEnded = ['authenticate', 'authenticateCms'] as const;

/** Every call that names an attempt by its code. */
export const ofAttempts = (Object.keys(endpoints) as EndpointName[]).filter((name) =>
  endpoints[name].path.includes('{attemptCode}'),
);

export const activationGuesses = {
  calls: ['activateSchoolStudent'],
  counts: ['activation_code_not_found', 'activation_code_revoked', 'conflict'],
} as const;

/** Seven pairs hold 43 bits, and a homework has sixty of them. */
export const continueGuesses = {
  calls: ['continueByCode'],
  counts: ['continue_code_not_found'],
} as const;

export const giftGuesses = {
  calls: ['activateGift'],
  counts: ['gift_not_found', 'conflict'],
} as const;

export const ofProfile = [
  ...['saveTeaching', 'saveStudentProfile', 'saveCity', 'setGeolocationPermission'],
  ...['acceptOffer', 'createUserFeature', 'reportOzonPromotion', 'nameLicenceClass'],
] as const satisfies readonly EndpointName[];

export const ofReview = [
  ...[
    'reviewAnswers',
    'drawOnAnswer',
    'returnAttempt',
    'setScore',
    'acceptAnswer',
    'regradeHomework',
  ],
  ...['keepComment', 'forgetComment'],
] as const satisfies readonly EndpointName[];

export const classGuesses = {
  calls: ['getClassInvitation', 'joinClass'],
  counts: ['join_code_not_found'],
} as const;

export const ofClassLists = [
  ...['createClassList', 'changeClassList', 'deleteClassList', 'renewJoinCode'],
  ...['addListedStudents', 'placeStudent', 'renameListedStudent', 'takeFromList', 'joinClass'],
] as const satisfies readonly EndpointName[];

export const ofSchool = [
  ...['createSchoolClass', 'changeSchoolClass', 'moveStudents', 'makeActivationCodes'],
  ...['revokeActivationCode', 'freeActivationCode', 'endStudentSessions'],
  ...['takeStudentOut', 'takeTeacherOut'],
] as const satisfies readonly EndpointName[];

export const ofDiaries = [
  ...['bindDiary', 'unbindDiary', 'sendToDiary', 'changeDelivery', 'withdrawDelivery'],
  'retryDelivery',
] as const satisfies readonly EndpointName[];
