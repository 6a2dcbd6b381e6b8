import type { Role } from '@/lib/contract/auth/roles';
import { EraseAccountButton } from './erase-account-button';

export type OwnDataProps = {
  userId: string;
  role: Role;
};

/** What somebody may do with what is kept of them. [TRUST-06] */
export function OwnData({ userId, role }: OwnDataProps) {
  return (
    <section aria-labelledby="own-data" className="border-t border-line pt-6">
      <h2 id="own-data" className="mb-1 text-body font-semibold">
        Мои данные
      </h2>
      <p className="mb-2 max-w-160 text-ink-soft">
        Можно скачать всё, что о&nbsp;вас хранится, или удалить это навсегда.
      </p>
      <div className="flex flex-wrap gap-x-6">
        <a
          href={`/api/session/data?user=${encodeURIComponent(userId)}`}
          className="inline-flex min-h-11 items-center rounded-s underline underline-offset-4 hover:text-accent-strong"
        >
          Скачать мои данные
        </a>
        <EraseAccountButton userId={userId} role={role} />
      </div>
    </section>
  );
}
