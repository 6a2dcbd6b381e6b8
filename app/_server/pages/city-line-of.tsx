import { CityLine } from '@/components/cabinet/city/city-line';
import type { UserConfig } from '@/lib/contract/user/user';
import { pathOf } from '@/lib/routes/match';
import { hasAccount } from '@/lib/session/guards/visitor';

/** The city of a person who has an account: of the others the product keeps no more than it must. [HW-09] */
export function CityLineOf({ config }: { config: UserConfig }) {
  if (!hasAccount(config)) return null;
  return (
    <CityLine
      city={config.city}
      permission={config.gettingGeolocationWebPermission}
      returnUrl={pathOf('profile')}
    />
  );
}
