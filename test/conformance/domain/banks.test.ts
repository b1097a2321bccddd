import { describe, expect, it } from 'vitest'
import { banksOf } from '#host/banking/banks.ts'
import { sharedBytes } from '../shared-data.ts'

/** The codes of a published list, the first column of its file. */
const codesIn = (file: string): ReadonlyArray<string> =>
  new TextDecoder()
    .decode(sharedBytes(`data/banks/${file}`))
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t')[0] ?? '')

describe('the banks', () => {
  it.each([
    ['CL', 'cl-banks.tsv'],
    ['MX', 'mx-banks.tsv'],
  ] as const)('of %s are those of the published list', (country, file) => {
    expect(banksOf(country).map(({ code }) => code)).toEqual(codesIn(file))
  })
})
