'use client';

import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button/button';
import { Field } from '@/components/ui/field/field';
import { MAX_REMARK, type RemarkKind } from '@/lib/contract/step-review/step-review';

const TEXT = 'text';

const words: Record<RemarkKind, { label: string; send: string }> = {
  comment: { label: 'Замечание', send: 'Отправить замечание' },
  suggestion: { label: 'Что исправить', send: 'Предложить исправление' },
};

type RemarkFormProps = {
  kind: RemarkKind;
  pending: boolean;
  disabled: boolean;
  /** Resolves to whether it is kept; what was written stays until it is. */
  onSend: (text: string) => Promise<boolean>;
};

/**
 * A remark in somebody's own words. What stands in the field counts, whoever put it there: it may have been
 * written before the page's scripts were there. [HW-12]
 */
export function RemarkForm({ kind, pending, disabled, onSend }: RemarkFormProps) {
  const [isEmpty, setEmpty] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = (new FormData(form).get(TEXT) as string).trim();
    setEmpty(text === '');
    if (text !== '' && (await onSend(text))) form.reset();
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-3">
      <Field
        label={words[kind].label}
        multiline
        maxLength={MAX_REMARK}
        name={TEXT}
        error={isEmpty ? 'Напишите, что не\u00A0так.' : undefined}
      />
      <div>
        <Button type="submit" variant="secondary" pending={pending} disabled={disabled}>
          {words[kind].send}
        </Button>
      </div>
    </form>
  );
}
