import { Checkbox } from '@/components/ui/checkbox/checkbox';
import { Field } from '@/components/ui/field/field';
import { enhanced } from '@/lib/browser/enhancement';
import { leadLimits, type LeadType } from '@/lib/contract/lead/lead-rules';
import type { LeadErrors } from '@/lib/lead/check-lead-form';
import type { LeadField, LeadForm } from '@/lib/lead/lead-form';
import { ConsentText } from './consent-text';
import { NativeSelect, type SelectOption } from './native-select';

const roleOptions: readonly SelectOption[] = [
  { value: 'teacher', label: 'Учитель' },
  { value: 'administration', label: 'Директор или завуч' },
  { value: 'methodologist', label: 'Методист' },
  { value: 'other', label: 'Другое' },
];

type LeadFieldsProps = {
  type: LeadType;
  values: Partial<LeadForm>;
  errors: LeadErrors;
  /** The field that has the cursor when the page opens. */
  focused: LeadField | undefined;
  subjects: readonly SelectOption[];
  consentHref: string;
};

/** What an application form asks, in the order of `leadFields`. */
export function LeadFields({ type, subjects, consentHref, ...given }: LeadFieldsProps) {
  const of = (name: LeadField) => givenOf(given, name);
  return (
    <div className="grid grid-cols-1 gap-5 medium:grid-cols-2">
      <div {...enhanced('lead-field')} className="medium:col-span-2">
        <Field
          {...of('name')}
          label="Имя и&nbsp;фамилия"
          autoComplete="name"
          autoCapitalize="words"
          required
          maxLength={leadLimits.name}
        />
      </div>
      <div {...enhanced('lead-field')} className="medium:col-span-2">
        {type === 'application' ? (
          <NativeSelect {...of('role')} label="Кто вы" options={roleOptions} required />
        ) : (
          <NativeSelect {...of('subjectId')} label="Предмет" options={subjects} required />
        )}
      </div>
      <ContactFields of={of} />
      <SchoolFields of={of} />
      <div {...enhanced('lead-field')} className="medium:col-span-2">
        <Field
          {...of('comment')}
          label="Комментарий"
          description="Можно не&nbsp;писать"
          multiline
          rows={3}
          maxLength={leadLimits.comment}
        />
      </div>
      <div {...enhanced('lead-field')} className="flex flex-col gap-1 medium:col-span-2">
        <Checkbox
          name="consent"
          value="yes"
          required
          defaultChecked={given.values.consent === 'yes'}
          error={given.errors.consent}
          label={<ConsentText href={consentHref} />}
        />
      </div>
    </div>
  );
}

/** What is known of a field. */
function givenOf(
  { values, errors, focused }: Pick<LeadFieldsProps, 'values' | 'errors' | 'focused'>,
  name: LeadField,
) {
  return {
    name,
    defaultValue: values[name] ?? '',
    error: errors[name],
    autoFocus: focused === name || undefined,
  };
}

type PartProps = { of: (name: LeadField) => ReturnType<typeof givenOf> };

function ContactFields({ of }: PartProps) {
  return (
    <>
      <div {...enhanced('lead-field')}>
        <Field
          {...of('email')}
          label="Почта"
          description="Почта или телефон&nbsp;— хватит одного"
          type="email"
          autoComplete="email"
          maxLength={leadLimits.email}
        />
      </div>
      <div {...enhanced('lead-field')}>
        <Field
          {...of('phone')}
          label="Телефон"
          description="С&nbsp;кодом города"
          type="tel"
          autoComplete="tel"
          maxLength={leadLimits.phone}
        />
      </div>
    </>
  );
}

function SchoolFields({ of }: PartProps) {
  return (
    <>
      <div {...enhanced('lead-field')} className="medium:col-span-2">
        <Field
          {...of('school')}
          label="Школа"
          autoComplete="organization"
          required
          maxLength={leadLimits.school}
        />
      </div>
      <div {...enhanced('lead-field')}>
        <Field
          {...of('city')}
          label="Город, посёлок или село"
          autoComplete="address-level2"
          required
          maxLength={leadLimits.city}
        />
      </div>
      <div {...enhanced('lead-field')}>
        <Field
          {...of('classCount')}
          label="Сколько классов"
          description="Можно не&nbsp;указывать"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
        />
      </div>
    </>
  );
}
