'use client';

import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button/button';
import { Field } from '@/components/ui/field/field';
import { MAX_REMARK, type RemarkKind } from '@/lib/contract/step-review/step-review';

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

/** A remark in somebody's own words. [HW-12] */
export function RemarkForm({ kind, pending, disabled, onSend }: RemarkFormProps) {
  const [text, setText] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const given = text.trim();
    setEmpty(given === '');
    if (given !== '' && (await onSend(given))) setText('');
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-3">
      <Field
        label={words[kind].label}
        multiline
        maxLength={MAX_REMARK}
        value={text}
        onValueChange={setText}
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
