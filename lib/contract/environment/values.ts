import ipaddr from 'ipaddr.js';
import { z } from 'zod';

/** Kinds of values that the environment holds; all of them arrive as text. */

const HOST_NAME = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;

/** Scheme, plainly written host (or IPv6 address) with port, path: no user, query or fragment. */
const BASE = /^https?:\/\/([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d{1,5})?(\/[\w.-]+)*\/?$/i;

/** A base address, as text without a slash at its end. */
function baseOf(text: string): string | null {
  if (!BASE.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.origin + url.pathname.replace(/\/$/, '');
}

export const httpUrl = z.url({ protocol: /^https?$/ });

/** A mail server, with the name and password for it. */
export const mailServer = z.url({ protocol: /^smtps?$/ });

/** A DSN of Sentry, or of what speaks its protocol: the key of the project, the host, the project. */
export const dsn = z
  .string()
  .regex(/^https?:\/\/\w+@[\w.-]+(:\d{1,5})?(\/[\w-]+)*\/\d+$/, 'Must be a DSN')
  .refine((text) => URL.canParse(text), 'Must be a DSN');

/** Scheme, host and port, nothing after them. */
export const origin = z.string().transform((text, context) => {
  const base = baseOf(text);
  if (base !== null && base === new URL(base).origin) return base;
  context.addIssue('Must be an http(s) address without path');
  return z.NEVER;
});

/** One or more base addresses between commas; a path in them stays. */
export const origins = (message: string) =>
  z.string().transform((text, context) => {
    const bases = text.split(',').map((part) => baseOf(part.trim()));
    const good = bases.filter((base) => base !== null);
    if (good.length === bases.length) return good;
    context.addIssue(message);
    return z.NEVER;
  });

/** A host name in lower case; of a port nothing is asked, so none is taken. */
export const hostName = z
  .string()
  .toLowerCase()
  .regex(HOST_NAME, 'Must be a host name without scheme, port and path');

/** An address of a machine, not its name. */
export const address = z.union([z.ipv4(), z.ipv6()], 'Must be an IP address');

const listOf = (text: string) => text.split(',').map((part) => part.trim());

/** Networks as address and length (or a single address), between commas. */
export const networks = z
  .string()
  .transform(listOf)
  .pipe(z.array(z.string().refine(isNetwork, 'Must be networks like 10.0.0.0/8')).max(50));

function isNetwork(text: string): boolean {
  return ipaddr.isValidCIDR(text) || address.safeParse(text).success;
}

/** Host names between commas. */
export const hostNames = (most: number) =>
  z
    .string()
    .transform((text) => listOf(text.toLowerCase()))
    .pipe(z.array(z.string().regex(HOST_NAME)).max(most))
    .default([]);

/** Identifiers of one form between commas. */
export const identifiers = (form: RegExp, most: number) =>
  z
    .string()
    .transform(listOf)
    .pipe(z.array(z.string().regex(form)).max(most))
    .default([]);
