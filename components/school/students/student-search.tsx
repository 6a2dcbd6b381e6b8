import { Search } from 'lucide-react';
import { Button } from '@/components/ui/button/button';
import { Field } from '@/components/ui/field/field';
import type { SchoolClass } from '@/lib/contract/school/classes/classes';
import { classTitle } from '@/lib/format/class-title';
import { pathOf } from '@/lib/routes/match';

type StudentSearchProps = {
  search: string;
  classId: string;
  classes: readonly SchoolClass[];
};

/** By name and class; a form that works without scripts, so that an address is a search. */
export function StudentSearch({ search, classId, classes }: StudentSearchProps) {
  return (
    <form
      action={pathOf('schoolStudents')}
      role="search"
      className="flex flex-wrap items-end gap-3"
    >
      <div className="min-w-0 flex-1 basis-60">
        <Field
          label="Фамилия или имя"
          type="search"
          name="q"
          defaultValue={search}
          maxLength={100}
          enterKeyHint="search"
        />
      </div>
      <label className="flex basis-40 flex-col gap-2">
        <span className="font-medium">Класс</span>
        <select
          name="class"
          defaultValue={classId}
          className="min-h-12 rounded-m border border-control bg-surface px-4 py-2.5 text-body text-ink"
        >
          <option value="">Все</option>
          <option value="none">Без класса</option>
          {classes.map(({ id, number, letter }) => (
            <option key={id} value={id}>
              {classTitle(number, letter)}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" variant="secondary">
        <Search aria-hidden className="size-5 shrink-0" />
        Найти
      </Button>
    </form>
  );
}
