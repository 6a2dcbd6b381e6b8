import { buttonStyle } from '@/components/ui/button/button-style';
import { pathOf } from '@/lib/routes/match';

/** For whom the session ended on a page: signs in in a tab of its own, so that what was typed stays. */
export function SignInAgain({ page }: { page: 'cmsFeatures' | 'cmsDeliveries' }) {
  const query = new URLSearchParams({ returnUrl: pathOf(page) });
  return (
    <a
      href={`${pathOf('cmsLogin')}?${query}`}
      target="_blank"
      rel="noopener"
      className={buttonStyle({ variant: 'secondary', size: 's' })}
    >
      Войти в&nbsp;новой вкладке
    </a>
  );
}
