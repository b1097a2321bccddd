import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { counterpartStatement, type StatedInvoice } from '#domain/cash/counterpart-statement.ts'
import { statementRange } from '#domain/cash/statement-range.ts'
import { changesOfIssued, changesOfReceived } from '#domain/cash/stated-changes.ts'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import { type Currency, type Money, money, sum } from '#domain/kernel/money.ts'
import type { DocumentEffect } from '#domain/tax-documents/effect.ts'

const day = (text: string) => text as CivilDate
const clp = (minor: number): Money => money('CLP', minor)
const BY = { id: '76086428-5', name: 'Andes' }
const effect = (kind: DocumentEffect['effect'], on: string, amount?: Money): DocumentEffect => ({
  effect: kind,
  document: `doc ${on}`,
  folio: `F${on.slice(-2)}`,
  by: BY,
  on: day(on),
  proof: 'DOCUMENT' as DocumentEffect['proof'],
  ...(amount && { amount }),
})

/** Issued on 2 November for 100,000 pesos, all of which is expected. */
const stated = (instead: Partial<StatedInvoice> = {}): StatedInvoice => ({
  folio: '101',
  on: day('2026-11-02'),
  dueDate: day('2026-12-02'),
  rest: clp(100_000),
  expected: clp(100_000),
  changes: [],
  closing: { kind: 'NOT_OWED', on: day('2026-11-10') },
  ...instead,
})

const NOVEMBER = { from: day('2026-11-01'), to: day('2026-11-27') }

describe('the statement of a counterpart', () => {
  it('adds an invoice, lowers it by its note and its payment, and closes with the rest', () => {
    const changes = [
      { kind: 'CREDIT_NOTE', on: day('2026-11-09'), folio: '882', amount: clp(20_000) },
      { kind: 'PAYMENT', on: day('2026-11-16'), folio: undefined, amount: clp(50_000) },
    ] as const
    const [block] = counterpartStatement(
      'CLP',
      [stated({ rest: clp(30_000), expected: clp(30_000), changes })],
      NOVEMBER,
    )
    expect(block?.lines.map(({ amount, balance, kind }) => [kind, amount.minor, balance.minor])).toEqual([
      ['INVOICE', 100_000, 100_000],
      ['CREDIT_NOTE', -20_000, 80_000],
      ['PAYMENT', -50_000, 30_000],
    ])
    expect([block?.opening, block?.added, block?.removed, block?.closing]).toEqual(
      [0, 100_000, 70_000, 30_000].map(clp),
    )
  })

  it('closes an invoice that an order finances with a line of the order', () => {
    const closing = { kind: 'ORDER', on: day('2026-11-12'), orderId: '28' as never } as const
    const [block] = counterpartStatement('CLP', [stated({ expected: clp(0), closing })], NOVEMBER)
    expect(block?.lines.at(-1)).toMatchObject({ kind: 'ORDER', orderId: '28', amount: clp(-100_000), balance: clp(0) })
  })

  it('opens with what was open the day before, and has dollars apart', () => {
    const dollars = { currency: 'USD', minor: 5_000 } as const
    const invoices = [stated({ on: day('2026-10-02') }), stated({ rest: dollars, expected: dollars })]
    const [pesos, other] = counterpartStatement('CLP', invoices, NOVEMBER)
    expect([pesos?.opening, pesos?.lines, pesos?.closing]).toEqual([clp(100_000), [], clp(100_000)])
    expect([other?.currency, other?.closing]).toEqual(['USD', dollars])
  })

  it('has at least the block of the country, without invoices', () => {
    expect(counterpartStatement('MXN', [], NOVEMBER).map(({ closing, lines }) => [closing.minor, lines])).toEqual([
      [0, []],
    ])
  })

  const invoice = fc
    .record({
      days: fc.nat({ max: 100 }),
      rest: fc.nat({ max: 1_000_000 }),
      isExpected: fc.boolean(),
      changes: fc.array(fc.record({ days: fc.nat({ max: 100 }), minor: fc.integer({ min: 1, max: 100_000 }) }), {
        maxLength: 3,
      }),
    })
    .map(({ changes, days, isExpected, rest }) =>
      stated({
        on: addDays(day('2026-08-01'), days),
        rest: clp(rest),
        expected: clp(isExpected ? rest : 0),
        changes: changes.map((change) => ({
          kind: 'PAYMENT',
          on: addDays(day('2026-08-01'), change.days),
          folio: undefined,
          amount: clp(change.minor),
        })),
        closing: { kind: 'ARCHIVED', on: addDays(day('2026-08-01'), days + 3) },
      }),
    )
  const LATER = day('2027-01-01')
  const expectedOf = (invoices: ReadonlyArray<StatedInvoice>) =>
    sum<Currency>(
      'CLP',
      invoices.map(({ expected }) => expected),
    )

  it('closes with the money that is expected, whichever days it begins with and in whichever order', () => {
    fc.assert(
      fc.property(fc.array(invoice), fc.nat({ max: 200 }), (invoices, days) => {
        const range = { from: addDays(day('2026-08-01'), days), to: LATER }
        const [block] = counterpartStatement('CLP', invoices, range)
        expect(block?.closing).toEqual(expectedOf(invoices))
        expect(counterpartStatement('CLP', invoices.toReversed(), range)[0]?.closing).toEqual(block?.closing)
      }),
    )
  })

  it('begins with the balance with which the days before ended', () => {
    fc.assert(
      fc.property(fc.array(invoice), fc.integer({ min: 1, max: 150 }), (invoices, days) => {
        const from = addDays(day('2026-08-01'), days)
        const [before] = counterpartStatement('CLP', invoices, { from: day('2026-01-01'), to: addDays(from, -1) })
        const [after] = counterpartStatement('CLP', invoices, { from, to: LATER })
        expect(after?.opening).toEqual(before?.closing)
        expect(after && after.opening.minor + after.added.minor - after.removed.minor).toBe(after?.closing.minor)
      }),
    )
  })
})

