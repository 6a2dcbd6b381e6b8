import { buttonStyle } from '@/components/ui/button/button-style';
import { Card } from '@/components/ui/card/card';
import { Notice } from '@/components/ui/notice/notice';
import { TextLink } from '@/components/ui/text-link/text-link';

type CmsLoginProps = {
  /** Where the sign-in begins. */
  signInHref: string;
  /** Why the last try did not let anybody in. */
  problem: 'forbidden' | 'failed' | null;
  /** Whom to ask. */
  email: string;
};

/** The way in for editors. */
export function CmsLogin({ signInHref, problem, email }: CmsLoginProps) {
  return (
    <div className="page-width flex max-w-160 flex-col gap-6 py-8 medium:py-16">
      {problem === null ? null : <Problem problem={problem} email={email} />}
      <Card variant="notebook">
        <h1 className="text-title-m font-bold medium:text-title-l">Управление содержанием</h1>
        <p className="mt-3 text-reading">
          Здесь редакторы видят тетради: что в&nbsp;них есть и&nbsp;в&nbsp;скольких домашних
          заданиях они нужны, а&nbsp;операторы включают и&nbsp;выключают возможности. Войти можно
          только с&nbsp;учётной записью редактора или оператора.
        </p>
        <div className="mt-6">
          {/* A whole page load: it leads out of the product and back. */}
          <a href={signInHref} className={buttonStyle({ variant: 'primary' })}>
            Войти
          </a>
        </div>
      </Card>
    </div>
  );
}

function Problem({ problem, email }: Pick<CmsLoginProps, 'email'> & { problem: string }) {
  const write = (
    <>
      напишите на&nbsp;<TextLink href={`mailto:${email}`}>{email}</TextLink>
    </>
  );
  if (problem === 'forbidden')
    return (
      <Notice tone="warning" title="Это учётная запись не&nbsp;редактора и&nbsp;не&nbsp;оператора">
        С&nbsp;ней сюда не&nbsp;войти. Попробуйте другую или, если доступ должен быть, {write}.
      </Notice>
    );
  return (
    <Notice tone="warning" title="Войти не&nbsp;получилось">
      Попробуйте ещё раз. Если не&nbsp;поможет, {write}.
    </Notice>
  );
}
