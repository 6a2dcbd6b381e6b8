import { AccountLinks } from '@/app/(teacher)/account-links';
import { SignOutLink } from '@/components/account/sign-out-link';
import { StudentLinks } from '@/components/student/student-links';
import { roles } from '@/lib/contract/auth/roles';
import { hasAccount } from '@/lib/session/guards/visitor';
import type { SessionEntry } from '@/lib/session/session';

/** The right side of the header, as on the other pages of the person. */
export function HeaderLinks({ entry: { role, userId, jwtData } }: { entry: SessionEntry }) {
  if (role === roles.teacher) return <AccountLinks current="payment" />;
  if (role === roles.student)
    return <StudentLinks student={{ userId, hasAccount: hasAccount(jwtData) }} />;
  return <SignOutLink />;
}
