import { TextLink } from '@/components/ui/text-link/text-link';

type PageLinksProps = { page: number; pages: number; hrefOf: (page: number) => string };

/** From one page of a list to those beside it. */
export function PageLinks({ page, pages, hrefOf }: PageLinksProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label="Страницы списка" className="flex flex-wrap items-center gap-x-6 gap-y-1">
      {page > 1 ? <TextLink href={hrefOf(page - 1)}>← Назад</TextLink> : null}
      <span className="text-ink-soft">
        Страница {page} из&nbsp;{pages}
      </span>
      {page < pages ? <TextLink href={hrefOf(page + 1)}>Дальше →</TextLink> : null}
    </nav>
  );
}
