/** How web tells the main API with which browser a visitor signs in. */
export const CLIENT_AGENT_HEADER = 'X-Client-User-Agent';

const MAX_LENGTH = 400;

/** How a browser names itself, cut; '' for what no browser sends. */
export function clientAgent(told: string | null | undefined): string {
  const agent = (told ?? '').slice(0, MAX_LENGTH);
  return /^[\x20-\x7e]*$/.test(agent) ? agent : '';
}
