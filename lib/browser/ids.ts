/**
 * A random UUID (version 4, RFC 9562). `crypto.randomUUID` is there only on https and localhost, and a
 * school's own server may be reached over plain http. Not from a package: every document loads it.
 */
export function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, at) => {
    // Where the format says its version and variant.
    const value = at === 6 ? (byte & 15) | 64 : at === 8 ? (byte & 63) | 128 : byte;
    return value.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
