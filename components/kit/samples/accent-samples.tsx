import { BookOpen } from 'lucide-react';
import { accents } from '@/components/kit/foundations';
import { KitSection } from '@/components/kit/kit-section';
import { Button } from '@/components/ui/button/button';
import { Card } from '@/components/ui/card/card';
import { Checkbox } from '@/components/ui/checkbox/checkbox';
import { Field } from '@/components/ui/field/field';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { LinkButton } from '@/components/ui/link-button/link-button';
import { ProgressBar } from '@/components/ui/progress-bar/progress-bar';
import { RadioGroup } from '@/components/ui/radio-group/radio-group';
import { Spinner } from '@/components/ui/spinner/spinner';
import { TextLink } from '@/components/ui/text-link/text-link';

const answers = [
  { value: '15', label: '15 см²' },
  { value: '16', label: '16 см²' },
];

/** Everything that takes the colour of the subject, in all four. [SUBJ-02] */
export function AccentSamples() {
  return (
    <KitSection
      id="accents"
      title="Четыре цвета рядом"
      lead="Один и тот же лист в цвете каждой группы предметов. Всю страницу можно перекрасить ссылками наверху."
    >
      <div className="grid grid-cols-1 gap-6 medium:grid-cols-2">
        {accents.map(([name, title]) => (
          <div key={name} data-accent={name}>
            <Card>
              <h3 className="text-title-s font-semibold text-accent-strong">{title}</h3>
              <div className="mt-4 flex flex-col gap-5">
                <ProgressBar label={`${title}: выполнено`} value={2} max={5} withCount />
                <RadioGroup label="Площадь" variant="tile" options={answers} defaultValue="15" />
                <Checkbox label="Проверить единицы" defaultChecked />
                <Field label="Решение" defaultValue="3 · 5 = 15" />
                <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
                  <span>
                    <TextLink href="#accents">Правило</TextLink>
                  </span>
                  <IconButton icon={BookOpen} label="Открыть учебник" />
                  <Spinner label={null} />
                </p>
                <div className="flex flex-wrap gap-3">
                  <Button>Дальше</Button>
                  <Button pending>Дальше</Button>
                  <Button variant="secondary">Назад</Button>
                  <LinkButton href="#accents" variant="quiet">
                    Пропустить
                  </LinkButton>
                </div>
              </div>
            </Card>
          </div>
        ))}
      </div>
    </KitSection>
  );
}
