import { describe, expect, it } from 'vitest'
import { annulmentsAmong, isOwnReference } from '#domain/tax-documents/annulment.ts'
import { documentedOf } from '#test/host/tax-authority/documented.ts'
import { documentsOf, dte, SELLER, totals } from '#test/host/tax-authority/samples.ts'

const note = (type: '56' | '61', folio: string, names: string, code: string | undefined, date = '2026-03-20') => {
  const [namedType = '', namedFolio = ''] = names.split('/')
  const reference = { type: namedType, folio: namedFolio, ...(code === undefined ? {} : { code }) }
  return dte({ type, folio, date, totals: totals(10_000), references: [reference] })
}
const annulled = (...contents: ReadonlyArray<string>) =>
  annulmentsAmong(
    documentsOf(...contents).flatMap((one) => (one._tag === 'CreditNote' || one._tag === 'DebitNote' ? [one] : [])),
  )
const owed = (...contents: ReadonlyArray<string>) =>
  documentedOf('CL', SELLER, documentsOf(dte(), ...contents)).issued.map(({ outstanding }) => outstanding.minor)
const keys = (...folios: ReadonlyArray<string>) =>
  new Set(folios.map((folio) => `${SELLER}|${folio.replace('/', '|')}`))

/* SII, formato de documentos tributarios electrónicos: CodRef 1 annuls the document that is named. */
describe('a note that another annuls', () => {
  it('is a 61 named by a 56 with CodRef 1, or a 56 named by such a 61', () => {
    expect(annulled(note('61', '7', '33/501', '3'), note('56', '8', '61/7', '1')).annulled).toEqual(keys('61/7'))
    expect(annulled(note('56', '8', '33/501', '3'), note('61', '7', '56/8', '1')).annulled).toEqual(keys('56/8'))
  })

  it('is not newer than the other', () => {
    const newer = note('61', '7', '33/501', '3', '2026-03-21')
    expect(annulled(newer, note('56', '8', '61/7', '1')).annulled).toEqual(new Set())
  })

  it('annuls nothing itself, and of a circle of one day the 61 stand', () => {
    const third = note('61', '9', '56/8', '1')
    expect(annulled(note('61', '7', '33/501', '3'), note('56', '8', '61/7', '1'), third).annulled).toEqual(keys('56/8'))
    expect(annulled(note('61', '7', '56/8', '1'), note('56', '8', '61/7', '1')).annulled).toEqual(keys('56/8'))
  })

  it('gives back what it took, and its 56 adds nothing beside debits that do', () => {
    const credit = note('61', '7', '33/501', '3')
    expect(owed(credit)).toEqual([107_100])
    const back = dte({
      type: '56',
      folio: '8',
      date: '2026-03-20',
      totals: totals(10_000),
      references: [
        { type: '61', folio: '7', code: '1' },
        { type: '33', folio: '501' },
      ],
    })
    expect(owed(credit, back)).toEqual([119_000])
    expect(owed(credit, back, note('56', '9', '33/501', undefined))).toEqual([130_900])
  })
})

describe('a reference', () => {
  it('is to a document of its issuer, and to one', () => {
    const given = { documentType: '33', folio: '501' }
    expect([isOwnReference('A', given), isOwnReference('A', { ...given, otherIssuer: 'A' })]).toEqual([true, true])
    expect(isOwnReference('A', { ...given, otherIssuer: 'B' })).toBe(false)
    expect(isOwnReference('A', { ...given, otherIssuer: 'UNREADABLE' })).toBe(false)
    expect([isOwnReference('A', { ...given, folio: '0' }), isOwnReference('A', { ...given, isGlobal: true })]).toEqual([
      false,
      false,
    ])
  })
})
