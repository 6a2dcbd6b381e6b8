/** @jest-environment node */
import { Hono } from 'hono';
import type { ServiceVariables } from '@/platform/kernel/service';
import { answerWithoutInteraction } from './without-interaction';

const sso = { publicOrigin: 'https://example.ru', issuer: 'https://sso.example.ru' };
const app = new Hono<{ Variables: ServiceVariables }>();
app.get('/interaction/:uid/*', (context) => answerWithoutInteraction(sso, context));

const open = async (path: string, cookie?: string) => {
  const response = await app.request(path, cookie ? { headers: { cookie } } : {});
  return { response, body: await response.text() };
};

test('[AUTH-02] a browser that keeps no cookies is told so, not that its time is over', async () => {
  const { response } = await open('/interaction/abc/register?state=x');
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    '/interaction/abc/register?cookies=asked',
  ]);
  const probe = response.headers.get('set-cookie') ?? '';
  expect(probe).toMatch(/^sso_probe=1;.*HttpOnly; Secure; SameSite=Lax/);

  const without = await open('/interaction/abc/register?cookies=asked');
  expect(without.response.status).toBe(400);
  expect(without.body).toMatch(/Браузер не\s+сохраняет cookie/);
});

test('[AUTH-02] a browser that keeps the cookie is told that the sign-in is over', async () => {
  const { response, body } = await open('/interaction/abc/register?cookies=asked', 'sso_probe=1');
  expect([response.status, body.includes('Время входа истекло')]).toEqual([400, true]);
  expect(response.headers.get('set-cookie')).toMatch(/^sso_probe=; Max-Age=0/);
});

test('[AUTH-02] a browser with cookies of ours is not sent round', async () => {
  const { response, body } = await open('/interaction/abc/', 'began_x=1');
  expect([response.status, body.includes('Время входа истекло')]).toEqual([400, true]);
});
