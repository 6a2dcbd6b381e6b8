import localFont from 'next/font/local';

/*
 * Golos Text, served by us and fetched before anything asks for it, so that no line moves when it
 * comes. Two families, which stand one after the other in the font stack: each has the letters that
 * the other lacks. The options have to be written out: Next reads them without running this file.
 */
const cyrillic = localFont({
  src: '../node_modules/@fontsource-variable/golos-text/files/golos-text-cyrillic-wght-normal.woff2',
  weight: '400 900',
  display: 'swap',
  variable: '--font-golos-cyrillic',
  adjustFontFallback: false,
});

const latin = localFont({
  src: '../node_modules/@fontsource-variable/golos-text/files/golos-text-latin-wght-normal.woff2',
  weight: '400 900',
  display: 'swap',
  variable: '--font-golos-latin',
  adjustFontFallback: false,
});

/** The classes that make both families known below an element. */
export const fontClasses = `${cyrillic.variable} ${latin.variable}`;
