import type { KindAbout } from '@/components/task/kind-about';

export const inlineChoice: KindAbout = {
  title: 'выбор в тексте',
  picture: [
    'M5 16c4-.5 8-.4 12 0',
    'M22 9c7-.4 14-.4 21 .1.2 4.600.2 9 0 13.400-7 .4-14 .4-21 0-.3-4.500-.3-9 0-13.500',
    'M29 14.500l3.700 3.600 3.600-3.700',
    'M5 35c12-.8 24-.7 37 0',
  ],
};
