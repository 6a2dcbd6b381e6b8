import type { KindAbout } from '@/components/task/kind-about';

export const ordering: KindAbout = {
  title: 'расставить по порядку',
  picture: [
    'M18 11c8-.5 16-.4 24 0',
    'M18 24c8-.5 16-.4 24 0',
    'M18 37c8-.5 16-.4 24 0',
    'M9 9c-.4 9-.4 18 0 28',
    'M4.500 32.500c1.700 1.600 3 3 4.500 5 1.300-2 2.600-3.500 4.300-5',
  ],
};