describe('the days of a statement', () => {
  it('are a year until today unless they are said', () => {
    const today = day('2026-11-27')
    expect(statementRange({}, today)).toEqual({ from: '2025-11-27', to: today })
    expect(statementRange({ from: day('2026-11-01') }, today)).toEqual({ from: '2026-11-01', to: today })
  })
})

describe('what lowered an issued invoice', () => {
  const issued = day('2026-11-02')

  it('is its documents, as far as they lower it', () => {
    const effects = [effect('CREDITS', '2026-11-05', clp(30)), effect('PAYS', '2026-11-07', clp(500))]
    expect(changesOfIssued(effects, { creditNotes: clp(30), paid: clp(200) }, issued)).toEqual([
      { kind: 'CREDIT_NOTE', on: '2026-11-05', folio: 'F05', amount: clp(30) },
      { kind: 'PAYMENT', on: '2026-11-07', folio: 'F07', amount: clp(200) },
    ])
  })

  it('is of the day of issue where no document explains it, and all of a part where one is in another currency', () => {
    const dollars = effect('CREDITS', '2026-11-05', { currency: 'USD', minor: 7 })
    expect(changesOfIssued([dollars], { creditNotes: clp(30), paid: clp(200) }, issued)).toEqual([
      { kind: 'CREDIT_NOTE', on: '2026-11-05', folio: 'F05', amount: clp(30) },
      { kind: 'PAYMENT', on: issued, folio: undefined, amount: clp(200) },
    ])
  })

  it('adds up to both parts, whatever the documents say', () => {
    const kind = fc.constantFrom('CREDITS', 'ANNULS', 'DEBITS', 'PAYS', 'PAID_AT_ISSUE', 'CLAIMS')
    const one = fc
      .record({ kind, minor: fc.option(fc.nat({ max: 1_000 }), { nil: undefined }) })
      .map(({ kind: given, minor }) =>
        effect(given as DocumentEffect['effect'], '2026-11-05', minor === undefined ? undefined : clp(minor)),
      )
    const parts = fc.record({ creditNotes: fc.nat({ max: 3_000 }).map(clp), paid: fc.nat({ max: 3_000 }).map(clp) })
    fc.assert(
      fc.property(fc.array(one), parts, (effects, lowered) => {
        const changes = changesOfIssued(effects, lowered, issued)
        const total = (of: string) =>
          sum<Currency>(
            'CLP',
            changes.filter((change) => change.kind === of).map(({ amount }) => amount),
          )
        expect([total('CREDIT_NOTE'), total('PAYMENT')]).toEqual([lowered.creditNotes, lowered.paid])
      }),
    )
  })
})

describe('what changed a received invoice', () => {
  it('is its notes and payments in the currency in which it is owed', () => {
    const effects = [
      effect('DEBITS', '2026-11-05', clp(30)),
      effect('PAYS', '2026-11-07', { currency: 'USD', minor: 7 }),
      effect('CLAIMS', '2026-11-08'),
    ]
    expect(changesOfReceived(effects, 'CLP')).toEqual([
      { kind: 'DEBIT_NOTE', on: '2026-11-05', folio: 'F05', amount: clp(30) },
    ])
  })
})
