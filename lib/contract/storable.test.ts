import { callbackSchema, loginParamsSchema } from './auth/endpoints';
import { cmsEndpoints } from './cms/endpoints';

const NUL = '\0';
const callback = { code: 'code', state: 'state', iss: 'https://id.example.ru' };

test.each(['code', 'state', 'iss'])(
  '[AUTH-03] a callback whose %s the database cannot take is none',
  (name) => {
    expect(callbackSchema.safeParse(callback).success).toBe(true);
    expect(callbackSchema.safeParse({ ...callback, [name]: `a${NUL}b` }).success).toBe(false);
    expect(callbackSchema.safeParse({ ...callback, [name]: 'a\ud800' }).success).toBe(false);
  },
);

test.each([
  ['of users', loginParamsSchema],
  ['of editors', cmsEndpoints.createCmsLoginState.body],
])('[AUTH-01] a sign-in %s leads to no path that the database cannot take', (_, schema) => {
  expect(schema.safeParse({ redirectUrl: '/homework' }).success).toBe(true);
  expect(schema.safeParse({ redirectUrl: `/homework${NUL}` }).success).toBe(false);
});
