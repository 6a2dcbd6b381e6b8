import { Select } from '@/components/ui/select/lazy-select';

const choices = {
  link: {
    label: 'Все, у\u00A0кого есть ссылка',
    consequence: 'Без учётной записи хватит имени и\u00A0класса.',
  },
  account: {
    label: 'Только с\u00A0учётной записью',
    consequence:
      'Одного имени не\u00A0хватит: ученики войдут, и\u00A0вы будете знать, кто из\u00A0них кто.',
  },
};

type AccessChoiceProps = { accountsOnly: boolean; onChange: (accountsOnly: boolean) => void };

/** Who may begin the homework, in one sentence. [TRUST-02] */
export function AccessChoice({ accountsOnly, onChange }: AccessChoiceProps) {
  const value = accountsOnly ? 'account' : 'link';
  return (
    <Select
      label="Кто может выполнять"
      description={choices[value].consequence}
      options={Object.entries(choices).map(([key, { label }]) => ({ value: key, label }))}
      value={value}
      onValueChange={(chosen) => onChange(chosen === 'account')}
    />
  );
}
