import { TextLink } from '@/components/ui/text-link/text-link';

const chapters = [
  ['colours', 'Цвета'],
  ['typography', 'Шрифт'],
  ['accents', 'Четыре цвета рядом'],
  ['buttons', 'Кнопки и ссылки'],
  ['fields', 'Поля'],
  ['choices', 'Выбор'],
  ['waiting', 'Ожидание'],
  ['messages', 'Сообщения на месте'],
  ['surfaces', 'Листы'],
  ['tables', 'Таблицы'],
  ['overlays', 'Поверх страницы'],
  ['notifications', 'Всплывающие уведомления'],
  ['tooltips', 'Подсказки'],
  ['illustrations', 'Рисунки'],
] as const;

/** The contents of the kit; beside it where there is room. */
export function KitContents() {
  return (
    <nav aria-label="Содержание" className="large:sticky large:top-8 large:self-start">
      <ol className="grid grid-cols-2 gap-x-6 medium:grid-cols-3 medium:gap-y-1.5 large:grid-cols-1">
        {chapters.map(([id, title]) => (
          <li key={id}>
            <TextLink href={`#${id}`} variant="quiet">
              {title}
            </TextLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
