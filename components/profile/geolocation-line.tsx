'use client';

import { useState } from 'react';
import { FailureNotice } from '@/components/account/failure-notice';
import { Button } from '@/components/ui/button/button';
import { callApi } from '@/lib/api/call-api';
import { useCall } from '@/lib/api/use-calls';
import type { UserConfig } from '@/lib/contract/user/user';
import type { OwnPath } from '@/lib/routes/own-path';

type GeolocationLineProps = {
  permission: UserConfig['gettingGeolocationWebPermission'];
  returnUrl: OwnPath;
};

const texts = {
  allow: {
    said: 'Можно спросить браузер, в\u00A0каком вы городе.',
    change: 'Запретить',
    to: 'deny',
  },
  deny: { said: 'Не\u00A0спрашиваем, где вы.', change: 'Разрешить спрашивать', to: 'allow' },
} as const;

/** Whether a person lets pages ask where they are, and the way to change it. [CFG-01] [HW-09] */
export function GeolocationLine({ permission: first, returnUrl }: GeolocationLineProps) {
  const [permission, setPermission] = useState(first);
  const { pending, failure, run } = useCall();
  if (permission === null)
    return <p>Ещё не&nbsp;спрашивали: спросим, когда вы захотите определить город.</p>;
  const { said, change, to } = texts[permission];
  const save = () =>
    void run(
      () => callApi('setGeolocationPermission', { body: { permission: to } }),
      (config) => setPermission(config.gettingGeolocationWebPermission),
    );
  return (
    <div className="flex flex-col items-start gap-3">
      <p role="status">{said}</p>
      <Button size="s" variant="secondary" pending={pending} onClick={save}>
        {change}
      </Button>
      {failure === null ? null : (
        <FailureNotice title="Не&nbsp;сохранилось" {...{ failure, returnUrl }} />
      )}
    </div>
  );
}
