/** What is agreed to. */
export function ConsentText({ href }: { href: string }) {
  return (
    <>
      Согласен на{' '}
      <a
        href={href}
        target="_blank"
        className="rounded-s text-accent-strong underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        обработку персональных данных
      </a>
      , чтобы мне ответили на&nbsp;заявку
    </>
  );
}
