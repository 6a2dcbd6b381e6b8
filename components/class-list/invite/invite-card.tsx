'use client';

import { PrintButton } from '@/components/certificate/print-button';
import type { ListChanges } from '@/components/class-list/list-changes';
import { CopyButton } from '@/components/homework/share/copy-button';
import { writtenCode } from '@/components/student/code/written-code';
import { Button } from '@/components/ui/button/button';
import { Card } from '@/components/ui/card/card';
import { confirmOrAsk } from '@/components/ui/overlay/confirm-or-ask';
import { callApi } from '@/lib/api/call-api';
import { useCall } from '@/lib/api/use-calls';
import { inviteLink } from '@/lib/class-list/invite-link';
import { errorText } from '@/lib/format/error-text';

type InviteCardProps = ListChanges & { publicOrigin: string };

/** The code by which students with an account come into the list themselves. [HW-06] */
export function InviteCard({ list, publicOrigin, onChanged }: InviteCardProps) {
  const { listId, joinCode } = list;
  const { pending, failure, run } = useCall();
  async function renew(): Promise<void> {
    const isSure = await confirmOrAsk({
      title: 'Заменить код класса?',
      message:
        'Старый код и\u00A0ссылка перестанут действовать. Кто уже в\u00A0списке, в\u00A0нём останется.',
      confirm: 'Заменить',
      cancel: 'Оставить',
    });
    if (!isSure) return;
    const input = { params: { listId }, body: { joinCode } };
    await run(() => callApi('renewJoinCode', input), onChanged);
  }
  return (
    <Card as="section" labelledBy="invite">
      <h2 id="invite" className="text-title-s font-semibold">
        Пригласить по&nbsp;коду
      </h2>
      <p className="mt-2 text-ink-soft">
        Для тех, кто входит со&nbsp;своей учётной записью. Остальным хватит ссылки на&nbsp;задание.
      </p>
      <p
        role="status"
        translate="no"
        className="my-4 rounded-m bg-accent-tint px-2 py-5 text-center text-title-m font-bold whitespace-nowrap text-accent-strong"
      >
        {writtenCode(joinCode)}
      </p>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={inviteLink(publicOrigin, joinCode)} wide>
          Скопировать ссылку
        </CopyButton>
        <PrintButton />
        <Button variant="quiet" pending={pending} onClick={() => void renew()}>
          Новый код
        </Button>
      </div>
      {failure ? (
        <p role="alert" className="mt-2 text-negative-strong">
          {errorText(failure.code)}
        </p>
      ) : null}
    </Card>
  );
}
