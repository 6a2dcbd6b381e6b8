'use client';

import { useState } from 'react';
import { KitSection, Specimens } from '@/components/kit/kit-section';
import { Field } from '@/components/ui/field/field';
import { Select } from '@/components/ui/select/select';

const longLabel =
  'Полное наименование общеобразовательной организации так, как оно записано в уставе';

/** Where something is written. */
export function Fields() {
  return (
    <KitSection
      id="fields"
      title="Поля"
      lead="Подпись — над полем, подсказка и ошибка — под ним. Ошибка говорит, что сделать."
    >
      <Specimens title="Field" arrangement="grid">
        <Field label="Фамилия" autoComplete="off" />
        <Field label="Класс" description="Например, 5А" placeholder="5А" />
        <Field
          label="Почта"
          type="email"
          defaultValue="не почта"
          error="Проверьте адрес: нужен знак @"
        />
        <Field
          label="Код задания"
          defaultValue="bafe diko gupa"
          readOnly
          description="Только чтение"
        />
        <Field label="Школа" defaultValue="Школа № 1" disabled />
        <Field
          label={longLabel}
          defaultValue="Муниципальное бюджетное общеобразовательное учреждение"
          description={`${longLabel}, без сокращений и кавычек`}
        />
        <Field label="Комментарий" multiline rows={3} description="Увидят все ученики класса" />
        <Field label="Ответ" multiline rows={3} error="Напишите хотя бы одно предложение" />
      </Specimens>
      <Selects />
    </KitSection>
  );
}

const subjects = [
  { value: '1', label: 'Математика' },
  { value: '6', label: 'Физика', note: 'уже есть' },
  { value: '10', label: 'Биология' },
  { value: '18', label: 'Вероятность и статистика, базовый и углублённый уровни' },
];

function Selects() {
  const [subject, setSubject] = useState<string | null>('18');
  const [none, setNone] = useState<string | null>(null);
  const shared = { options: subjects, clearLabel: 'Любой предмет' };
  return (
    <>
      <Specimens title="Select" arrangement="grid">
        <Select {...shared} label="Предмет" value={subject} onValueChange={setSubject} />
        <Select
          {...shared}
          label="Предмет с подсказкой"
          description="По нему подберём тетради"
          value={none}
          onValueChange={setNone}
        />
        <Select
          {...shared}
          label="Предмет с ошибкой"
          error="Выберите предмет"
          value={none}
          onValueChange={setNone}
        />
        <Select {...shared} label="Выключен" value="6" onValueChange={setSubject} disabled />
      </Specimens>
      <Specimens title="Select · inline" arrangement="plain">
        <p className="leading-12">
          Силу измеряет{' '}
          <Select
            variant="inline"
            label="Прибор"
            hideLabel
            options={[
              { value: 'd', label: 'динамометр' },
              { value: 'm', label: 'манометр' },
            ]}
            value={none}
            onValueChange={setNone}
          />
          , а&nbsp;давление&nbsp;— барометр.
        </p>
      </Specimens>
    </>
  );
}
