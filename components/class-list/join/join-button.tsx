'use client';

import { useEffect, useRef, useState } from 'react';
import { FailureNotice } from '@/components/account/failure-notice';
import { Button } from '@/components/ui/button/button';
import { LinkButton } from '@/components/ui/link-button/link-button';
import { callApi } from '@/lib/api/call-api';
import { useCall } from '@/lib/api/use-calls';
import { pathOf } from '@/lib/routes/match';

type JoinButtonProps = { joinCode: string; isMember: boolean };

/** Lets a signed-in student into the class with one press. [HW-06] */
export function JoinButton({ joinCode, isMember }: JoinButtonProps) {
  const [isIn, setIn] = useState(isMember);
  const { pending, failure, run } = useCall();
  const said = useRef<HTMLParagraphElement>(null);
  const join = () =>
    run(
      () => callApi('joinClass', { params: { joinCode } }),
      () => setIn(true),
    );

  // The button that was pressed is gone: the focus goes to what stands in its place.
  useEffect(() => {
    if (isIn && !isMember) said.current?.focus();
  }, [isIn, isMember]);

  if (isIn)
    return (
      <>
        <p ref={said} tabIndex={-1} className="mb-5 text-reading font-medium outline-none">
          Вы&nbsp;в&nbsp;списке класса. Задания учитель даст по&nbsp;ссылке.
        </p>
        <LinkButton href={pathOf('studentProfile')} variant="secondary" wide>
          Мои задания
        </LinkButton>
      </>
    );
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-reading">Учитель увидит ваше имя в&nbsp;своём списке и&nbsp;журнале.</p>
      <Button wide pending={pending} onClick={() => void join()}>
        Вступить в&nbsp;класс
      </Button>
      {failure ? (
        <FailureNotice
          title="Не&nbsp;получилось вступить"
          failure={failure}
          returnUrl={pathOf('classInvitation', { joinCode })}
        />
      ) : null}
    </div>
  );
}
