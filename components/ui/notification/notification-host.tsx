'use client';

import { Toast } from '@base-ui/react/toast';
import { useLayoutEffect, useState } from 'react';
import { LiveRegions, type Said } from './live-regions';
import { NotificationCard } from './notification-card';
import { notificationChannel, type Notification } from './notify';
import { useFocusReturn } from './use-focus-return';
import { useSmallScreen } from './use-small-screen';

/** In milliseconds. [UI-08] */
const AUTO_CLOSE_AFTER = 5000;

/** Where they stand, and their greatest width in px. Below, they keep clear of a fixed footer. */
const places = {
  main: { where: 'top-18 max-h-[calc(100dvh-6rem)] px-8', width: 'max-w-[840px]' },
  secondary: {
    where:
      'bottom-[env(safe-area-inset-bottom)] max-h-dvh px-2 medium:px-8 in-[:root:has([data-layout=homework])]:bottom-20 in-[:root:has([data-layout=homework])]:max-h-[calc(100dvh-5rem)]',
    width: 'max-w-[660px]',
  },
} as const satisfies Record<Notification['position'], { where: string; width: string }>;

/** Draws notifications, newest first, and has them read out. [UI-08] [UI-12] */
export function NotificationHost() {
  return (
    <Toast.Provider limit={Infinity} timeout={0}>
      <Notifications />
    </Toast.Provider>
  );
}

function Notifications() {
  const { toasts, add, close } = Toast.useToastManager<Notification>();
  const [said, setSaid] = useState<readonly Said[]>([]);
  const isSmall = useSmallScreen();
  const focus = useFocusReturn(
    toasts.every(({ transitionStatus }) => transitionStatus === 'ending'),
  );

  // A layout effect comes before other effects, which may already notify.
  useLayoutEffect(() => {
    const stopAdding = notificationChannel.subscribe('added', (data) =>
      add({ id: data.id, data, timeout: data.autoClosing ? AUTO_CLOSE_AFTER : 0 }),
    );
    const stopClosing = notificationChannel.subscribe('closed', (id) => close(id));
    return () => {
      stopAdding();
      stopClosing();
    };
  }, [add, close]);

  return (
    <>
      <LiveRegions said={said.filter(({ id }) => toasts.some((toast) => toast.id === id))} />
      {toasts.length === 0 ? null : (
        <Toast.Portal>
          <Toast.Viewport
            {...focus}
            aria-label="Уведомления"
            // The live regions say it; and what has this attribute stays reachable beside a dialog.
            aria-live="off"
            className="pointer-events-none fixed inset-0 z-60 -outline-offset-4"
          >
            {(['main', 'secondary'] as const).map((place) => (
              <Place
                key={place}
                place={place}
                toasts={toasts.filter(
                  ({ data }) => (isSmall ? 'secondary' : data?.position) === place,
                )}
                onClose={close}
                onShown={(news) => setSaid((list) => withNews(list, news))}
              />
            ))}
          </Toast.Viewport>
        </Toast.Portal>
      )}
    </>
  );
}

/** What has moved to another place is not said again. */
function withNews(said: readonly Said[], news: Said): readonly Said[] {
  return said.some(({ id }) => id === news.id) ? said : [...said.slice(-9), news];
}

type PlaceProps = {
  place: Notification['position'];
  toasts: readonly Toast.Root.ToastObject<Notification>[];
  onClose: (id: string) => void;
  onShown: (said: Said) => void;
};

function Place({ place, toasts, onClose, onShown }: PlaceProps) {
  const { where, width } = places[place];
  return (
    <div
      className={`absolute inset-x-0 flex flex-col items-center gap-2 overflow-y-auto py-2 medium:gap-4 medium:py-4 ${where}`}
    >
      {toasts.map((toast) =>
        toast.data ? (
          <NotificationCard
            key={toast.id}
            toast={toast}
            notification={toast.data}
            width={width}
            onClose={() => onClose(toast.id)}
            onShown={onShown}
          />
        ) : null,
      )}
    </div>
  );
}
