import { Button } from '@/components/ui/button/button';
import { Card } from '@/components/ui/card/card';
import { Field } from '@/components/ui/field/field';
import { pathOf } from '@/lib/routes/match';

/** A form without scripts: it leads to the address that a school’s link leads to. [ROUTE-17] */
export function EnterCode() {
  return (
    <div className="mx-auto max-w-120">
      <Card as="section" labelledBy="enter-code">
        <h1 id="enter-code" className="text-title-m font-semibold">
          Код от&nbsp;школы
        </h1>
        <p className="mt-2 text-ink-soft">
          Введите код с&nbsp;карточки. Если вы&nbsp;ещё не&nbsp;вошли, сначала попросим войти как
          ученик.
        </p>
        <form action={pathOf('activateSchoolStudent')} className="mt-6 flex flex-col gap-4">
          <Field
            label="Код"
            name="code"
            description="Двенадцать латинских букв"
            lang="en"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            required
          />
          <Button type="submit" wide>
            Продолжить
          </Button>
        </form>
      </Card>
    </div>
  );
}
