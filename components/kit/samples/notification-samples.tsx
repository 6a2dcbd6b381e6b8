'use client';

import { Bell, CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react';
import { KitSection, Specimens } from '@/components/kit/kit-section';
import { Button } from '@/components/ui/button/button';
import { notify, type NotificationOptions } from '@/components/ui/notification/notify';

const samples = [
  ['info', Info, 'Задание откроется 1 сентября'],
  ['positive', CircleCheck, 'Ссылка скопирована'],
  ['warning', TriangleAlert, 'Нет сети, сохраню позже'],
  ['negative', CircleX, 'Задание не создано'],
] as const;
const positions = ['main', 'secondary'] as const;

function Custom({ close }: { close: () => void }) {
  return (
    <div>
      <p className="font-semibold">Ученик сдал работу</p>
      <div className="mt-2">
        <Button variant="secondary" size="s" onClick={close}>
          Хорошо
        </Button>
      </div>
    </div>
  );
}

const show = (options: NotificationOptions) => () => void notify(options);

/** Messages that are shown for a while. [UI-08] */
export function NotificationSamples() {
  return (
    <KitSection
      id="notifications"
      title="Всплывающие уведомления"
      lead="Новые — сверху. Сами закрываются через 5 секунд, если на них не наведён указатель и в них нет фокуса."
    >
      {positions.map((position) => (
        <Specimens key={position} title={`notify · ${position}`}>
          {samples.map(([type, icon, content]) => (
            <Button
              key={type}
              variant="secondary"
              onClick={show({ type, icon, content, position, autoClosing: true })}
            >
              {type}, {position}
            </Button>
          ))}
        </Specimens>
      ))}
      <Specimens title="notify · остаётся, своё содержимое">
        <Button
          variant="secondary"
          onClick={show({
            type: 'info',
            icon: Info,
            position: 'main',
            content:
              'Остаётся, пока не закроют: длинное сообщение о том, что с понедельника тетради открываются по новой ссылке, а старая ещё месяц будет вести на неё.',
          })}
        >
          Без автозакрытия
        </Button>
        <Button
          variant="secondary"
          onClick={show({ type: 'positive', icon: Bell, position: 'secondary', component: Custom })}
        >
          Свой компонент
        </Button>
      </Specimens>
    </KitSection>
  );
}
