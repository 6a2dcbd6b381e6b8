/** Markup that shows the text as it is, whatever signs are in it: what a student typed is no markup. */
export function escapeMarkup(text: string): string {
  return text.replace(/[$*_{\\]/g, (sign) => `\\${sign}`);
}
