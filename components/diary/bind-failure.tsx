import { SignInAgain } from '@/components/account/sign-in-again';
import { Button } from '@/components/ui/button/button';
import { buttonStyle } from '@/components/ui/button/button-style';
import { LinkButton } from '@/components/ui/link-button/link-button';
import { Notice } from '@/components/ui/notice/notice';
import type { ErrorCode } from '@/lib/contract/call/errors';
import type { Failure } from '@/lib/contract/call/result';
import { errorText } from '@/lib/format/error-text';
import { pathOf } from '@/lib/routes/match';

type BindFailureProps = {
  failure: Failure;
  diaryHref: string | null;
  onwardHref: string;
  onRetry: () => void;
};

/** Only these come of what the visitor did; another time is no better. */
const titles: Partial<Record<ErrorCode, string>> = {
  diary_not_bound: 'Подключать пока нечего',
  diary_token_expired: 'Ссылка из\u00A0дневника устарела',
  diary_role_mismatch: 'Роли не\u00A0совпадают',
  diary_bound_to_another: 'Учётная запись уже связана',
  diary_person_bound: 'Вы уже связаны с\u00A0другой записью',
};

/** What keeps somebody from being bound, and what they can do about it. [DIARY-03] */
export function BindFailure({ failure, diaryHref, onwardHref, onRetry }: BindFailureProps) {
  const { code, status } = failure;
  const title = titles[code];
  const onward = (
    <LinkButton href={onwardHref} variant="secondary" size="s">
      Продолжить без&nbsp;дневника
    </LinkButton>
  );
  return (
    <Notice
      tone={title === undefined ? 'negative' : 'warning'}
      title={title ?? 'Дневник не\u00A0подключён'}
      action={
        <>
          <WayOn {...{ code, status, diaryHref, onRetry }} />
          {onward}
        </>
      }
    >
      {code === 'unavailable' && status !== 0
        ? 'Дневник сейчас не\u00A0отвечает. Попробуйте ещё раз через минуту.'
        : errorText(code)}
    </Notice>
  );
}

type WayOnProps = Pick<Failure, 'code' | 'status'> &
  Pick<BindFailureProps, 'diaryHref' | 'onRetry'>;

/** What helps against this failure, besides going on without the diary. */
function WayOn({ code, status, diaryHref, onRetry }: WayOnProps) {
  if (status === 401) return <SignInAgain returnUrl={pathOf('diary')} />;
  if (code === 'diary_role_mismatch')
    return (
      <LinkButton href={pathOf('logout')} size="s">
        Войти с&nbsp;другой ролью
      </LinkButton>
    );
  if (code === 'diary_person_bound')
    return (
      <LinkButton href={`${pathOf('logout')}?signIn=again&returnUrl=${pathOf('home')}`} size="s">
        Войти с&nbsp;другой записью
      </LinkButton>
    );
  if (code === 'diary_token_expired' && diaryHref !== null)
    return (
      <a href={diaryHref} className={buttonStyle({ size: 's' })}>
        Вернуться в&nbsp;дневник
      </a>
    );
  if (code === 'diary_bound_to_another')
    return (
      <LinkButton href={pathOf('profile')} size="s">
        Открыть профиль
      </LinkButton>
    );
  if (titles[code] !== undefined) return null;
  return (
    <Button size="s" onClick={onRetry}>
      Попробовать ещё раз
    </Button>
  );
}
