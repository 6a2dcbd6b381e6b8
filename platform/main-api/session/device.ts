import Bowser from 'bowser';

const MAX_NAME = 40;

/** The browser and the system of a visitor by their names, without versions; '' for what is not known. [TRUST-06] */
export function deviceOf(agent: string): { browser: string; system: string } {
  // The library throws on a text without anything in it.
  if (agent === '') return { browser: '', system: '' };
  const { browser, os } = Bowser.parse(agent);
  return {
    browser: (browser.name ?? '').slice(0, MAX_NAME),
    system: (os.name ?? '').slice(0, MAX_NAME),
  };
}

/** A network without its end: of IPv4 three numbers of four, of IPv6 the three groups of a provider's customer. */
export function shortNetwork(network: string): string {
  const separator = network.includes(':') ? ':' : '.';
  return network.split(separator).slice(0, 3).join(separator);
}
