import { buttonStyle } from '@/components/ui/button/button-style';
import { Card } from '@/components/ui/card/card';
import { LinkButton } from '@/components/ui/link-button/link-button';

type NoEmailProps = {
  /** Where the e-mail is said. */
  accountHref: string;
  onwardHref: string;
};

/** Told to who came from a diary and cannot be bound for want of an e-mail. [DIARY-02] */
export function NoEmail({ accountHref, onwardHref }: NoEmailProps) {
  return (
    <div className="page-width flex max-w-160 flex-col py-8 medium:py-16">
      <Card>
        <h1 className="text-title-m font-bold">Дневник пока не&nbsp;подключён</h1>
        <p className="mt-3 text-reading">
          В&nbsp;вашей учётной записи нет электронной почты, а&nbsp;без неё связать тетради
          с&nbsp;дневником нельзя. Укажите почту и&nbsp;откройте ссылку из&nbsp;дневника ещё раз.
          Работать можно и&nbsp;без&nbsp;этого.
        </p>
        <div className="mt-6 flex flex-col gap-3 medium:flex-row">
          <LinkButton href={onwardHref} wide>
            Продолжить без&nbsp;дневника
          </LinkButton>
          <a href={accountHref} className={buttonStyle({ variant: 'secondary', wide: true })}>
            Указать почту
          </a>
        </div>
      </Card>
    </div>
  );
}
