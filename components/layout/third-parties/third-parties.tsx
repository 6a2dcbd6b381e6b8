import { buttonStyle } from '@/components/ui/button/button-style';
import { enhanced } from '@/lib/browser/enhancement';
import type { ServerConfig } from '@/lib/config/server';
import type { Route } from '@/lib/routes/route';
import { pathOf } from '@/lib/routes/match';
import { PlaceWatch } from './place-watch';

type ThirdPartiesProps = {
  config: Pick<ServerConfig, 'TAG_MANAGER_IDS' | 'METRICS_ID' | 'LIVE_CHAT_ID'>;
  /** The route of the page, for the script of documents; null where there is none. */
  route: Pick<Route, 'chat' | 'path'> | null;
};

/**
 * The question whether counters and chat of others may be loaded, with what there is to load. Hidden until
 * a script knows that it was not answered; without scripts nothing is loaded and nothing asked. [TRK-04]
 */
export function ThirdParties({ config, route }: ThirdPartiesProps) {
  const { TAG_MANAGER_IDS: tags, METRICS_ID: metrics, LIVE_CHAT_ID: chatId } = config;
  if (tags.length === 0 && metrics === undefined && chatId === undefined) return null;
  return (
    <>
      <aside
        hidden
        {...enhanced('third-parties')}
        data-tags={tags.length > 0 ? tags.join(',') : undefined}
        data-metrics-id={metrics}
        data-chat-id={chatId}
        data-chat-wanted={route?.chat ?? 'hidden'}
        data-path={route?.path}
        aria-label="Счётчики и чат"
        className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-surface shadow-sheet print:hidden"
      >
        <div className="page-width flex flex-col gap-x-8 gap-y-3 py-3 medium:flex-row medium:items-center medium:justify-between">
          <p className="text-caption">
            Можно посчитать посещения и&nbsp;показать чат? Эти сервисы хранят в&nbsp;браузере свои
            файлы. Задания работают и&nbsp;без них.{' '}
            <a
              href={`${pathOf('userAgreement')}#cookies`}
              className="rounded-s text-accent-strong underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              Подробнее
            </a>
          </p>
          <div className="flex shrink-0 gap-3">
            <Choice name="consent-grant">Согласен</Choice>
            <Choice name="consent-deny">Отказаться</Choice>
          </div>
        </div>
      </aside>
      <PlaceWatch />
    </>
  );
}

type ChoiceProps = { name: 'consent-grant' | 'consent-deny'; children: string };

/** Both answers look the same: neither is pressed upon anybody. */
function Choice({ name, children }: ChoiceProps) {
  return (
    <button
      type="button"
      {...enhanced(name)}
      className={`${buttonStyle({ variant: 'secondary', size: 's' })} flex-1 medium:flex-none`}
    >
      {children}
    </button>
  );
}
