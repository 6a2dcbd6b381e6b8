import { Checkbox } from '@/components/ui/checkbox/checkbox';
import {
  externalProviders,
  providers,
  type Provider,
} from '@/lib/contract/auth/external-providers';

type ProviderFieldsProps = {
  named: readonly Provider[];
  /** Nothing is named, and something has to be. */
  isWrong: boolean;
  onChange: (named: Provider[]) => void;
};

/** Through which services nobody can sign in now. */
export function ProviderFields({ named, isWrong, onChange }: ProviderFieldsProps) {
  const choose = (provider: Provider, isNamed: boolean) =>
    onChange(providers.filter((one) => (one === provider ? isNamed : named.includes(one))));
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 font-medium">Через что не&nbsp;войти</legend>
      <div className="grid gap-x-6 medium:grid-cols-2">
        {providers.map((provider) => (
          <Checkbox
            key={provider}
            label={externalProviders[provider].title}
            checked={named.includes(provider)}
            onCheckedChange={(isNamed) => choose(provider, isNamed)}
          />
        ))}
      </div>
      {isWrong ? (
        <p role="alert" className="text-caption text-negative-strong">
          Отметьте хотя&nbsp;бы один сервис
        </p>
      ) : null}
    </fieldset>
  );
}
