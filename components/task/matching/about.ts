import type { KindAbout } from '@/components/task/kind-about';

export const matching: KindAbout = {
  title: 'соединить пары',
  picture: [
    'M5 11c4-.4 8-.4 12 0',
    'M31 11c4-.4 8-.4 12 0',
    'M5 35c4-.4 8-.4 12 0',
    'M31 35c4-.4 8-.4 12 0',
    'M19 12.500c4.500 6 7 14 10.500 21',
    'M19 34c4.300-6.400 7-14 10.400-21',
  ],
};
