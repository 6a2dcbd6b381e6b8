import type { EndpointName } from '@/lib/contract/endpoints';
import type { StreamName } from '@/lib/contract/streams';
import type { ErrorCode } from '@/lib/contract/call/errors';
import {
  activationGuesses,
  classGuesses,
  continueGuesses,
  giftGuesses,
  ofAttempts,
  ofClassLists,
  ofDiaries,
  ofProfile,
  ofReview,
  ofSchool,
  signInsBegun,
  signInsEnded,
} from './limited-calls';

export type Limit = {
  /** The calls that share it; of a stream, each time it is opened. */
  calls: readonly (EndpointName | StreamName)[];
  /**
   * What is counted together: a network, the networks that one customer can have (/48), the account that is
   * signed in, the homework that is named, the same for each site, or everybody.
   */
  by: 'network' | 'site' | 'account' | 'homework' | 'site and homework' | 'all';
  /** Which tries count: each call, the same request once; or only those refused with these codes. */
  counts: 'calls' | readonly ErrorCode[];
  limit: number;
  windowMs: number;
};

const MINUTE = 60_000;
const in5Minutes = (limit: number) => ({ limit, windowMs: 5 * MINUTE });
const in10Minutes = (limit: number) => ({ limit, windowMs: 10 * MINUTE });

/**
 * Calls that change something and are not counted: the rows they write are bounded otherwise. [TRUST-08]
 *
 * @testing
 */
export const boundedOtherwise: Partial<Record<EndpointName, string>> = {
  authorize: 'changes one row, of its session; refused tokens are counted',
  endSession: 'ends a row, makes none',
  endOtherSessions: 'the same',
  startAttempt: 'as many attempts at a homework as it allows',
  savePosition: 'one number of an attempt',
  saveAnswer: 'the newest answer to each task; an answer that waits for its turn would be lost',
  saveAnswers: 'the same',
  finishAttempt: 'once for each attempt',
  showHint: 'once for each hint of a task',
  activateSchoolStudent: 'once for each code',
  activateGift: 'once for each gift',
  removeStudent: 'once for each row of a journal',
  mergeStudent: 'the same',
  signOut: 'once for each sign-in, and those are counted',
  eraseAccount: 'once',
  signOutCms: 'once for each sign-in, and those are counted',
  changeCmsFeature: 'operators alone',
  retryCmsDeliveries: 'operators alone',
};

/**
 * How often one network or one account may try, or all of them at one homework or at all. A whole school can stand behind one address, so what
 * goes well has room for it, and of codes only those that open nothing count.
 */
