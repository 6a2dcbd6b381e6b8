import { OneFieldForm } from '@/components/payment/one-field-form';
import { confirmOrAsk } from '@/components/ui/overlay/confirm-or-ask';
import { callApi } from '@/lib/api/call-api';
import { useCall } from '@/lib/api/use-calls';
import { errorText } from '@/lib/format/error-text';

type NameClassFormProps = { orderId: string; line: number; onNamed: () => void };

/** The licence of a class begins when its class is named, once, which is asked about first. [PAY-01] */
export function NameClassForm({ orderId, line, onNamed }: NameClassFormProps) {
  const { pending, failure, run } = useCall();
  async function name(className: string): Promise<boolean> {
    const isSure = await confirmOrAsk({
      title: `Лицензия для класса ${className.toUpperCase()}?`,
      message: 'Срок начнётся сегодня. Изменить класс потом будет нельзя.',
      confirm: 'Да, этот класс',
      cancel: 'Отмена',
    });
    if (!isSure) return false;
    const call = () =>
      callApi('nameLicenceClass', { params: { orderId, line }, body: { className } });
    return (await run(call, onNamed)) === 'done';
  }
  return (
    <OneFieldForm
      label="Какой это класс?"
      placeholder="5А"
      action="Назвать"
      maxLength={12}
      pending={pending}
      error={
        failure &&
        (failure.status === 400 ? 'Напишите класс так: 5А или 11.' : errorText(failure.code))
      }
      onSend={name}
    />
  );
}
