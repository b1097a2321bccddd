import { isUtf8 } from 'node:buffer'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readTaxFile } from '#host/tax-authority/read/read-file.ts'
import { faultsOf, mutated, type NamedText } from '#test/host/tax-authority/mutated-documents.ts'
import { expected, invoiceFile } from './expected.ts'

/** In ten parts, so that a failing one reports its seeds. */
const MUTATIONS = 30_000
const PARTS = 10

const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

/** A mutated archive is only broken, so the files in it are mutated instead. */
const files: ReadonlyArray<NamedText> = expected.files
  .map(({ file }) => ({ name: file, bytes: invoiceFile(file) }))
  .flatMap(({ bytes, name }) =>
    isArchive(bytes)
      ? Object.entries(unzipSync(bytes)).map(([entry, inner]) => ({ name: entry, bytes: inner }))
      : [{ name, bytes }],
  )
  .map(({ bytes, name }) => ({ name, text: Buffer.from(bytes).toString(isUtf8(bytes) ? 'utf8' : 'latin1') }))

const isAccepted = ({ name, text }: NamedText): boolean =>
  readTaxFile(name, Buffer.from(text)).some(({ documents }) => documents.length > 0)

const accepted = files.filter(isAccepted)
const rejected = files.filter((file) => !isAccepted(file))

/** Mostly accepted ones: a mutation seldom makes a rejected file acceptable. */
const changedFile = (seed: number): NamedText => {
  const some = seed % 7 === 0 ? rejected : accepted
  const file = some[Math.floor(seed / 7) % some.length] ?? expect.fail()
  return { name: file.name, text: mutated(file.text, seed) }
}

describe('a mutated third-party document', () => {
  it('is made from accepted and rejected documents', () => {
    expect([accepted.length, rejected.length].every((length) => length > 10)).toBe(true)
  })

  it('is accepted often enough to be significant', () => {
    expect(Array.from({ length: 1_000 }, (_, seed) => changedFile(seed)).filter(isAccepted).length).toBeGreaterThan(200)
  })

  it.each(Array.from({ length: PARTS }, (_, part) => part))(
    'is rejected, or has key, date and amount: part %i of 30,000',
    (part) => {
      const faults: Array<readonly [number, ReadonlyArray<string>]> = []
      for (let seed = part; seed < MUTATIONS; seed += PARTS) {
        const found = faultsOf(changedFile(seed))
        if (found.length > 0) faults.push([seed, found])
      }
      expect(faults).toEqual([])
    },
  )
})
