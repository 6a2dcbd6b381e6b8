import { isChatVisible } from './chat-visibility';

test.each([
  ['/teacher', 375, true],
  ['/teacher', 1400, true],
  ['/teacher/profile', 751, false],
  ['/teacher/profile', 752, true],
  ['/homework/new', 1400, false],
  ['/student/bafedikogupamite', 1400, false],
  ['/cms', 1400, false],
  ['/404', 1400, false],
  ['/nothing', 1400, false],
])('[SEO-07] on %s at %i px the chat is seen: %s', (path, width, isSeen) => {
  expect(isChatVisible(path, width)).toBe(isSeen);
});
