'use client';

import { useState } from 'react';
import { KitSection, Specimens } from '@/components/kit/kit-section';
import { Checkbox } from '@/components/ui/checkbox/checkbox';
import { RadioGroup } from '@/components/ui/radio-group/radio-group';
import { Segmented } from '@/components/ui/segmented/segmented';

const roles = [
  { value: 't', label: 'Учитель' },
  { value: 's', label: 'Ученик', description: 'Понадобится класс' },
];

/** What is chosen. */
export function Choices() {
  return (
    <KitSection
      id="choices"
      title="Выбор"
      lead="Нажимается вся строка, высота — не меньше 44 пикселей. Работает и без скриптов."
    >
      <Specimens title="Checkbox" arrangement="grid">
        <Checkbox label="Перемешать задания" />
        <Checkbox label="Показать ответы" description="После сдачи работы" defaultChecked />
        <Checkbox label="Согласен с условиями" error="Без согласия не получится" />
        <Checkbox label="Выключен" disabled />
        <Checkbox label="Выключен и отмечен" disabled defaultChecked />
        <Checkbox label="Плитка" variant="tile" />
        <Checkbox
          label="Отмеченная плитка"
          variant="tile"
          defaultChecked
          description="С пояснением"
        />
        <Checkbox label="Плитка с ошибкой" variant="tile" error="Отметьте хотя бы одну" />
        <Checkbox label="Выключенная плитка" variant="tile" disabled defaultChecked />
      </Specimens>
      <Specimens title="RadioGroup" arrangement="grid">
        <RadioGroup label="Кто вы?" options={roles} defaultValue="s" />
        <RadioGroup label="Кто вы? С ошибкой" options={roles} error="Выберите, кто вы" />
        <RadioGroup
          label="Плитки"
          variant="tile"
          options={roles}
          defaultValue="t"
          description="Можно сменить в профиле"
        />
        <RadioGroup label="Выключены" variant="tile" options={roles} defaultValue="s" disabled />
      </Specimens>
      <Switches />
    </KitSection>
  );
}

const views = [
  { value: 'grade', label: 'Оценка' },
  { value: 'percent', label: 'Процент' },
  { value: 'both', label: 'И то и другое' },
];

function Switches() {
  const [view, setView] = useState('grade');
  return (
    <Specimens title="Segmented" arrangement="stack">
      <Segmented label="Отметки" options={views} value={view} onValueChange={setView} />
      <Segmented
        label="Отметки, выключено"
        options={views}
        value="percent"
        onValueChange={setView}
        disabled
      />
    </Specimens>
  );
}
