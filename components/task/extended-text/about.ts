import type { KindAbout } from '@/components/task/kind-about';

export const extendedText: KindAbout = {
  title: 'развёрнутый ответ',
  picture: ['M9 6c10-.6 20-.5 30 0 .4 12 .4 24 0 36-10 .5-20 .5-30 0-.4-12-.4-24 0-36'],
  added: ['M15 15c6-.5 12-.4 18 0', 'M15 23c6-.4 12-.5 18 0', 'M15 31c3.500-.4 7-.4 10.500 0'],
};
