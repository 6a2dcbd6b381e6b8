import { AccountLinks } from '@/app/(teacher)/account-links';
import { SchoolLinks } from '@/components/school/layout/school-links';
import { StudentLinks } from '@/components/student/student-links';
import { roles } from '@/lib/contract/auth/roles';
import { hasAccount } from '@/lib/session/guards/visitor';
import type { SessionEntry } from '@/lib/session/session';

type HeaderLinksProps = { entry: SessionEntry; current: 'payment' | null };

/** The right side of the header, as on the other pages of the person; the feedback form is in each. [TRK-03] */
export function HeaderLinks({ entry, current }: HeaderLinksProps) {
  const { role, userId, jwtData } = entry;
  if (role === roles.teacher) return <AccountLinks current={current} />;
  if (role === roles.student)
    return <StudentLinks student={{ userId, hasAccount: hasAccount(jwtData) }} current={current} />;
  return <SchoolLinks current={current} />;
}
