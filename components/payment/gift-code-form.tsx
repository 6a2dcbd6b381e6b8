import { Button } from '@/components/ui/button/button';
import { Field } from '@/components/ui/field/field';
import { callApi } from '@/lib/api/call-api';
import { errorText } from '@/lib/format/error-text';
import { useSend } from './use-send';

/** Takes a gift by its code. [PAY-01] */
export function GiftCodeForm({ onTaken }: { onTaken: () => void }) {
  const { text, setText, failure, isPending, send } = useSend(
    (code) => callApi('activateGift', { body: { code } }),
    onTaken,
  );
  const known: Record<number, string> = {
    400: errorText('gift_not_found'),
    409: 'Этот подарок уже взял кто-то другой.',
  };
  return (
    <section aria-labelledby="gift-code">
      <h2 id="gift-code" className="mb-4 text-title-m font-semibold">
        У вас код подарка?
      </h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
        className="flex items-start gap-2"
      >
        <div className="min-w-0 flex-1 medium:max-w-90">
          <Field
            label="Код из письма"
            value={text}
            onValueChange={setText}
            maxLength={40}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            error={failure && (known[failure.status] ?? errorText(failure.code))}
          />
        </div>
        {/* Beside the field, under its label. */}
        <div className="mt-8 shrink-0">
          <Button type="submit" variant="secondary" pending={isPending}>
            Взять
          </Button>
        </div>
      </form>
    </section>
  );
}
