import { Button } from '@/components/ui/button/button';
import { buttonStyle } from '@/components/ui/button/button-style';
import { Card } from '@/components/ui/card/card';
import { callWeb } from '@/lib/browser/call-web';
import { pathOf } from '@/lib/routes/match';
import type { BindDiaryProps } from './bind-diary';
import { diaryTitle } from './diary-title';

type BindQuestionProps = Pick<BindDiaryProps, 'diary' | 'account' | 'onwardHref'> & {
  onYes: () => void;
};

/** Asked where somebody else may have stayed signed in: a binding is for one person. [DIARY-03] */
export function BindQuestion({ diary, account, onwardHref, onYes }: BindQuestionProps) {
  const query = new URLSearchParams({
    signIn: 'again',
    ...(diary !== null && { provider: diary }),
    returnUrl: pathOf('diary'),
  });
  const goOnWithout = () =>
    void callWeb('forgetBind', undefined).then(() => window.location.assign(onwardHref));
  return (
    <Card>
      <h1 className="text-title-m font-bold">Подключить дневник{diaryTitle(diary)}?</h1>
      <p className="mt-3 text-reading">
        Сейчас здесь открыт кабинет: <strong>{account}</strong>. Если это вы, свяжем его
        с&nbsp;вашим дневником. Если нет, войдите под&nbsp;своим именем.
      </p>
      <div className="mt-6 flex flex-col gap-3 medium:flex-row">
        <Button onClick={onYes}>Да, это&nbsp;я</Button>
        {/* A whole page load: it changes who is signed in. */}
        <a href={`${pathOf('logout')}?${query}`} className={buttonStyle({ variant: 'secondary' })}>
          Это не&nbsp;я, войти
        </a>
      </div>
      <p className="mt-4">
        <Button variant="quiet" size="s" onClick={goOnWithout}>
          Продолжить без&nbsp;дневника
        </Button>
      </p>
    </Card>
  );
}
