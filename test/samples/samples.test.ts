import { createHash } from 'node:crypto'
import { unzipSync } from 'fflate'
import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, type CivilDate, isoWeekday } from '#domain/kernel/civil-date.ts'
import * as Rfc from '#domain/tax-id/rfc.ts'
import * as Rut from '#domain/tax-id/rut.ts'
import { CHILEAN_ISSUER } from '#samples/company-cl.ts'
import { MEXICAN_ISSUER } from '#samples/company-mx.ts'
import { chileanPurchases } from '#samples/purchases-cl.ts'
import { mexicanPurchases } from '#samples/purchases-mx.ts'
import { chileanSales } from '#samples/sales-cl.ts'
import { mexicanSales } from '#samples/sales-mx.ts'
import type { SampleFile } from '#samples/sample-company.ts'
import { dteTotals } from '#samples/write-dte.ts'
import { readXml } from './read-xml.ts'
import { sealedCompanies, type SealedCompany } from './sealed-companies.ts'

const TODAY = '2026-11-20' as CivilDate

/** The files, with archives unpacked. */
const unpacked = (files: ReadonlyArray<SampleFile>): ReadonlyArray<SampleFile> =>
  files.flatMap((file) =>
    file.name.endsWith('.zip')
      ? Object.entries(unzipSync(file.bytes)).map(([name, bytes]) => ({ name, bytes }))
      : [file],
  )

const digests = ({ files }: SealedCompany): ReadonlyArray<string> =>
  files.map(({ name, bytes }) => `${name} ${createHash('sha256').update(bytes).digest('hex')}`)

const isWellFormed = ({ bytes }: SampleFile): boolean => E.isRight(E.tryCatch(() => readXml(bytes), String))

const countBy = <T>(items: ReadonlyArray<T>, keyOf: (item: T) => string): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const item of items) counts[keyOf(item)] = (counts[keyOf(item)] ?? 0) + 1
  return counts
}

describe('the sample companies', () => {
  let companies: ReadonlyArray<SealedCompany> = []
  beforeAll(() => {
    companies = sealedCompanies(TODAY)
  })

  it('are one of each country, with a valid tax id and an address to write to', () => {
    expect(companies.map(({ country }) => country)).toEqual(['CL', 'MX'])
    expect(Rut.parse(companies[0]?.identifier ?? '')).toEqual(E.right(companies[0]?.identifier))
    expect(Rfc.parseOwn(companies[1]?.identifier ?? '')).toEqual(E.right(companies[1]?.identifier))
    for (const { email, name, userName, address } of companies) {
      expect(email).toMatch(/^[a-z]+@[a-z]+\.example$/)
      expect([name, userName, address].every((text) => text.length > 5)).toBe(true)
    }
  })

  it('are deterministic for day and authority, to the byte', () => {
    expect(sealedCompanies(TODAY).map(digests)).toEqual(companies.map(digests))
  })

  it('have unique file names without folders', () => {
    for (const { files } of companies) {
      expect(new Set(files.map(({ name }) => name)).size).toBe(files.length)
      expect(files.every(({ name }) => /^[\w-]+\.(xml|zip|csv|txt)$/.test(name))).toBe(true)
    }
  })

  it('write well-formed XML, except the truncated file', () => {
    const broken = companies.map(({ files }) =>
      unpacked(files)
        .filter((file) => file.name.endsWith('.xml') && !isWellFormed(file))
        .map(({ name }) => name),
    )
    expect(broken).toEqual([['respaldo-incompleto.xml'], ['descarga-incompleta.xml']])
  })
})

describe('the scenarios of the sales', () => {
  it('are assigned as planned on any day', () => {
    const fatesOn = (day: CivilDate): ReadonlyArray<unknown> => [
      countBy(chileanSales(CHILEAN_ISSUER, day), ({ scenario }) => scenario),
      countBy(mexicanSales(MEXICAN_ISSUER, day), ({ scenario }) => scenario),
    ]
    const planned = fatesOn(TODAY)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), (days) => {
        expect(fatesOn(addDays('2024-02-29' as CivilDate, days))).toEqual(planned)
      }),
      { numRuns: 20 },
    )
  })
})

