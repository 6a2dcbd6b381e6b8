'use client';

import type { MouseEvent } from 'react';
import { buttonStyle, type ButtonLook } from '@/components/ui/button/button-style';
import { enhanced } from '@/lib/browser/enhancement';
import { tryAgain } from '@/lib/status/try-again';

type ReloadLinkProps = ButtonLook & {
  /** The path of the status page that this stands on. */
  ownPath?: string | undefined;
};

/** Tries again. Without scripts the empty address loads the page again, wherever it is. [STATUS-01] */
export function ReloadLink({ ownPath, ...look }: ReloadLinkProps) {
  function press(event: MouseEvent) {
    event.preventDefault();
    tryAgain(ownPath);
  }
  return (
    <a
      {...enhanced('reload')}
      data-own-path={ownPath}
      href=""
      onClick={press}
      className={buttonStyle(look)}
    >
      Обновить страницу
    </a>
  );
}
