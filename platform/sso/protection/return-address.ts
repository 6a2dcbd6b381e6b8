/**
 * Where to go after signing out: the wanted address when it lies in the product, else the product's
 * front page. A path alone is one in the product. [AUTH-07]
 */
export function returnAddress(wanted: string | undefined, publicOrigin: string): string {
  if (!wanted || !URL.canParse(wanted, publicOrigin)) return publicOrigin;
  const { origin, pathname, search, hash } = new URL(wanted, publicOrigin);
  return origin === publicOrigin ? `${publicOrigin}${pathname}${search}${hash}` : publicOrigin;
}
