'use client';

import type { ComponentProps, MouseEvent } from 'react';
import { useHydrated } from '@/components/ui/hydrated/use-hydrated';
import { Spinner } from '@/components/ui/spinner/spinner';
import { buttonStyle, type ButtonLook } from './button-style';

type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'aria-disabled'> &
  ButtonLook & {
    /** The action runs: presses do nothing, the focus stays where it is. */
    pending?: boolean;
  };

const refuse = (event: MouseEvent) => event.preventDefault();

/**
 * A button. Until scripts are there it takes no press, so that none is lost. A link that should look
 * like one is `LinkButton`.
 */
export function Button({
  variant,
  size,
  wide,
  pending = false,
  type = 'button',
  onClick,
  children,
  ...native
}: ButtonProps) {
  const loading = useHydrated() ? {} : { disabled: true, 'data-loading': '' };
  const waiting = pending
    ? { 'aria-disabled': true, 'aria-busy': true, onClick: refuse }
    : { onClick };
  return (
    <button
      type={type}
      className={buttonStyle({ variant, size, wide })}
      {...native}
      {...waiting}
      {...loading}
    >
      <span className={`contents ${pending ? '*:invisible' : ''}`}>
        <span className="inline-flex min-w-0 items-center gap-2">{children}</span>
      </span>
      {pending ? (
        <Spinner
          position="absolute"
          colour={variant === undefined || variant === 'primary' ? 'inversed' : 'primary'}
        />
      ) : null}
    </button>
  );
}
