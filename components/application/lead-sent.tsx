import type { Ref } from 'react';
import { LinkButton } from '@/components/ui/link-button/link-button';

type LeadSentProps = { homeHref: string; ref?: Ref<HTMLDivElement> };

/** Says that the application has come, and what comes next. */
export function LeadSent({ homeHref, ref }: LeadSentProps) {
  return (
    <div ref={ref} data-sent tabIndex={-1} className="flex flex-col items-start gap-5 outline-none">
      <svg viewBox="11 11 50 50" className="size-18" fill="none" aria-hidden>
        <path d="M12 12h48v48H12z" className="fill-accent-tint" />
        <path
          d="M12 12v48M24 12v48M36 12v48M48 12v48M60 12v48M12 12h48M12 24h48M12 36h48M12 48h48M12 60h48"
          className="stroke-grid"
        />
        <path
          d="M17 38c5 4 9 9 12 14C35 37 43 25 57 15"
          className="stroke-accent"
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <h3 className="text-title-s font-semibold">Заявка отправлена</h3>
      <p className="text-reading">
        Мы прочитаем её и&nbsp;ответим на&nbsp;почту или по&nbsp;телефону, который вы указали.
        Ничего больше делать не&nbsp;нужно.
      </p>
      <LinkButton href={homeHref} variant="secondary" wide>
        На главную
      </LinkButton>
    </div>
  );
}
