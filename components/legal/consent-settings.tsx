import { buttonStyle } from '@/components/ui/button/button-style';
import { enhanced } from '@/lib/browser/enhancement';

/** Where the choice of counters and chat is changed; shown by what loads them, where there are any. [TRK-04] */
export function ConsentSettings() {
  return (
    <div>
      <button
        type="button"
        hidden
        {...enhanced('consent-settings')}
        className={buttonStyle({ variant: 'secondary', size: 's' })}
      >
        Изменить выбор
      </button>
    </div>
  );
}