describe('the Chilean sales', () => {
  const sales = chileanSales(CHILEAN_ISSUER, TODAY)
  const documents = sales.flatMap(({ invoice, notes }) => [invoice, ...notes])

  it('have every scenario as often as planned', () => {
    expect(countBy(sales, ({ scenario }) => scenario)).toEqual({
      OPEN: 250,
      CASH: 48,
      ASSIGNED: 42,
      VOIDED: 10,
      DISCOUNTED: 14,
      REWORDED: 4,
      REVIVED: 2,
      CHARGED: 3,
      CLAIMED: 7,
      REPEATED: 1,
      LATE: 3,
    })
  })

  it('leave at least forty open ones with future due dates', () => {
    expect(sales.filter(({ scenario, dueOn }) => scenario === 'OPEN' && dueOn > TODAY).length).toBeGreaterThanOrEqual(
      40,
    )
  })

  it('span a year up to today, on weekdays', () => {
    expect(sales.every(({ invoice }) => isoWeekday(invoice.issuedOn) <= 5)).toBe(true)
    expect(documents.every(({ issuedOn }) => issuedOn <= TODAY && issuedOn >= addDays(TODAY, -368))).toBe(true)
    expect((sales[0]?.invoice.issuedOn ?? TODAY) < addDays(TODAY, -330)).toBe(true)
  })

  it('use each folio of a type once, in the order of issue', () => {
    const folios = sales
      .map(({ invoice }) => invoice)
      .filter(({ type }) => type === 33)
      .map(({ folio }) => folio)
    expect(folios).toEqual(folios.map((_, index) => (folios[0] ?? 0) + index))
    expect(new Set(documents.map(({ type, folio }) => `${type}-${folio}`)).size).toBe(documents.length)
  })

  it('go to forty businesses with valid RUT and names that fit the schema, one of them very long', () => {
    const receivers = new Map(sales.map(({ invoice }) => [invoice.receiver.rut, invoice.receiver.name]))
    expect(receivers.size).toBe(40)
    expect([...receivers.keys()].map((rut) => Rut.parse(rut))).toEqual([...receivers.keys()].map((rut) => E.right(rut)))
    const lengths = [...receivers.values()].map((name) => name.length)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(100)
    expect(Math.max(...lengths)).toBeGreaterThan(80)
  })

  it('never credit more than the invoice', () => {
    for (const { invoice, notes } of sales) {
      for (const note of notes.filter(({ type }) => type === 61)) {
        expect(dteTotals(note).total).toBeLessThanOrEqual(dteTotals(invoice).total)
      }
    }
  })
})

describe('the Mexican sales', () => {
  const sales = mexicanSales(MEXICAN_ISSUER, TODAY)
  const documents = sales.flatMap(({ invoice, followers, payments }) => [invoice, ...followers, ...payments])

  it('have every scenario as often as planned', () => {
    expect(countBy(sales, ({ scenario }) => scenario)).toEqual({
      OPEN: 190,
      PAID: 126,
      PUE: 28,
      PUBLIC: 12,
      PARTLY_PAID: 12,
      CANCELLED: 12,
      DISCOUNTED: 10,
      VOIDED: 6,
      RETURNED: 5,
      ADVANCED: 4,
      REPLACED: 3,
      DOLLARS: 2,
      REPEATED: 1,
    })
  })

  it('leave at least forty open ones with future due dates at 45 days', () => {
    const live = sales.filter(({ scenario, invoice }) => scenario === 'OPEN' && addDays(invoice.issuedOn, 45) > TODAY)
    expect(live.length).toBeGreaterThanOrEqual(40)
  })

  it('span a year up to today with unique UUIDs', () => {
    expect(documents.every(({ issuedOn }) => issuedOn <= TODAY && issuedOn >= addDays(TODAY, -368))).toBe(true)
    expect(new Set(documents.map(({ uuid }) => uuid)).size).toBe(documents.length)
    const uuidOfVersion4 = /^[0-9A-F]{8}-[0-9A-F]{4}-4[0-9A-F]{3}-[89AB][0-9A-F]{3}-[0-9A-F]{12}$/
    expect(documents.every(({ uuid }) => uuidOfVersion4.test(uuid))).toBe(true)
  })

  it('have forty customers, businesses and persons with valid RFCs, and the general public', () => {
    const rfcs = [...new Set(sales.map(({ invoice }) => invoice.receiver.rfc))]
    expect(rfcs).toHaveLength(41)
    const read = rfcs.flatMap((rfc) => (E.isRight(Rfc.fromWire(rfc)) ? [Rfc.fromWire(rfc)] : []))
    expect(read).toHaveLength(41)
    expect(read.flatMap((rfc) => (E.isRight(rfc) ? Rfc.warningsOf(rfc.right) : []))).toEqual([])
    expect(rfcs.filter((rfc) => rfc.length === 13 && rfc !== 'XAXX010101000')).toHaveLength(3)
  })

  it('pay paid ones exactly, and partly paid ones in part', () => {
    for (const { scenario, payments } of sales) {
      const last = payments.at(-1)?.documents[0]
      if (scenario === 'PAID') expect((last?.owed ?? 0) - (last?.paid ?? 1)).toBe(0)
      if (scenario === 'PARTLY_PAID') expect((last?.owed ?? 0) - (last?.paid ?? 0)).toBeGreaterThan(0)
      if (scenario !== 'PAID' && scenario !== 'PARTLY_PAID') expect(payments).toEqual([])
    }
  })
})

describe('the purchases', () => {
  it('are addressed to the sample company, from forty suppliers', () => {
    const chilean = chileanPurchases(CHILEAN_ISSUER, TODAY).map(({ invoice }) => invoice)
    const mexican = mexicanPurchases(MEXICAN_ISSUER, TODAY).map(({ invoice }) => invoice)
    expect([chilean.length, mexican.length]).toEqual([263, 265])
    expect(chilean.every(({ receiver }) => receiver === CHILEAN_ISSUER)).toBe(true)
    expect(mexican.every(({ receiver }) => receiver === MEXICAN_ISSUER)).toBe(true)
    expect(new Set(chilean.map(({ issuer }) => issuer.rut)).size).toBe(40)
    expect(new Set(mexican.map(({ issuer }) => issuer.rfc)).size).toBe(40)
    expect(new Set(chilean.map(({ issuer, folio }) => `${issuer.rut}-${folio}`)).size).toBe(263)
  })
})
