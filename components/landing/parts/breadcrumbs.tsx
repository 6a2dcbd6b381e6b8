import { TextLink } from '@/components/ui/text-link/text-link';
import { pathOf } from '@/lib/routes/match';

type Crumb = { title: string; href?: string };

/** Where the page stands: from home down to itself. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  const crumbs: Crumb[] = [{ title: 'Главная', href: pathOf('home') }, ...trail];
  return (
    <nav aria-label="Путь к&nbsp;странице" className="page-width pt-3 text-caption">
      <ol className="flex flex-wrap items-center gap-x-2">
        {crumbs.map(({ title, href }, index) => (
          <li key={title} className="flex min-h-11 items-center gap-2 medium:min-h-8">
            {index > 0 ? (
              <span aria-hidden className="text-control">
                ›
              </span>
            ) : null}
            {href === undefined ? (
              <span aria-current="page">{title}</span>
            ) : (
              <TextLink href={href} variant="quiet">
                {title}
              </TextLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
