import type { KindAbout } from '@/components/task/kind-about';

export const textEntry: KindAbout = {
  title: 'вписать в пропуски',
  picture: [
    'M5 14c4-.5 8-.4 12 0',
    'M22 17.500c7-.7 14-.6 21-.1',
    'M5 35c5-.5 10-.4 15 0',
    'M25 37.500c6-.7 12-.6 18-.1',
  ],
};
