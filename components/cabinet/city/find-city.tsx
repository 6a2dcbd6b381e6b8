'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { callApi } from '@/lib/api/call-api';
import { canLocate, locate } from '@/lib/browser/locate';
import type { UserConfig } from '@/lib/contract/user/user';

type FindCityProps = {
  permission: UserConfig['gettingGeolocationWebPermission'];
  /** So that it is not offered again when the form is opened again. */
  onDenied: () => void;
  onFound: (city: string) => void;
};

type State = 'offered' | 'explained' | 'looking' | 'denied' | 'failed';

const NOT_FOUND = 'Определить не\u00A0получилось: впишите город в\u00A0поле.';
const DENIED = 'Хорошо, больше не\u00A0спросим: впишите город в\u00A0поле.';

/**
 * Finds the city of who allows it: we say what happens before the browser asks. Who has refused once is
 * not offered it again. [CFG-01]
 */
export function FindCity({ permission, onDenied, onFound }: FindCityProps) {
  const [state, setState] = useState<State>('offered');
  if ((permission === 'deny' && state !== 'denied') || !canLocate()) return null;

  function deny(): void {
    setState('denied');
    onDenied();
    keep('deny');
  }

  async function look(): Promise<void> {
    setState('looking');
    const located = await locate();
    if (located.kind === 'denied') return deny();
    if (located.kind === 'failed') return setState('failed');
    keep('allow');
    const found = await callApi('locateUser', { body: located.place });
    const city = found.ok ? found.value.city : null;
    setState(city === null ? 'failed' : 'offered');
    if (city !== null) onFound(city);
  }

  if (state === 'denied') return <p role="status">{DENIED}</p>;
  if (state === 'explained' || state === 'looking')
    return <Explanation pending={state === 'looking'} onAllow={() => void look()} onDeny={deny} />;
  return (
    <div className="flex flex-col items-start gap-2">
      <Button size="s" variant="secondary" onClick={() => setState('explained')}>
        Определить город
      </Button>
      {state === 'failed' ? <p role="status">{NOT_FOUND}</p> : null}
    </div>
  );
}

/** Kept for other devices and later. */
function keep(permission: 'allow' | 'deny'): void {
  void callApi('setGeolocationPermission', { body: { permission } });
}

type ExplanationProps = { pending: boolean; onAllow: () => void; onDeny: () => void };

function Explanation({ pending, onAllow, onDeny }: ExplanationProps) {
  return (
    <div role="status" className="flex flex-col gap-3 rounded-l bg-info-tint p-4">
      <p>
        Браузер спросит, можно&nbsp;ли узнать место. На&nbsp;сервер уйдёт только примерное,
        с&nbsp;точностью до&nbsp;10&nbsp;км: по&nbsp;нему найдём ближайший город. Сохраним только
        название города.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button size="s" variant="secondary" pending={pending} onClick={onAllow}>
          Продолжить
        </Button>
        <Button size="s" variant="quiet" onClick={onDeny}>
          Не разрешать
        </Button>
      </div>
    </div>
  );
}
