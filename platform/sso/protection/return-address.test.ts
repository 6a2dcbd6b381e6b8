/** @jest-environment node */
import { returnAddress } from './return-address';

const OWN = 'https://edu.example.ru';

describe('returnAddress', () => {
  it.each([
    [`${OWN}/login?redirectUrl=%2Fteacher#top`, `${OWN}/login?redirectUrl=%2Fteacher#top`],
    ['/login', `${OWN}/login`],
    [`https://anna@edu.example.ru/login`, `${OWN}/login`],
    [undefined, OWN],
    ['', OWN],
    ['https://evil.example/', OWN],
    ['//evil.example/', OWN],
    ['/\\evil.example/', OWN],
    ['https://edu.example.ru.evil.example/', OWN],
    ['https://edu.example.ru@evil.example/', OWN],
    ['http://edu.example.ru/', OWN],
    ['javascript:alert(1)', OWN],
    ['https://', OWN],
  ])('of %p is %p [AUTH-07]', (wanted, address) => {
    expect(returnAddress(wanted, OWN)).toBe(address);
  });

  it('has no line breaks to smuggle a header', () => {
    expect(returnAddress('/a\r\nSet-Cookie: x=1', OWN)).not.toMatch(/[\r\n]/);
  });
});
