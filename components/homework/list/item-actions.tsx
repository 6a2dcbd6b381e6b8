import { CopyButton } from '@/components/homework/share/copy-button';
import { Button } from '@/components/ui/button/button';
import { LinkButton } from '@/components/ui/link-button/link-button';
import { Menu } from '@/components/ui/menu/lazy-menu';
import { shareLink } from '@/lib/homework/share-link';
import { ChangeFailure } from './change-failure';
import { actionsOf } from './homework-actions';
import type { HomeworkItemProps } from './homework-item';
import { pathOf } from '@/lib/routes/match';
import { useHomeworkActions } from './use-homework-actions';

type ItemActionsProps = HomeworkItemProps & { titleId: string };

/** What can be done with a homework: what is done most as a button, the rest in one menu. [HW-09] */
export function ItemActions({ homework, titleId, publicOrigin, ...rest }: ItemActionsProps) {
  const { failure, pending, act, openDialog } = useHomeworkActions(homework, rest);
  const journal = pathOf('teacherHomework', { taskHash: homework.taskHash });
  const entries = actionsOf(homework, new Date()).map((action) => ({
    title: action.title,
    onSelect: () => void act(action),
  }));
  return (
    <div>
      <div className="flex flex-col gap-2 medium:flex-row medium:flex-wrap medium:items-center medium:gap-x-1">
        {homework.state === 'open' ? (
          <CopyButton
            text={shareLink(publicOrigin, homework.taskHash)}
            variant="secondary"
            size="s"
            wide
            describedBy={titleId}
          >
            Скопировать ссылку
          </CopyButton>
        ) : (
          <LinkButton href={journal} variant="secondary" size="s" wide>
            Открыть в&nbsp;журнале
          </LinkButton>
        )}
        {homework.delivery === 'failed' ? (
          <Button
            variant="quiet"
            size="s"
            wide
            aria-describedby={titleId}
            onClick={() => void openDialog('deliver')}
          >
            Не&nbsp;удалось&nbsp;— повторить
          </Button>
        ) : null}
        <Menu
          label="Действия"
          describedBy={titleId}
          pending={pending}
          entries={[{ title: 'Открыть в\u00A0журнале', href: journal }, ...entries]}
        />
      </div>
      {failure ? <ChangeFailure failure={failure} /> : null}
    </div>
  );
}