export const limits: readonly Limit[] = [
  { calls: signInsBegun, by: 'network', counts: 'calls', ...in5Minutes(1_000) },
  { calls: signInsEnded, by: 'network', counts: 'calls', ...in5Minutes(1_000) },
  // Codes, states and tokens cannot be guessed, so these two only keep one visitor's noise down: they
  // must not stop the school behind the same address from signing in, nor from going on.
  {
    calls: signInsEnded,
    by: 'network',
    counts: ['state_invalid', 'forbidden'],
    ...in5Minutes(300),
  },
  { calls: ['authorize'], by: 'network', counts: ['token_invalid'], ...in5Minutes(300) },
  // With each letter that somebody types, by a whole school.
  { calls: ['listCities', 'locateUser'], by: 'network', counts: 'calls', ...in5Minutes(6_000) },
  // A whole school at the same time.
  { calls: ['registerStudent'], by: 'network', counts: 'calls', ...in10Minutes(600) },
  // A class and who begins anew; less than a homework takes, so that one visitor does not use it up.
  { calls: ['registerStudent'], by: 'site and homework', counts: 'calls', ...in10Minutes(40) },
  // Homework's codes that are nobody's. They are read aloud and typed, by many behind one address, and
  // while they are refused nobody there can open a right one; a guess has one chance in 2^49 times
  // the homework there is, so two a second lead nowhere.
  {
    calls: ['getTaskPreview', 'getTaskStart', 'registerStudent', 'continueByCode'],
    by: 'network',
    counts: ['homework_not_found'],
    ...in5Minutes(600),
  },
  { calls: ['startAttempt'], by: 'account', counts: ['homework_not_found'], ...in5Minutes(20) },
  {
    calls: ofAttempts,
    by: 'account',
    counts: ['attempt_not_found'],
    ...in5Minutes(30),
  },
  // Three classes that all mistype; one chance in 2^36 times the codes there are.
  { ...activationGuesses, by: 'network', ...in10Minutes(100) },
  { ...activationGuesses, by: 'account', ...in10Minutes(10) },
  // Who has a /48 has 65,536 networks; some hundred households can be in one as well.
  { ...activationGuesses, by: 'site', ...in10Minutes(300) },
  // Sites are cheap, too. Thirty classes that mistype at once, in all schools together; with a hundred
  // thousand codes in pupils' hands a guesser meets one a week, and the school can take them out.
  { ...activationGuesses, by: 'all', ...in10Minutes(1_000) },
  // Three classes that all mistype; and many networks that guess at one homework keep only those out of it
  // who come by a code, for ten minutes: 40,000 guesses a day, one chance in three million each day.
  { ...continueGuesses, by: 'network', ...in10Minutes(100) },
  { ...continueGuesses, by: 'site', ...in10Minutes(300) },
  { ...continueGuesses, by: 'homework', ...in10Minutes(300) },
  // Each right one begins a session.
  { calls: ['continueByCode'], by: 'network', counts: 'calls', ...in10Minutes(600) },
  // Each is asked of the table, and may make the one before worthless.
  { calls: ['renewContinueCode'], by: 'account', counts: 'calls', ...in10Minutes(30) },
  // 40 bits, and a code opens the name of a teacher and a place in a list that the teacher looks at: with a
  // hundred thousand codes in use all guessers together meet one in three months.
  { ...classGuesses, by: 'network', ...in10Minutes(100) },
  { ...classGuesses, calls: ['joinClass'], by: 'account', ...in10Minutes(20) },
  { ...classGuesses, by: 'site', ...in10Minutes(300) },
  { ...classGuesses, by: 'all', ...in10Minutes(1_000) },
  // Twelve pairs hold 73 bits; who mistypes has a hundred tries for all behind one address.
  { ...giftGuesses, by: 'network', ...in10Minutes(100) },
  { ...giftGuesses, by: 'account', ...in10Minutes(10) },
  { ...giftGuesses, by: 'site', ...in10Minutes(300) },
  { ...giftGuesses, by: 'all', ...in10Minutes(1_000) },
  // One chance in 2^55 times the certificates there are.
  {
    calls: ['verifyCertificate'],
    by: 'network',
    counts: ['certificate_not_found'],
    ...in10Minutes(100),
  },
  // The facts are counted anew with each, and a file is made of them.
  {
    calls: ['getCertificate', 'issueCertificate'],
    by: 'account',
    counts: 'calls',
    ...in10Minutes(100),
  },
  { calls: ['approveStep', 'remarkStep'], by: 'account', counts: 'calls', ...in10Minutes(200) },
  // Each of these keeps something; nobody works that fast.
  { calls: ['createHomework'], by: 'account', counts: 'calls', ...in10Minutes(200) },
  // Each asks a school diary, whose quota all teachers share.
  { calls: ['listLessons', 'getLesson'], by: 'account', counts: 'calls', ...in10Minutes(300) },
  { calls: ['trackEvent'], by: 'account', counts: 'calls', ...in10Minutes(300) },
  { calls: ['addFeedback', 'saveUtm'], by: 'account', counts: 'calls', ...in10Minutes(30) },
  // Each is a row of the audit, or changes the one row of the user; lists and their students are bounded.
  {
    calls: ['changeHomework', ...ofSchool, 'removeEmptyStudents', ...ofClassLists],
    by: 'account',
    counts: 'calls',
    ...in10Minutes(300),
  },
  // Each compares three thousand rows with the whole school.
  {
    calls: ['previewImport', 'importStudents'],
    by: 'account',
    counts: 'calls',
    ...in10Minutes(60),
  },
  // A form is signed, a picture is drawn; ten pictures to each of some tasks.
  {
    calls: ['createUploadIntention', 'reportUploadResult', 'deleteFile'],
    by: 'account',
    counts: 'calls',
    ...in10Minutes(300),
  },
  { calls: ofProfile, by: 'account', counts: 'calls', ...in10Minutes(200) },
  // Each is a row of the audit; a teacher who reviews two classes by hand sends a hundred in ten minutes.
  { calls: ofReview, by: 'account', counts: 'calls', ...in10Minutes(600) },
  // Each asks a diary, which is somebody else's.
  { calls: ofDiaries, by: 'account', counts: 'calls', ...in10Minutes(300) },
  // A sample is tried without an account, by a whole school.
  { calls: ['checkSample'], by: 'network', counts: 'calls', ...in5Minutes(3_000) },
  // A tab that cannot keep one tries every minute; the journal is looked at in some of them.
  { calls: ['followJournal'], by: 'account', counts: 'calls', ...in10Minutes(300) },
  // All that is kept of somebody is dear to gather, and the same an hour later.
  { calls: ['exportPerson'], by: 'account', counts: 'calls', ...in10Minutes(10) },
  // Each checks the answers of a class to all tasks of a period anew.
  { calls: ['getJournalHelp'], by: 'account', counts: 'calls', ...in10Minutes(100) },
  { calls: ['addLead'], by: 'network', counts: 'calls', limit: 30, windowMs: 60 * MINUTE },
];
