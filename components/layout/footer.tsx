import { TextLink } from '@/components/ui/text-link/text-link';

export type FooterProps = {
  /** Terms and the like; links that lead nowhere yet are left out by the caller. */
  links?: readonly { href: string; label: string }[] | undefined;
  /** From the configuration. [CONF-01] */
  contacts?: { email: string; phone: string } | undefined;
};

/** The foot of a page: whose it is, terms, how to reach people. */
export function Footer({ links = [], contacts }: FooterProps) {
  return (
    <footer className="border-t border-line bg-surface">
      <div className="page-width grid gap-x-12 gap-y-6 py-8 text-caption medium:grid-cols-[1fr_auto] medium:py-10">
        <p className="text-ink-soft">«Рабочие тетради» — группа компаний «Просвещение»</p>
        {contacts ? <Contacts {...contacts} /> : null}
        {links.length > 0 ? (
          <ul className="flex flex-col gap-x-8 gap-y-1 medium:col-span-full medium:flex-row medium:flex-wrap">
            {links.map(({ href, label }) => (
              <li key={href}>
                <TextLink href={href} variant="quiet">
                  {label}
                </TextLink>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </footer>
  );
}

const contactLink =
  'inline-flex min-h-11 items-center rounded-s font-medium hover:underline hover:underline-offset-4 medium:min-h-0';

function Contacts({ email, phone }: { email: string; phone: string }) {
  return (
    <address className="flex flex-col gap-x-8 not-italic medium:flex-row">
      <a href={`mailto:${email}`} className={contactLink}>
        {email}
      </a>
      <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={contactLink}>
        {phone}
      </a>
    </address>
  );
}
