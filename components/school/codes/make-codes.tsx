'use client';

import { useRef, useState, type FormEvent } from 'react';
import { Problem } from '@/components/school/layout/problem';
import { useSchoolCalls } from '@/components/school/layout/use-school-call';
import { Button } from '@/components/ui/button/button';
import { Field } from '@/components/ui/field/field';
import { callApi } from '@/lib/api/call-api';
import { createId } from '@/lib/browser/ids';
import { MAX_CODES_AT_ONCE } from '@/lib/contract/school/limits';
import { countOf } from '@/lib/format/plural';
import { readCodeNames } from '@/lib/school/code-names';

type MakeCodesProps = { classId: string; onMade: () => void };

/** Makes codes for a class: one for each name, or so many without names. [HW-11] */
export function MakeCodes({ classId, onMade }: MakeCodesProps) {
  const { names, setNames, count, setCount, problem, made, pending, failure, send } = useMaking(
    classId,
    onMade,
  );
  return (
    <form onSubmit={send} className="mt-8 flex max-w-120 flex-col gap-4">
      <h3 className="font-semibold">Новые коды</h3>
      <Field
        label="Для кого"
        description="По одному ученику в&nbsp;строке: фамилия и&nbsp;имя. Ученик увидит своё имя на&nbsp;карточке."
        multiline
        rows={4}
        value={names}
        onValueChange={setNames}
        error={problem}
      />
      <div className="w-40">
        <Field
          label="И ещё без имени"
          inputMode="numeric"
          value={count}
          onValueChange={(text) => setCount(text.replace(/\D/g, '').slice(0, 3))}
          autoComplete="off"
        />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="secondary" pending={pending}>
          Создать коды
        </Button>
        <p role="status" className="text-ink-soft">
          {made}
        </p>
        <Problem failure={failure} />
      </div>
    </form>
  );
}

function useMaking(classId: string, onMade: () => void) {
  const [names, setNames] = useState('');
  const [count, setCount] = useState('');
  const [problem, setProblem] = useState<string>();
  const [made, setMade] = useState('');
  const { pending, failed, run } = useSchoolCalls<'make'>();
  // The same request sent again makes nothing new, as long as it is the same.
  const key = useRef({ content: '', id: '' });

  function send(event: FormEvent) {
    event.preventDefault();
    const read = readCodeNames(names);
    const wanted = Number(count);
    setMade('');
    if (!read.ok) return setProblem(read.problem);
    if (wanted > MAX_CODES_AT_ONCE || read.names.length + wanted === 0)
      return setProblem(`Напишите имена или число до\u00A0${MAX_CODES_AT_ONCE}.`);
    setProblem(undefined);
    const content = JSON.stringify([read.names, wanted]);
    if (key.current.content !== content) key.current = { content, id: createId() };
    const body = { idempotencyKey: key.current.id, names: read.names, count: wanted };
    void run(
      'make',
      () => callApi('makeActivationCodes', { params: { classId }, body }),
      ({ codes }) => {
        key.current = { content: '', id: '' };
        setNames('');
        setCount('');
        setMade(`Готово: ${countOf(codes.length, ['код', 'кода', 'кодов'])}.`);
        onMade();
      },
    );
  }
  return {
    ...{ names, setNames, count, setCount, problem, made, send },
    ...{ pending: pending !== null, failure: failed?.failure },
  };
}
