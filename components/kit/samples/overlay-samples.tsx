'use client';

import { useState } from 'react';
import { KitSection, Specimens } from '@/components/kit/kit-section';
import { alert } from '@/components/ui/alert/alert';
import { Button } from '@/components/ui/button/button';
import { confirm } from '@/components/ui/confirm/confirm';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Field } from '@/components/ui/field/field';
import { FullScreenSample, PopupSample, Prose } from './popup-samples';

/** What opens over the page. [UI-05] [UI-06] [UI-07] */
export function OverlaySamples() {
  return (
    <KitSection
      id="overlays"
      title="Поверх страницы"
      lead="Фокус остаётся внутри и возвращается туда, откуда открыли. Escape закрывает верхнее. На низком экране всё внутри прокручивается."
    >
      <Specimens title="Dialog">
        <DialogSample />
        <ContainerSample />
      </Specimens>
      <Specimens title="Confirm и Alert">
        <Questions />
      </Specimens>
      <Specimens title="Popup">
        <PopupSample name="Открыть попап" />
        <PopupSample name="Открыть большой попап" big />
        <PopupSample name="Открыть попап без крестика" closeable={false} />
      </Specimens>
      <Specimens title="FullScreenModal">
        <FullScreenSample />
      </Specimens>
    </KitSection>
  );
}

function DialogSample() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Открыть диалог
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title="Как назвать задание?"
        description="Название увидят ученики."
        actions={
          <>
            <Button onClick={close}>Сохранить</Button>
            <Button variant="secondary" onClick={close}>
              Отменить
            </Button>
          </>
        }
      >
        <Field label="Название" autoComplete="off" />
      </Dialog>
    </>
  );
}

function ContainerSample() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Открыть контейнер
      </Button>
      <Dialog
        size="container"
        open={open}
        onClose={() => setOpen(false)}
        title="Контейнер"
        actions={<Button onClick={() => setOpen(false)}>Понятно</Button>}
      >
        <Prose paragraphs={9} />
      </Dialog>
    </>
  );
}

function Questions() {
  const [answer, setAnswer] = useState('');
  const ask = () =>
    void confirm({
      title: 'Закрыть задание?',
      message: 'Ученики больше не смогут его выполнять.',
    }).then(
      () => setAnswer('Подтверждено'),
      () => setAnswer('Отменено'),
    );
  const tell = () =>
    void alert({ title: 'Задание закрыто', message: 'Отметки остались в журнале.' }).then(
      () => setAnswer('Прочитано'),
      () => setAnswer(''),
    );
  return (
    <>
      <Button variant="secondary" onClick={ask}>
        Спросить
      </Button>
      <Button variant="secondary" onClick={tell}>
        Сообщить
      </Button>
      <p role="status" className="py-3 text-ink-soft">
        {answer}
      </p>
    </>
  );
}
