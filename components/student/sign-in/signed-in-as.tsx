import { buttonStyle } from '@/components/ui/button/button-style';
import { Notice } from '@/components/ui/notice/notice';

export type SignedInPerson = {
  name: string;
  surname: string;
  /** False for whom a name and a class were enough. */
  hasAccount: boolean;
  /** Where they begin. [ROUTE-28] */
  homePath: string;
};

/** Somebody who is only partly registered: goes on as they are, or signs in as another. [AUTH-17] */
export function SignedInAs({ person }: { person: SignedInPerson }) {
  const { name, surname, hasAccount, homePath } = person;
  const fullName = [name, surname].filter((part) => part !== '').join(' ');
  return (
    <Notice
      title={fullName === '' ? 'Вы уже вошли' : `Вы вошли как ${fullName}`}
      action={
        <a href={homePath} className={buttonStyle({ variant: 'secondary', size: 's' })}>
          Продолжить{name === '' ? '' : ` как ${name}`}
        </a>
      }
    >
      {hasAccount
        ? 'Продолжите или войдите с\u00A0другой учётной записью.'
        : 'Продолжите так или войдите с\u00A0учётной записью. Работы, начатые без неё, видит учитель, но\u00A0в\u00A0вашу учётную запись они не\u00A0перейдут.'}
    </Notice>
  );
}
