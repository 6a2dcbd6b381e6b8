import { callApi } from '@/lib/api/call-api';
import { useCall } from '@/lib/api/use-calls';

/** Keeps the name of a city; ten presses do once. */
export function useCitySaving(onSaved: (city: string) => void) {
  const { pending, failure, run } = useCall();
  const save = (city: string) =>
    void run(
      () => callApi('saveCity', { body: { city } }, { handlesSessionExpired: true }),
      (saved) => onSaved(saved.city),
    );
  return { save, pending, failure };
}
