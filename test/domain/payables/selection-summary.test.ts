import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money } from '#domain/kernel/money.ts'
import { type PayableRow, summaryOf } from '#domain/payables/selection-summary.ts'
import * as Selection from '#domain/selection/selection.ts'
import { payableIdOf, payableRows } from '#domain/testing/payables.ts'

const row = (n: number, supplier: string, minor: number, hasBankAccount = true): PayableRow => ({
  id: payableIdOf(n),
  supplier,
  minor,
  hasBankAccount,
})
const dear = (one: PayableRow, least: number): boolean => one.minor >= least

const bySupplier = (rows: ReadonlyArray<PayableRow>): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { supplier } of rows) counts.set(supplier, (counts.get(supplier) ?? 0) + 1)
  return counts
}

describe('the bar under the inbox', () => {
  it('counts invoices, suppliers and the sum: three of two suppliers', () => {
    const selection = Selection.ofRows([row(0, 'A', 100), row(1, 'B', 250), row(2, 'A', 7)])
    expect(summaryOf(selection, 'MXN')).toEqual({ invoices: 3, suppliers: 2, total: money('MXN', 357) })
    expect(summaryOf(Selection.empty, 'CLP')).toEqual({ invoices: 0, suppliers: 0, total: money('CLP', 0) })
  })

  it('counts a supplier of a whole filter until its last invoice is deselected', () => {
    const rows = [row(0, 'A', 100), row(1, 'A', 200), row(2, 'B', 300)]
    const all = Selection.selectAllMatching(0, { count: 3, minor: 600 })
    const one = Selection.removeMany<number, PayableRow>(all, rows.slice(0, 1), dear)
    const two = Selection.removeMany<number, PayableRow>(all, rows.slice(0, 2), dear)
    expect(summaryOf(one, 'CLP', bySupplier(rows))).toEqual({ invoices: 2, suppliers: 2, total: money('CLP', 500) })
    expect(summaryOf(two, 'CLP', bySupplier(rows))).toEqual({ invoices: 1, suppliers: 1, total: money('CLP', 300) })
  })

  it('agrees with a plain count of the rows, whatever is selected', () => {
    const picks = fc.array(fc.nat({ max: 19 }))
    fc.assert(
      fc.property(
        payableRows,
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc.boolean(),
        picks,
        picks,
        (rows, least, whole, off, on) => {
          const matching = rows.filter((one) => dear(one, least))
          const start: Selection.Selection<number, PayableRow> = whole
            ? Selection.selectAllMatching(least, {
                count: matching.length,
                minor: matching.reduce((sum, { minor }) => sum + minor, 0),
              })
            : Selection.ofRows(matching)
          const chosenRows = (numbers: ReadonlyArray<number>) => numbers.flatMap((n) => rows[n] ?? [])
          const selection = Selection.addMany(Selection.removeMany(start, chosenRows(off), dear), chosenRows(on), dear)
          const chosen = rows.filter((one) => Selection.has(selection, one, dear))
          expect(summaryOf(selection, 'CLP', bySupplier(matching))).toEqual({
            invoices: chosen.length,
            suppliers: new Set(chosen.map(({ supplier }) => supplier)).size,
            total: money(
              'CLP',
              chosen.reduce((sum, { minor }) => sum + minor, 0),
            ),
          })
        },
      ),
      { numRuns: 300 },
    )
  })
})
