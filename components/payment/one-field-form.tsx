'use client';

import { useState, type ComponentProps } from 'react';
import { Button } from '@/components/ui/button/button';
import { Field } from '@/components/ui/field/field';

type OneFieldFormProps = Pick<
  ComponentProps<typeof Field>,
  'label' | 'placeholder' | 'maxLength' | 'autoCapitalize' | 'error'
> & {
  /** What the button says. */
  action: string;
  pending: boolean;
  disabled?: boolean;
  /** @returns whether it was taken; what was not stays to be mended */
  onSend: (text: string) => Promise<boolean>;
};

/** A field with a button beside it: a code, or a name, that is sent by itself. */
export function OneFieldForm(props: OneFieldFormProps) {
  const { action, pending, disabled = false, onSend, ...field } = props;
  const [text, setText] = useState('');
  async function send(): Promise<void> {
    const given = text.trim();
    if (given !== '' && (await onSend(given))) setText('');
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      className="flex items-start gap-2"
    >
      <div className="min-w-0 flex-1 medium:max-w-90">
        <Field
          {...field}
          value={text}
          onValueChange={setText}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      {/* Beside the field, under its label. */}
      <div className="mt-8 shrink-0">
        <Button type="submit" variant="secondary" pending={pending} disabled={disabled}>
          {action}
        </Button>
      </div>
    </form>
  );
}
