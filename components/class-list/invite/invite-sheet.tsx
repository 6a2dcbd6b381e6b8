import './invite-sheet.css';
import { writtenCode } from '@/components/student/code/written-code';
import { inviteLink } from '@/lib/class-list/invite-link';
import { listTitle } from '@/lib/class-list/words';
import type { ClassList } from '@/lib/contract/class-list/class-list';

type InviteSheetProps = { list: ClassList; teacher: string; publicOrigin: string };

/** What is printed of the page: a sheet for the wall of the classroom. [HW-06] */
export function InviteSheet({ list, teacher, publicOrigin }: InviteSheetProps) {
  return (
    <div
      aria-hidden
      data-print="class-code"
      className="hidden flex-col items-center gap-6 px-8 py-16 text-center print:flex"
    >
      <p className="text-title-l font-bold">{listTitle(list)}</p>
      {teacher === '' ? null : <p className="text-title-s">{teacher}</p>}
      <p className="text-title-s">Код класса</p>
      <p className="border-2 border-ink px-8 py-6 text-display font-bold whitespace-nowrap">
        {writtenCode(list.joinCode)}
      </p>
      <p className="max-w-reading text-reading">
        Откройте {inviteLink(publicOrigin, list.joinCode)} или введите код в&nbsp;своём профиле:
        «У&nbsp;меня есть код класса».
      </p>
    </div>
  );
}
