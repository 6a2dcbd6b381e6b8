import { ArrowRight, Copy, Plus, Trash2 } from 'lucide-react';
import { KitSection, Specimen, Specimens } from '@/components/kit/kit-section';
import { Button } from '@/components/ui/button/button';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { LinkButton } from '@/components/ui/link-button/link-button';
import { TextLink } from '@/components/ui/text-link/text-link';

const looks = [
  ['primary', 'Создать задание'],
  ['secondary', 'Скопировать'],
  ['quiet', 'Не сейчас'],
] as const;
const long =
  'Отправить проверочную работу по окружающему миру всем ученикам четвёртых классов сразу';

/** What is pressed. */
export function Buttons() {
  return (
    <KitSection
      id="buttons"
      title="Кнопки и ссылки"
      lead="Кнопка делает, ссылка ведёт. Главная кнопка на экране одна. Наведите, нажмите, пройдите клавишей Tab — у каждой своё состояние."
    >
      {looks.map(([variant, words]) => (
        <Specimens key={variant} title={`Button · ${variant}`}>
          <Specimen name="m">
            <Button variant={variant}>{words}</Button>
          </Specimen>
          <Specimen name="s">
            <Button variant={variant} size="s">
              {words}
            </Button>
          </Specimen>
          <Specimen name="со значком">
            <Button variant={variant}>
              <Plus aria-hidden className="size-5" />
              {words}
            </Button>
          </Specimen>
          <Specimen name="занята">
            <Button variant={variant} pending>
              {words}
            </Button>
          </Specimen>
          <Specimen name="выключена">
            <Button variant={variant} disabled>
              {words}
            </Button>
          </Specimen>
        </Specimens>
      ))}
      <Specimens title="Длинные слова и вся ширина">
        <Button>{long}</Button>
        <Button variant="secondary" wide>
          На телефоне — во всю ширину
        </Button>
      </Specimens>
      <Links />
      <Specimens title="IconButton">
        <Specimen name="обычная">
          <IconButton icon={Copy} label="Скопировать ссылку" />
        </Specimen>
        <Specimen name="обычная">
          <IconButton icon={Trash2} label="Удалить" />
        </Specimen>
        <Specimen name="выключена">
          <IconButton icon={Plus} label="Добавить" disabled />
        </Specimen>
      </Specimens>
    </KitSection>
  );
}

function Links() {
  return (
    <>
      <Specimens title="LinkButton">
        {looks.map(([variant, words]) => (
          <Specimen key={variant} name={variant}>
            <LinkButton href="#buttons" variant={variant}>
              {words}
              <ArrowRight aria-hidden className="size-5" />
            </LinkButton>
          </Specimen>
        ))}
      </Specimens>
      <Specimens title="TextLink" arrangement="stack">
        <p>
          В&nbsp;тексте ссылка <TextLink href="#buttons">подчёркнута</TextLink>: цвет&nbsp;— не
          единственный признак.
        </p>
        <p>
          <TextLink href="#buttons" variant="quiet">
            В списке ссылок — тихая
          </TextLink>
        </p>
      </Specimens>
    </>
  );
}
