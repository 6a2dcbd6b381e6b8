import { Button } from '@/components/ui/button/button';
import { LinkButton } from '@/components/ui/link-button/link-button';
import { Notice } from '@/components/ui/notice/notice';
import type { AnswerNews, SaveState } from '@/lib/answers/save-state';
import { errorText } from '@/lib/format/error-text';
import { pathOf } from '@/lib/routes/match';
import { SignInAgain } from '@/components/account/sign-in-again';
import type { OwnPath } from '@/lib/routes/own-path';

export type SavingNoticesProps = {
  saving: SaveState;
  /** The path of this page. */
  returnUrl: OwnPath | null;
  /** An unsent answer lives in this tab alone. */
  isAtRisk: boolean;
  /** The session has ended, though no answer has met it yet. */
  isSessionLost?: boolean;
  onDismiss: () => void;
};

/** Why answers wait, when nothing need be done about it: they are sent by themselves. [HW-04] */
export function WaitingNotice({ saving, isAtRisk }: SavingNoticesProps) {
  if (saving.phase !== 'offline' && saving.phase !== 'troubled') return null;
  const isOffline = saving.phase === 'offline';
  return (
    <Notice tone="warning" title={isOffline ? 'Нет связи' : 'Сервер не отвечает'}>
      Отвечайте дальше: ответы ждут на&nbsp;этом устройстве и&nbsp;сохранятся
      {isOffline ? ', когда связь появится.' : ' при первой возможности.'}
      {isAtRisk ? ' Пока не\u00A0закрывайте страницу.' : ''}
    </Notice>
  );
}

/** What a student must do or know about their answers: nothing happens to them silently. [HW-04] */
export function UrgentNotices({
  saving,
  returnUrl,
  isAtRisk,
  isSessionLost = false,
  onDismiss,
}: SavingNoticesProps) {
  return (
    <>
      {saving.phase === 'signIn' || isSessionLost ? (
        <Notice
          tone="warning"
          title="Чтобы сохранить ответы, войдите снова"
          action={<SignInAgain returnUrl={returnUrl} ownTab={isAtRisk} />}
        >
          Время входа истекло, или в&nbsp;этом браузере вошёл кто-то другой. Ответы целы
          и&nbsp;сохранятся сразу после входа.
        </Notice>
      ) : null}
      {saving.news.length > 0 ? <News news={saving.news} onDismiss={onDismiss} /> : null}
    </>
  );
}

function News({ news, onDismiss }: { news: readonly AnswerNews[]; onDismiss: () => void }) {
  const ended = news.find((one) => one.kind === 'refused' && one.code === 'attempt_finished');
  const lost = news.some((one) => one.kind === 'refused');
  return (
    <Notice
      tone={lost ? 'negative' : 'info'}
      title={lost ? 'Не всё сохранилось' : 'Ответы обновлены'}
      action={
        <>
          {ended ? (
            <LinkButton
              href={pathOf('attemptResult', { attemptCode: ended.attemptCode })}
              variant="secondary"
              size="s"
            >
              К результату
            </LinkButton>
          ) : null}
          <Button variant="secondary" size="s" onClick={onDismiss}>
            Понятно
          </Button>
        </>
      }
    >
      <ul className="flex flex-col gap-1">
        {news.map((one) => (
          <li key={`${one.attemptCode} ${one.stepNumber} ${one.taskId}`}>{newsText(one)}</li>
        ))}
      </ul>
    </Notice>
  );
}

function newsText(news: AnswerNews): string {
  const place = `Задание\u00A0${news.stepNumber}`;
  return news.kind === 'refused'
    ? `${place}: последний ответ не\u00A0сохранён. ${errorText(news.code)}`
    : `${place}: на\u00A0другом устройстве есть ответ новее, показываю его.`;
}
