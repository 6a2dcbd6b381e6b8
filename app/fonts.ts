import localFont from 'next/font/local';

/*
 * Golos Text, served by us. Two families, which stand one after the other in the font stack: each has
 * the letters that the other lacks. They are not fetched ahead of the page: until they come, a stand-in
 * of the same measures holds their place (globals.css). The options have to be written out: Next reads
 * them without running this file.
 */
const cyrillic = localFont({
  src: '../node_modules/@fontsource-variable/golos-text/files/golos-text-cyrillic-wght-normal.woff2',
  weight: '400 900',
  display: 'swap',
  variable: '--font-golos-cyrillic',
  preload: false,
  adjustFontFallback: false,
});

const latin = localFont({
  src: '../node_modules/@fontsource-variable/golos-text/files/golos-text-latin-wght-normal.woff2',
  weight: '400 900',
  display: 'swap',
  variable: '--font-golos-latin',
  preload: false,
  adjustFontFallback: false,
});

/** The classes that make both families known below an element. */
export const fontClasses = `${cyrillic.variable} ${latin.variable}`;
