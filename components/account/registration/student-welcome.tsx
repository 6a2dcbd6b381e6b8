import { Card } from '@/components/ui/card/card';
import type { StudentProfile } from '@/lib/contract/user/user';
import { StudentProfileForm } from './student-profile-form';
import type { OwnPath } from '@/lib/routes/own-path';

type StudentWelcomeProps = {
  known: Partial<StudentProfile>;
  /** Where to go on, on our own origin. */
  returnUrl: OwnPath;
};

/** The first page of a student with an account: who are you? [ROUTE-14] */
export function StudentWelcome({ known, returnUrl }: StudentWelcomeProps) {
  return (
    <div className="page-width max-w-240 py-6 medium:py-12">
      <Card variant="notebook">
        <h1 className="text-title-m font-bold medium:text-title-l">
          Как тебя зовут и&nbsp;в&nbsp;каком ты&nbsp;классе?
        </h1>
        <p className="mt-3 mb-6 max-w-reading text-ink-soft">
          Так тебя увидит учитель в&nbsp;журнале. Если что-то написано неверно&nbsp;— исправь.
        </p>
        <StudentProfileForm known={known} returnUrl={returnUrl} />
      </Card>
    </div>
  );
}
