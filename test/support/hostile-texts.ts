/**
 * Texts that make patterns slow where they can be slow: one character over and over, pairs that could be parted in many
 * ways, beginnings of what is right that go on for ever, accents that must be put in order, letters that grow.
 */
export const hostileTexts = (length: number): ReadonlyArray<string> => [
  ...REPEATED.map((part) => filled(part, length)),
  ...BEGUN.map(([begin, part]) => begin + filled(part, length - begin.length)),
  ...ENDED.map(([part, end]) => filled(part, length - end.length) + end),
  filled('\u0301', length / 2) + filled('\u0316', length / 2),
  filled('n\u0303', length / 2) + filled('\u0316', length / 2),
]

const filled = (part: string, length: number): string => part.repeat(Math.ceil(length / part.length)).slice(0, length)

const REPEATED = [
  '0', '1', '9', 'a', 'K', 'Z', 'ñ', 'n\u0303', '&', '.', ',', '-', '+', '(', '/', '\\', '@', '$', ' ', '\t', '\u00A0', '\u0301\u0316', 'İ', 'ß', 'ﷺ',
  '\uD800', '😀', '٣', '1.', '1,', '1 ', 'a.', 'a-', 'a@', '.a@a.', '123.', '1/', 'CL', ' \t',
]

const BEGUN: ReadonlyArray<readonly [begin: string, part: string]> = [
  ['12.345.678-5', ' '], ['12345678-', '5'], ['CL ', '1'], ['GODE561231', 'A'], ['GODE', '5612'], ['HEGG560427MVZ', 'R'],
  ['032180', '0'], ['032 180 ', ' '], ['+56', '9'], ['(555', '-5'], ['a@', 'a.'], ['a@', 'a-'], ['a@a', '.'], ['$ ', '1.000'], ['US$', '9'], ['0,', '0'],
  ['31/', '1'], ['+', '9'], ['/', 'a'], ['https://', 'a/'], ['x', ' '],
]

const ENDED: ReadonlyArray<readonly [part: string, end: string]> = [
  ['0', 'x'], ['9', '-K'], [' ', '12.345.678-5'], [' ', 'x'], ['a.', '@'], ['a', '@a.cl'], ['a-', '@a.cl'], ['0', ',5'], ['1.000', ',x'], ['a ', '\u0301'],
]
