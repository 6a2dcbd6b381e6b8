import { Toast } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Said } from './live-regions';
import type { Notification } from './notify';
import { textOf } from './text-of';

/** What a screen reader says first, as colour and icon say it to the eye. */
const types = {
  info: ['Сообщение', 'bg-info-tint text-info-strong'],
  positive: ['Готово', 'bg-positive-tint text-positive-strong'],
  warning: ['Внимание', 'bg-warning-tint text-warning-strong'],
  negative: ['Ошибка', 'bg-negative-tint text-negative-strong'],
} as const satisfies Record<Notification['type'], readonly [string, string]>;

type NotificationCardProps = {
  toast: Toast.Root.ToastObject<Notification>;
  notification: Notification;
  width: string;
  onClose: () => void;
  /** It has appeared: what there is to read out. */
  onShown: (said: Said) => void;
};

/** One notification: icon, words or a custom component, a button that closes it. [UI-08] */
export function NotificationCard(props: NotificationCardProps) {
  const { toast, notification, width, onClose, onShown } = props;
  const { type, icon: Icon, content, component: Custom } = notification;
  const [label, colours] = types[type];
  const body = useRef<HTMLDivElement>(null);
  const shown = useEffectEvent(() => {
    const text = body.current ? textOf(body.current) : '';
    onShown({ id: toast.id, text: `${label}. ${text}`, isUrgent: type === 'negative' });
  });
  useEffect(() => shown(), []);

  return (
    <Toast.Root
      toast={toast}
      swipeDirection={[]}
      role="group"
      aria-modal={undefined}
      aria-label={label}
      tabIndex={-1}
      // An overlay below it stays.
      onKeyDown={(event) => (event.key === 'Escape' ? event.stopPropagation() : undefined)}
      className={`pointer-events-auto flex w-full items-start gap-3 rounded-l border border-line bg-surface p-2 shadow-raised transition-[opacity,translate] duration-200 medium:w-fit medium:min-w-90 medium:gap-4 data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0 ${width}`}
    >
      <span
        aria-hidden
        className={`flex size-11 shrink-0 items-center justify-center rounded-m ${colours}`}
      >
        <Icon className="size-6" />
      </span>
      <div ref={body} className="min-w-0 flex-1 self-center py-1 wrap-anywhere">
        {Custom ? <Custom close={onClose} /> : content}
      </div>
      <button
        type="button"
        aria-label="Закрыть"
        onClick={onClose}
        className="flex size-11 shrink-0 items-center justify-center rounded-m text-ink-soft transition-colors duration-150 hover:bg-paper hover:text-ink"
      >
        <X aria-hidden className="size-5" />
      </button>
    </Toast.Root>
  );
}
