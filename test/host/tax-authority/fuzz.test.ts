import { describe, expect, it } from 'vitest'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { readTaxFile } from '#host/tax-authority/read/read-file.ts'
import { sealedCompanies } from '#test/samples/sealed-companies.ts'
import { faultsOf, mutated, type NamedText } from './mutated-documents.ts'
import { cfdi, METADATA_HEADER, metadataRow, readOne, uuidOf } from './samples.ts'
import { runs } from '#test/support/runs.ts'

/** In ten parts, so that a failing one reports its seeds. */
const MUTATIONS = runs(20_000)
const PARTS = 10
/** Larger ones repeat themselves; the first lines of registers and metadata are enough. */
const LARGEST = 24 * 1024

const genuine: ReadonlyArray<NamedText> = sealedCompanies('2026-11-20' as CivilDate).flatMap(({ files }) =>
  files
    .filter(({ bytes, name }) => bytes[0] !== 0x50 && (bytes.length <= LARGEST || !name.endsWith('.xml')))
    .map(({ bytes, name }) => ({ name, text: Buffer.from(bytes.subarray(0, LARGEST)).toString('latin1') })),
)

const tagsOf = ({ name, text }: NamedText): ReadonlyArray<string> =>
  readTaxFile(name, Buffer.from(text)).flatMap(({ documents }) => documents.map(({ _tag }) => _tag))

/** By the first document, so that each kind is used equally often: most files of an archive are invoices. */
const kindOf = (file: NamedText): string => `${file.text.slice(0, 1)} ${tagsOf(file)[0]}`
const byKind = [...new Set(genuine.map(kindOf))].map((kind) => genuine.filter((file) => kindOf(file) === kind))

const changedFile = (seed: number): NamedText => {
  const kind = byKind[seed % byKind.length] ?? expect.fail()
  const file = kind[Math.floor(seed / byKind.length) % kind.length] ?? expect.fail()
  return { name: file.name, text: mutated(file.text, seed) }
}

describe('a mutated genuine document', () => {
  it('is made from all kinds of document', () => {
    expect([...new Set(genuine.flatMap(tagsOf))].sort()).toEqual([
      'Assignment',
      'CreditNote',
      'DebitNote',
      'Invoice',
      'MetadataEntry',
      'Payment',
      'RegisterEntry',
    ])
  })

  it('is accepted often enough to be significant', () => {
    const accepted = Array.from({ length: 1_000 }, (_, seed) => changedFile(seed)).filter(
      (file) => tagsOf(file).length > 0,
    )
    expect(accepted.length).toBeGreaterThan(200)
  })

  it.each(Array.from({ length: PARTS }, (_, part) => part))(
    'is rejected, or has key, date and amount: part %i of ten',
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

describe('a document with a property name of every object as type', () => {
  it.each(['__proto__', 'constructor', 'valueOf', 'toString', 'hasOwnProperty'])(
    '%s is of a type that is not supported',
    (name) => {
      expect(readOne(cfdi().replace('TipoDeComprobante="I"', `TipoDeComprobante="${name}"`)).failures).toEqual([
        { at: '', code: 'UNSUPPORTED_DOCUMENT' },
      ])
      expect(
        readOne([METADATA_HEADER, metadataRow(uuidOf(1), '1').replace('~1~', `~${name}~`)].join('\n'), 'a.txt')
          .failures,
      ).toEqual([
        { at: '', code: 'NO_VALID_ROWS' },
        { at: 'line 2', code: 'INVALID_STATUS' },
      ])
    },
  )
})
