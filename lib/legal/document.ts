/** A paragraph, with a list under it when there is one. */
export type LegalParagraph = string | { text: string; items: readonly string[] };

export type LegalSection = {
  /** For the address of the section. */
  id: string;
  title: string;
  paragraphs: readonly LegalParagraph[];
};

/** A document that people agree to. Sections and paragraphs are numbered in their order. */
export type LegalDocument = {
  title: string;
  /** For search engines. */
  description: string;
  intro: readonly string[];
  /** The ISO date of the last change. */
  changedAt: string;
  sections: readonly LegalSection[];
};

/** A paragraph without the difference in form: text and what is listed under it. */
export function partsOf(paragraph: LegalParagraph): { text: string; items: readonly string[] } {
  return typeof paragraph === 'string' ? { text: paragraph, items: [] } : paragraph;
}

/** «21 ноября 2026 года». */
export function changedOn({ changedAt }: Pick<LegalDocument, 'changedAt'>): string {
  const format = new Intl.DateTimeFormat('ru-RU', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return `${format.format(new Date(changedAt)).replace(/ г\.$/, '')} года`;
}
