/**
 * The text with one box for each character that the font of the documents lacks: emoji, Hebrew, Arabic, Chinese. It has
 * the Latin, Greek and Cyrillic letters. Control and direction characters are removed.
 */
export const drawableText = (text: string): string =>
  [...GRAPHEMES.segment(text.normalize('NFC'))].map(({ segment }) => drawableGrapheme(segment)).join('')

const GRAPHEMES = new Intl.Segmenter('es', { granularity: 'grapheme' })

const drawableGrapheme = (grapheme: string): string => {
  const visible = grapheme.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
  return visible === '' || DRAWABLE.test(visible) ? visible : '□'
}

/** In both fonts, regular and bold. */
const DRAWABLE =
  /^[ -~\u00a0-\u00ac\u00ae-\u017f\u0386\u0388-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u045f\u2010\u2011\u2013-\u2015\u2018-\u201e\u2020-\u2022\u2026\u2030\u20ac\u2116\u2122]$/u
