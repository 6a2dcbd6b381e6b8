import { KitSection, Specimens } from '@/components/kit/kit-section';
import { Button } from '@/components/ui/button/button';
import { BlankTask } from '@/components/ui/empty-state/blank-task';
import { EmptyJournal } from '@/components/ui/empty-state/empty-journal';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { NothingFound } from '@/components/ui/empty-state/nothing-found';
import { Notice } from '@/components/ui/notice/notice';
import { typeset } from '@/lib/format/typeset';

const notices = [
  ['info', 'Задание откроется 1 сентября', 'До этого дня ученики увидят только его название.'],
  ['positive', 'Задание отправлено', 'Ссылка скопирована, её можно вставить в чат класса.'],
  ['warning', 'Нет сети', 'Ответы сохранятся, как только связь вернётся.'],
  ['negative', 'Задание не создано', 'Сервер не ответил. Попробуйте ещё раз через минуту.'],
] as const;

const emptyPlaces = [
  ['Пока ничего не задано', <BlankTask key="task" />],
  ['В журнале пока никого нет', <EmptyJournal key="journal" />],
  ['Ничего не нашлось', <NothingFound key="found" />],
] as const;

/** What is said in place. */
export function Messages() {
  return (
    <KitSection
      id="messages"
      title="Сообщения на месте"
      lead="Говорят, что случилось и что делать. Плохие новости программа чтения с экрана произносит сразу."
    >
      <Specimens title="Notice" arrangement="stack" ground="bare">
        {notices.map(([tone, title, words]) => (
          <Notice key={tone} tone={tone} title={title}>
            {typeset(words)}
          </Notice>
        ))}
        <Notice
          tone="warning"
          title="С действием"
          action={
            <Button variant="secondary" size="s">
              Попробовать ещё раз
            </Button>
          }
        >
          Кнопка стоит под словами.
        </Notice>
        <Notice>Без заголовка — одна спокойная строка.</Notice>
      </Specimens>
      <Specimens title="EmptyState" arrangement="grid">
        <EmptyState title="Заданий пока нет" action={<Button>Создать задание</Button>}>
          Выберите шаги в&nbsp;тетради&nbsp;— ссылка для класса будет готова через минуту.
        </EmptyState>
        {emptyPlaces.map(([title, image]) => (
          <EmptyState key={title} title={title} image={image}>
            Скажите здесь, что сделать дальше.
          </EmptyState>
        ))}
      </Specimens>
    </KitSection>
  );
}
