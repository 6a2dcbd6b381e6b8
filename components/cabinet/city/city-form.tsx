'use client';

import { useId, useState, type FormEvent } from 'react';
import { FailureNotice } from '@/components/account/failure-notice';
import { Button } from '@/components/ui/button/button';
import { Field } from '@/components/ui/field/field';
import { leadLimits } from '@/lib/contract/lead/lead-rules';
import type { CityLineProps } from './city-line';
import { FindCity } from './find-city';
import { useCitySaving } from './use-city-saving';
import { useCitySuggestions } from './use-city-suggestions';

type CityFormProps = CityLineProps & {
  onDenied: () => void;
  onSaved: (city: string) => void;
  onCancel: () => void;
};

/** The name of a city, typed with suggestions or found out; only the name is kept. [CFG-01] [HW-09] */
export function CityForm(props: CityFormProps) {
  const { city, permission, returnUrl, onDenied, onSaved, onCancel } = props;
  const [typed, setTyped] = useState(city);
  const { save, pending, failure } = useCitySaving(onSaved);
  const suggestions = useCitySuggestions(typed);
  const listId = useId();

  function send(event: FormEvent) {
    event.preventDefault();
    save(typed.trim());
  }

  return (
    <form onSubmit={send} className="mt-3 flex max-w-100 flex-col gap-4">
      <Field
        label="Город"
        value={typed}
        onValueChange={setTyped}
        list={listId}
        autoComplete="address-level2"
        maxLength={leadLimits.city}
        autoFocus
        error={
          failure?.code === 'invalid_request'
            ? 'Напишите название буквами, например «Тула».'
            : undefined
        }
      />
      <datalist id={listId}>
        {suggestions.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <FindCity permission={permission} onDenied={onDenied} onFound={setTyped} />
      {failure && failure.code !== 'invalid_request' ? (
        <FailureNotice title="Не&nbsp;сохранилось" failure={failure} returnUrl={returnUrl} />
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="s" pending={pending}>
          Сохранить
        </Button>
        <Button size="s" variant="quiet" onClick={onCancel}>
          Отмена
        </Button>
      </div>
    </form>
  );
}
