'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { useCall } from '@/lib/api/use-calls';
import { errorText } from '@/lib/format/error-text';
import { CodeText } from './code-text';
import { fetchCode } from './fetch-code';

type OwnCodeProps = {
  /** Null when this browser does not know it. */
  code: string | null;
};

/** The code by which a student without an account goes on elsewhere; printed with the page. [TRUST-03] */
export function OwnCode({ code: known }: OwnCodeProps) {
  const [code, setCode] = useState(known);
  const { pending, failure, run } = useCall();
  return (
    <section
      aria-label="Код, чтобы вернуться"
      className="rounded-l border border-line bg-surface px-4 py-4 medium:px-6"
    >
      {code === null ? (
        <>
          <p>Чтобы вернуться к&nbsp;работе на&nbsp;другом устройстве, нужен код.</p>
          <div className="mt-3">
            <Button
              variant="secondary"
              size="s"
              pending={pending}
              onClick={() => void run(fetchCode, (told) => setCode(told.code))}
            >
              Показать код
            </Button>
          </div>
          {failure ? (
            <p role="alert" className="mt-2 text-negative-strong">
              {errorText(failure.code)}
            </p>
          ) : null}
        </>
      ) : (
        <>
          <p>
            Ваш код: <CodeText code={code} />
          </p>
          <p className="mt-1 text-caption text-ink-soft">
            Запишите его. На&nbsp;другом устройстве откройте ту&nbsp;же ссылку на&nbsp;задание
            и&nbsp;нажмите «У&nbsp;меня есть код». Никому его не&nbsp;говорите.
          </p>
        </>
      )}
    </section>
  );
}
