import * as fc from 'fast-check'

/** Names that every object has, which a table by text must not find. */
const PROPERTY_NAMES = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf']

/**
 * Fixed texts of `length` UTF-16 code units, 64 or more, that slow patterns down: a repeated character, pairs with many
 * possible splits, endless valid prefixes, accents to normalise, letters that grow in upper case.
 */
export const hostileTexts = (length: number): ReadonlyArray<string> => [
  ...REPEATED.map((part) => filled(part, length)),
  ...BEGUN.map(([begin, part]) => begin + filled(part, length - begin.length)),
  ...ENDED.map(([part, end]) => filled(part, length - end.length) + end),
  filled('\u0301', length / 2) + filled('\u0316', length / 2),
  filled('n\u0303', length / 2) + filled('\u0316', length / 2),
]

/**
 * Text of an attacker or of a broken program, of at most `longest` code units: the beginning of one of `hostileTexts`, a
 * property name of every object, or any text with lone surrogates and control characters.
 */
export const hostileText = (longest = 200): fc.Arbitrary<string> =>
  fc.oneof(
    fc
      .tuple(fc.constantFrom(...hostileTexts(Math.max(longest, SHORTEST))), fc.nat({ max: longest }))
      .map(([text, length]) => text.slice(0, length)),
    fc.constantFrom(...PROPERTY_NAMES).map((name) => name.slice(0, longest)),
    fc.string({ unit: 'binary', maxLength: Math.floor(longest / 2) }),
    fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: longest }).map((codes) => String.fromCharCode(...codes)),
  )

/** Numbers that no `Money` and no `BasisPoints` can hold: fractions of either sign, NaN, infinities, integers beyond 2^53. */
export const notWhole: fc.Arbitrary<number> = fc.oneof(
  fc.double({ noInteger: true, noDefaultInfinity: true, noNaN: true }),
  fc.constantFrom(0.5, -0.5, Number.NaN, Infinity, -Infinity, 2 ** 53, -(2 ** 53), Number.MAX_VALUE),
)

/** Minor units below zero: valid as `Money`, rejected as a cost, a discount or a payment. */
export const negativeMinor: fc.Arbitrary<number> = fc.integer({ min: Number.MIN_SAFE_INTEGER, max: -1 })

/** The longest beginning of a hostile text fits. */
const SHORTEST = 64

const filled = (part: string, length: number): string => part.repeat(Math.ceil(length / part.length)).slice(0, length)

const REPEATED = [
  '0',
  '1',
  '9',
  'a',
  'K',
  'Z',
  'ñ',
  'n\u0303',
  '&',
  '.',
  ',',
  '-',
  '+',
  '(',
  '/',
  '\\',
  '@',
  '$',
  ' ',
  '\t',
  '\u00A0',
  '\u0301\u0316',
  'İ',
  'ß',
  'ﷺ',
  '\uD800',
  '😀',
  '٣',
  '1.',
  '1,',
  '1 ',
  'a.',
  'a-',
  'a@',
  '.a@a.',
  '123.',
  '1/',
  'CL',
  ' \t',
]

const BEGUN: ReadonlyArray<readonly [begin: string, part: string]> = [
  ['12.345.678-5', ' '],
  ['12345678-', '5'],
  ['CL ', '1'],
  ['GODE561231', 'A'],
  ['GODE', '5612'],
  ['HEGG560427MVZ', 'R'],
  ['032180', '0'],
  ['032 180 ', ' '],
  ['+56', '9'],
  ['(555', '-5'],
  ['a@', 'a.'],
  ['a@', 'a-'],
  ['a@a', '.'],
  ['$ ', '1.000'],
  ['US$', '9'],
  ['0,', '0'],
  ['31/', '1'],
  ['+', '9'],
  ['/', 'a'],
  ['https://', 'a/'],
  ['x', ' '],
]

const ENDED: ReadonlyArray<readonly [part: string, end: string]> = [
  ['0', 'x'],
  ['9', '-K'],
  [' ', '12.345.678-5'],
  [' ', 'x'],
  ['a.', '@'],
  ['a', '@a.cl'],
  ['a-', '@a.cl'],
  ['0', ',5'],
  ['1.000', ',x'],
  ['a ', '\u0301'],
]
