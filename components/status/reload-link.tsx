'use client';

import type { MouseEvent } from 'react';
import { buttonStyle, type ButtonLook } from '@/components/ui/button/button-style';

type ReloadLinkProps = ButtonLook & {
  /** The path of the status page that this stands on. */
  ownPath?: string | undefined;
};

/**
 * Tries again. Where the failure stands in place of a page, that page is loaded again; on the path of
 * the status page itself it is one page back. Without scripts the empty address does the first.
 * [STATUS-01]
 */
export function ReloadLink({ ownPath, ...look }: ReloadLinkProps) {
  function tryAgain(event: MouseEvent) {
    event.preventDefault();
    if (window.location.pathname === ownPath && window.history.length > 1) window.history.back();
    else window.location.reload();
  }
  return (
    <a href="" onClick={tryAgain} className={buttonStyle(look)}>
      Обновить страницу
    </a>
  );
}
