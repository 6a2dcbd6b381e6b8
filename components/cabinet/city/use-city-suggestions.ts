import { useEffect, useState } from 'react';
import { callApi } from '@/lib/api/call-api';

/** How long the typing has to rest, in milliseconds. */
const PAUSE = 250;

/** Cities that begin as what was typed; none when they cannot be had, for the name can be typed whole. */
export function useCitySuggestions(typed: string): readonly string[] {
  const [found, setFound] = useState<{ name: string; cities: readonly string[] } | null>(null);
  const name = typed.trim();
  useEffect(() => {
    if (name === '') return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const result = await callApi('listCities', { query: { name } });
      if (isCurrent && result.ok) setFound({ name, cities: result.value.cities });
    }, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [name]);
  // A list with nothing but what is typed already would only cover the page.
  return found?.name === name ? found.cities.filter((city) => city !== name) : [];
}
