import { Megaphone } from 'lucide-react';
import { TextLink } from '@/components/ui/text-link/text-link';

export type Promotion = { text: string; href: string | undefined };

/** What the configuration has to say while a promotion is going on. [FEAT-02] */
export function PromotionBanner({ text, href }: Promotion) {
  return (
    <aside aria-label="Акция" className="border-b border-line bg-accent-tint">
      <div className="page-width flex items-start gap-3 py-3 medium:items-center">
        <Megaphone aria-hidden className="mt-0.5 size-5 shrink-0 text-accent-strong medium:mt-0" />
        <p className="min-w-0 flex-1 break-words">
          {text} {href === undefined ? null : <TextLink href={href}>Подробнее</TextLink>}
        </p>
      </div>
    </aside>
  );
}
