import { callApi } from '@/lib/api/call-api';
import { useCall } from '@/lib/api/use-calls';
import { errorText } from '@/lib/format/error-text';
import { OneFieldForm } from './one-field-form';

/** Takes a gift by its code. [PAY-01] */
export function GiftCodeForm({ onTaken }: { onTaken: () => void }) {
  const { pending, failure, run } = useCall();
  const known: Record<number, string> = {
    400: errorText('gift_not_found'),
    409: 'Этот подарок уже взял кто-то другой.',
  };
  return (
    <section aria-labelledby="gift-code">
      <h2 id="gift-code" className="mb-4 text-title-m font-semibold">
        У вас код подарка?
      </h2>
      <OneFieldForm
        label="Код подарка"
        action="Взять"
        maxLength={40}
        autoCapitalize="none"
        pending={pending}
        error={failure && (known[failure.status] ?? errorText(failure.code))}
        onSend={async (code) =>
          (await run(() => callApi('activateGift', { body: { code } }), onTaken)) === 'done'
        }
      />
    </section>
  );
}
