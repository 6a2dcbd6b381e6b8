import { providerTitle } from './provider-title';

test.each([
  ['vk', 'VK\u00A0ID'],
  ['prosv_id', 'Учётная запись «Просвещения»'],
  ['mediateka', 'Медиатека «Просвещения»'],
  ['link', 'Без учётной записи, по\u00A0имени'],
  ['something', 'something'],
  ['__proto__', '__proto__'],
])('[HW-09] people of the provider type %j have come through «%s»', (type, title) => {
  expect(providerTitle(type)).toBe(title);
});
