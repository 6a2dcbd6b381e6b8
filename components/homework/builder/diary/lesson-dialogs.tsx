'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { buttonStyle } from '@/components/ui/button/button-style';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Field } from '@/components/ui/field/field';
import type { CloseReason } from '@/components/ui/overlay/overlay';
import { TextLink } from '@/components/ui/text-link/text-link';
import { externalProviders } from '@/lib/contract/auth/external-providers';
import type { DiaryProvider } from '@/lib/contract/diary/diary';
import { copyText } from '@/lib/homework/copy-text';
import { landingQuery } from '@/lib/lead/lead-texts';
import { pathOf } from '@/lib/routes/match';
import type { LessonResult } from './use-lesson';

export type LessonDialogsProps = {
  result: LessonResult;
  diary: DiaryProvider;
  /** The share link with the mark of the diary. */
  link: string;
  /** At the diary. */
  returnUrl: string | undefined;
  /** Closed without being rejected. [DIARY-07] */
  onClose: () => void;
};

/** Follows when the teacher asks for it. [DIARY-05] */
const LICENCE_FORM = `${pathOf('application')}?${new URLSearchParams(landingQuery('teacher-licence'))}`;

/** What is said when a homework has come to the diary, and when it has not. [DIARY-05] [DIARY-06] */
export function LessonDialogs({ result, diary, link, returnUrl, onClose }: LessonDialogsProps) {
  // While a dialog fades out it keeps its words.
  const [isSending, setSending] = useState(false);
  const sending = result?.kind === 'error' ? result.state === 'sending' : isSending;
  if (sending !== isSending) setSending(sending);
  const close = (reason?: CloseReason) => (reason === 'navigation' ? undefined : onClose());
  return (
    <>
      <Dialog
        open={result?.kind === 'success'}
        onClose={close}
        closesOnNavigation
        title="Задание успешно создано!"
        description="Ссылка на&nbsp;задание добавлена на&nbsp;страницу урока в&nbsp;дневнике и&nbsp;появится в&nbsp;дневниках учеников. Все задания бесплатны, у&nbsp;бесплатной версии есть ограничения."
        actions={
          <>
            <Button onClick={() => close()}>Продолжить работу</Button>
            <ReturnLink returnUrl={returnUrl} />
          </>
        }
      >
        <p className="flex flex-wrap gap-x-6 gap-y-3">
          <TextLink href={pathOf('teacherTerms')}>Подробнее</TextLink>
          <TextLink href={LICENCE_FORM}>Заявка на&nbsp;лицензию</TextLink>
        </p>
      </Dialog>
      <Dialog
        open={result?.kind === 'error'}
        onClose={close}
        closesOnNavigation
        title={`Не\u00A0удалось отправить задание в\u00A0${externalProviders[diary].title}`}
        description={`Ссылка на\u00A0задание создана, но\u00A0в\u00A0дневник не\u00A0передана. Вы можете скопировать её и\u00A0добавить на\u00A0страницу урока сами.${
          sending
            ? ' Мы продолжаем пробовать: когда дневник ответит, ссылка появится там сама.'
            : ''
        }`}
        actions={
          <>
            <CopyLink link={link} />
            <ReturnLink returnUrl={returnUrl} />
          </>
        }
      >
        <Field label="Ссылка для учеников" readOnly value={link} />
      </Dialog>
    </>
  );
}

function ReturnLink({ returnUrl }: { returnUrl: string | undefined }) {
  if (returnUrl === undefined) return null;
  return (
    <a href={returnUrl} className={buttonStyle({ variant: 'secondary' })}>
      Вернуться в&nbsp;дневник
    </a>
  );
}

/** How long «Скопировано» is shown, in milliseconds. [DIARY-06] */
const SHOWN_FOR = 2_000;

function CopyLink({ link }: { link: string }) {
  const [copiedAt, setCopiedAt] = useState<number | null>(null);
  useEffect(() => {
    if (copiedAt === null) return;
    const timer = setTimeout(() => setCopiedAt(null), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [copiedAt]);

  async function copy(): Promise<void> {
    if (await copyText(link)) setCopiedAt(Date.now());
  }

  return (
    <span className="relative flex flex-col">
      <Button onClick={() => void copy()}>Скопировать</Button>
      <span role="status" className="absolute bottom-full left-1/2 -translate-x-1/2 pb-2">
        {copiedAt === null ? null : (
          <span className="block rounded-m bg-ink px-3 py-2 text-caption text-surface shadow-raised">
            Скопировано
          </span>
        )}
      </span>
    </span>
  );
}
