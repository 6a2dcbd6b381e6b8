import { Spinner } from '@/components/ui/spinner/spinner';

/** What stands on the button of a form; its name and its width stay while it waits. */
export function SubmitLabel({ isPending }: { isPending: boolean }) {
  return (
    <>
      <span className={isPending ? 'invisible' : ''}>Отправить заявку</span>
      {isPending ? <Spinner position="absolute" colour="inversed" /> : null}
    </>
  );
}
