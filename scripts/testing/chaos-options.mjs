import { randomInt } from 'node:crypto';
import { Refusal } from '../refusal.mjs';

const CYCLES = 50;
const SEEDS = 1_000_000;

/**
 * @param {readonly string[]} args
 * @returns {{ cycles: number, seed: number }} fifty cycles, and a seed of chance, when not told
 * @throws Refusal for anything unknown
 */
export function readChaosOptions(args) {
  const options = { cycles: CYCLES, seed: randomInt(SEEDS) };
  for (let at = 0; at < args.length; at += 2) {
    const name = /^--(cycles|seed)$/.exec(args[at] ?? '')?.[1];
    const value = args[at + 1] ?? '';
    const isGood = /^\d{1,6}$/.test(value) && (name === 'seed' || value !== '0');
    if (!name || !isGood)
      throw new Refusal('Хаос: npm run chaos без аргументов, с --cycles 10 или с --seed 7.');
    options[/** @type {'cycles' | 'seed'} */ (name)] = Number(value);
  }
  return options;
}
