'use client';

import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Field } from '@/components/ui/field/field';
import { FullScreenModal } from '@/components/ui/full-screen-modal/full-screen-modal';
import { Popup } from '@/components/ui/popup/popup';

type PopupSampleProps = { name: string; big?: boolean; closeable?: boolean };

/** A popup and the button that opens it; another layer opens from it. [UI-05] */
export function PopupSample({ name, big = false, closeable = true }: PopupSampleProps) {
  const [open, setOpen] = useState(false);
  const [inner, setInner] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {name}
      </Button>
      <Popup
        open={open}
        onClose={() => setOpen(false)}
        title="Что нового в тетради"
        big={big}
        closeable={closeable}
      >
        <Prose paragraphs={closeable ? 6 : 1} />
        <div className="mt-6 flex flex-wrap gap-3">
          <Button onClick={() => setOpen(false)}>Понятно</Button>
          <Button variant="secondary" onClick={() => setInner(true)}>
            Ещё один слой
          </Button>
        </div>
        <Dialog
          open={inner}
          onClose={() => setInner(false)}
          title="Второй слой"
          actions={<Button onClick={() => setInner(false)}>Назад</Button>}
        />
      </Popup>
    </>
  );
}

/** A full-screen modal and the button that opens it. [UI-05] */
export function FullScreenSample() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Открыть на весь экран
      </Button>
      <FullScreenModal open={open} onClose={() => setOpen(false)} title="Инструкция для учителя">
        <div className="max-w-reading">
          <Prose paragraphs={12} />
          <div className="mt-6">
            <Field label="Что осталось непонятным?" autoComplete="off" />
          </div>
        </div>
      </FullScreenModal>
    </>
  );
}

/** Text to be higher than a window with. */
export function Prose({ paragraphs }: { paragraphs: number }): ReactNode {
  return Array.from({ length: paragraphs }, (_, index) => (
    <p key={index} className="mt-3 first:mt-0">
      {index + 1}. Выберите шаги в&nbsp;тетради, назовите задание и&nbsp;отправьте ссылку классу.
      Ученики откроют её на&nbsp;телефоне или компьютере, а&nbsp;отметки появятся в&nbsp;журнале.
    </p>
  ));
}
