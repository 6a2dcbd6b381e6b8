import { roles, type Role } from '@/lib/contract/auth/roles';
import type { ProductFeatureName } from '@/lib/contract/user/product-features';
import { userFeatures } from '@/lib/contract/user/user-features';
import type { JwtData, Session } from '@/lib/session/session';
import type { SignIn } from './sign-in-loop';

/** One role that somebody is signed in with, as guards see it. */
export type VisitorRole = {
  role: Role;
  userId: string;
  status: JwtData['status'];
  providerType: string;
  features: readonly string[];
};

/** What a browser says of its visitor: it changes what is shown, never what is allowed. [AUTH-18] */
export type Hints = {
  /** Somebody who tests the product. */
  isTester: boolean;
  /** As whom the Moscow platform sent them. */
  mashRole: 'student' | 'other' | null;
  /** They came from a partner's site in this visit. */
  isMultibook: boolean;
  /** Product features that are on in this browser alone. [FEAT-01] */
  switchedOn: readonly ProductFeatureName[];
  /** Their latest sign-ins, for finding a loop. [AUTH-05] */
  signIns: readonly SignIn[];
};

/** What guards know of who asks: plain data, from cookies alone. */
export type Visitor = Hints & {
  /** Null for a guest. */
  current: VisitorRole | null;
  /** Every role that the browser is signed in with. */
  held: readonly VisitorRole[];
  /** Roles whose token has expired while another role is still valid. [AUTH-12] */
  expired: readonly Role[];
};

/** @testing */
export const noHints: Hints = {
  isTester: false,
  mashRole: null,
  isMultibook: false,
  switchedOn: [],
  signIns: [],
};

/** What guards may know of a session and its browser. */
export function visitorOf(session: Session | null, hints: Hints): Visitor {
  const held = (session?.entries ?? []).map(({ role, userId, jwtData }) => {
    const { status, providerType, features } = jwtData;
    return { role, userId, status, providerType, features };
  });
  const current = held.find(({ role }) => role === session?.current.role) ?? null;
  return { ...hints, current, held, expired: (session?.expired ?? []).map(({ role }) => role) };
}

/** How far somebody has come with registering. [AUTH-17] */
export type Registration = 'guest' | 'partiallyRegistered' | 'fullyRegistered';

/** [AUTH-17] */
export function registrationOf(user: VisitorRole | null): Registration {
  if (user === null) return 'guest';
  return user.status === 'registered' ? 'fullyRegistered' : 'partiallyRegistered';
}

/** Whom their provider names to nobody. [AUTH-17] */
export const isAnonymousProvider = (user: VisitorRole | null) => user?.providerType === 'mediateka';

/** Of the Moscow platform: by their account, or because that platform says so. [AUTH-18] */
export const isMash = (user: VisitorRole | null, { mashRole }: Hints) =>
  mashRole !== null || user?.providerType === 'mash';

/** Of the Moscow region's platform. */
export const isMosOblast = (user: VisitorRole | null) => user?.providerType === 'mos_oblast';

/** Of the commission that examines the product. [AUTH-18] */
export const isCommission = (user: VisitorRole | null) =>
  user?.providerType === 'tsok' || user?.features.includes(userFeatures.commission) === true;

/** One of those whose ids the configuration lists: step approvers, users of selected content. [AUTH-18] */
export const hasListedId = (user: VisitorRole | null, ids: readonly string[]) =>
  user !== null && ids.includes(user.userId);

/** Whoever began by name and class alone is known to this browser only. [ROUTE-15] */
export const hasAccount = ({ providerType }: Pick<VisitorRole, 'providerType'>) =>
  providerType !== 'link';

/** What is to be known of a person whom the school itself has not named: name and class. */
export const needsName = (user: VisitorRole | null) =>
  user?.role === roles.student && user.status === 'new' && hasAccount(user);
