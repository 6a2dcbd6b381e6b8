import { interruption, runPlaywright } from '../testing/runners.mjs';

/** `npm run pictures`: takes the pictures of the product on its landings anew, into public/images. */
export async function run() {
  process.env.UPDATE_PICTURES = '1';
  const { failed } = await runPlaywright(interruption(), ['pictures/pictures.spec.ts']);
  return failed === 0 ? 0 : 1;
}
