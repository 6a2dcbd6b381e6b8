import { Field } from '@/components/ui/field/field';
import type { ContestForm } from '@/lib/cms/contest-form';

type ContestFieldsProps = {
  form: ContestForm;
  problem: { name: keyof ContestForm; text: string } | null;
  onChange: (name: keyof ContestForm, value: string) => void;
};

/** What the card of the contest says, where it leads, and when it is shown. */
export function ContestFields({ form, problem, onChange }: ContestFieldsProps) {
  const given = (name: keyof ContestForm) => ({
    name,
    value: form[name],
    onValueChange: (value: string) => onChange(name, value),
    error: problem?.name === name ? problem.text : undefined,
  });
  return (
    <div className="flex max-w-160 flex-col gap-4">
      <Field label="Название" {...given('title')} maxLength={100} />
      <Field label="Что за&nbsp;конкурс" {...given('text')} multiline rows={3} maxLength={500} />
      <Field
        label="Куда ведёт"
        {...given('address')}
        inputMode="url"
        maxLength={500}
        description="Адрес с&nbsp;https:// или путь на&nbsp;нашем сайте"
      />
      <div className="grid gap-4 medium:grid-cols-2">
        <Field label="Начало, по&nbsp;Москве" {...given('startsAt')} type="datetime-local" />
        <Field label="Конец, по&nbsp;Москве" {...given('endsAt')} type="datetime-local" />
      </div>
    </div>
  );
}
