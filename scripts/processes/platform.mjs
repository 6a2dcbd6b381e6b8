import { startPlatform } from './parts.mjs';

/**
 * Which services go together in one process: sign-in has one of its own, since hashing passwords must
 * keep nobody waiting who has signed in already. [TRUST-08]
 *
 * @param {readonly string[]} services
 */
export function processesOf(services) {
  const others = services.filter((name) => name !== 'sso');
  return [
    { title: 'вход', services: services.filter((name) => name === 'sso') },
    { title: 'платформа', services: others },
  ].filter((process) => process.services.length > 0);
}

/**
 * Starts services in their processes, side by side, and starts each of these again when it ends.
 *
 * @param {import('./supervisor.mjs').Supervisor} supervisor
 * @param {import('../environment/environment.mjs').Environment} environment
 * @param {readonly string[]} services
 * @param {readonly import('./kept-part.mjs').KeptPart[]} needs
 * @throws what the first start that failed says, when all have come to an end
 */
export async function keepPlatform(supervisor, environment, services, needs) {
  const starts = processesOf(services).map((process) =>
    supervisor.keepChild(
      process.title,
      ({ signal }) => startPlatform(environment, process.services, signal),
      needs,
    ),
  );
  // What has started by then is stopped with the rest.
  const outcomes = await Promise.allSettled(starts);
  const failed = outcomes.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}
