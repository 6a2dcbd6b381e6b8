import { useSend } from '@/components/payment/use-send';
import { Button } from '@/components/ui/button/button';
import { Field } from '@/components/ui/field/field';
import { callApi } from '@/lib/api/call-api';
import { errorText } from '@/lib/format/error-text';
import type { Licence } from './plan-words';

/** The licence of a class begins when its class is named, once. [PAY-01] */
export function NameClassForm({ licence, onNamed }: { licence: Licence; onNamed: () => void }) {
  const { orderId, line } = licence;
  const { text, setText, failure, isPending, send } = useSend(
    (className) => callApi('nameLicenceClass', { params: { orderId, line }, body: { className } }),
    onNamed,
  );
  const wrong = 'Напишите класс так: 5А или 11.';
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="flex items-start gap-2"
    >
      <div className="min-w-0 flex-1 medium:max-w-60">
        <Field
          label="Какой это класс?"
          placeholder="5А"
          maxLength={12}
          value={text}
          onValueChange={setText}
          error={failure && (failure.status === 400 ? wrong : errorText(failure.code))}
        />
      </div>
      {/* Beside the field, under its label. */}
      <div className="mt-8 shrink-0">
        <Button type="submit" variant="secondary" pending={isPending}>
          Назвать
        </Button>
      </div>
    </form>
  );
}
