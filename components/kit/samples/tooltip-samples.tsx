'use client';

import { CircleHelp } from 'lucide-react';
import { KitSection, Specimens } from '@/components/kit/kit-section';
import { Button } from '@/components/ui/button/button';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { Tooltip } from '@/components/ui/tooltip/tooltip';

const positions = ['top', 'bottom', 'left', 'right', 'above', 'below', 'before', 'after'] as const;
const words = 'Отметка появится в журнале, когда ученик завершит работу';
const long = `${words}. ${words}, а пока видно, сколько заданий выполнено из скольких. ${words}.`;

/** What is said about one thing, on demand. [UI-09] */
export function TooltipSamples() {
  return (
    <KitSection
      id="tooltips"
      title="Подсказки"
      lead="Появляются через 0,2 секунды под указателем и сразу — под фокусом; Escape скрывает. Если места нет, подсказка встаёт с другой стороны."
    >
      <Specimens title="Tooltip · стороны">
        {positions.map((position) => (
          <Tooltip key={position} content={words} position={position}>
            <Button variant="secondary" size="s">
              {position}
            </Button>
          </Tooltip>
        ))}
      </Specimens>
      <Specimens title="Tooltip · ширина">
        <Tooltip content={long} size="m">
          <Button variant="secondary">До 764 пикселей</Button>
        </Tooltip>
        <Tooltip content={long} size="l" position="bottom">
          <Button variant="secondary">До 808 пикселей</Button>
        </Tooltip>
        <Tooltip content={words} interactive={false}>
          <IconButton icon={CircleHelp} label="Об отметке" />
        </Tooltip>
      </Specimens>
    </KitSection>
  );
}
