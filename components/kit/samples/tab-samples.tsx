'use client';

import { KitSection, Specimens } from '@/components/kit/kit-section';
import { Tabs } from '@/components/ui/tabs/tabs';

const few = [
  { value: 'open', label: 'Открытые', content: 'Три задания ждут учеников.' },
  { value: 'done', label: 'Сданные', content: 'Одно задание сдано всеми.' },
  { value: 'late', label: 'Просроченные', content: '', disabled: true },
];
const many = Array.from({ length: 9 }, (_, index) => ({
  value: String(index + 1),
  label: `${index + 1}-я четверть учебного года`,
  content: `Отметки за ${index + 1}-ю четверть.`,
}));

/** Several views in one place. */
export function TabSamples() {
  return (
    <KitSection
      id="tabs"
      title="Вкладки"
      lead="Одна остановка клавиши Tab, дальше — стрелки, Home и End. Если вкладки не помещаются, их ряд двигается вбок."
    >
      <Specimens title="Tabs" arrangement="plain">
        <Tabs label="Задания" tabs={few} />
      </Specimens>
      <Specimens title="Tabs · много" arrangement="plain">
        <Tabs label="Отметки" tabs={many} defaultValue="2" />
      </Specimens>
    </KitSection>
  );
}
