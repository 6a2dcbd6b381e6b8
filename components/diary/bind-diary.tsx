'use client';

import { useEffect, useEffectEvent } from 'react';
import { SignInAgain } from '@/components/account/sign-in-again';
import { Button } from '@/components/ui/button/button';
import { LinkButton } from '@/components/ui/link-button/link-button';
import { Notice } from '@/components/ui/notice/notice';
import { Spinner } from '@/components/ui/spinner/spinner';
import { refusalOf } from '@/lib/api/refusal-of';
import { useCall } from '@/lib/api/use-calls';
import { callWeb } from '@/lib/browser/call-web';
import { externalProviders } from '@/lib/contract/auth/external-providers';
import type { DiaryProvider } from '@/lib/contract/diary/diary';
import type { ErrorCode } from '@/lib/contract/call/errors';
import type { Failure, Result } from '@/lib/contract/call/result';
import { errorText } from '@/lib/format/error-text';
import { pathOf } from '@/lib/routes/match';

type BindDiaryProps = {
  /** Null while nothing is known of it. */
  diary: DiaryProvider | null;
  /** Where somebody goes on who is not bound. */
  onwardHref: string;
};

async function bind(): Promise<Result<{ to: string }>> {
  const result = await callWeb('bindFromDiary', undefined);
  if (result.ok) return { ok: true, value: result.value };
  return { ok: false, error: refusalOf(result.status, result.content) };
}

/** Binds the visitor to their diary as soon as the page is there, and goes on. [DIARY-03] */
export function BindDiary({ diary, onwardHref }: BindDiaryProps) {
  const { failure, run, leave } = useCall();
  const start = () => void run(bind, ({ to }) => leave(to));
  const begin = useEffectEvent(start);
  useEffect(() => begin(), []);
  return (
    <div className="page-width flex max-w-160 flex-col gap-6 py-8 medium:py-16">
      <h1 className="text-title-m font-bold">Подключаем дневник</h1>
      {failure ? (
        <BindFailure failure={failure} onwardHref={onwardHref} onRetry={start} />
      ) : (
        <p role="status" className="flex items-center gap-3 text-ink-soft">
          <Spinner label={null} />
          Связываем вашу учётную запись с&nbsp;дневником
          {diary === null ? '' : ` «${externalProviders[diary].title}»`}…
        </p>
      )}
    </div>
  );
}

type BindFailureProps = Pick<BindDiaryProps, 'onwardHref'> & {
  failure: Failure;
  onRetry: () => void;
};

/** Only these come of what the visitor did; another time is no better. */
const titles: Partial<Record<ErrorCode, string>> = {
  diary_not_bound: 'Подключать пока нечего',
  diary_token_expired: 'Ссылка из\u00A0дневника устарела',
  diary_role_mismatch: 'Роли не\u00A0совпадают',
  diary_bound_to_another: 'Учётная запись уже связана',
};

function BindFailure({ failure, onwardHref, onRetry }: BindFailureProps) {
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
          <WayOn code={code} status={status} onRetry={onRetry} />
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

type WayOnProps = Pick<Failure, 'code' | 'status'> & { onRetry: () => void };

/** What helps against this failure, besides going on without the diary. */
function WayOn({ code, status, onRetry }: WayOnProps) {
  if (status === 401) return <SignInAgain returnUrl={pathOf('diary')} />;
  if (code === 'diary_role_mismatch')
    return (
      <LinkButton href={pathOf('logout')} size="s">
        Войти с&nbsp;другой ролью
      </LinkButton>
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
