import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money } from '#domain/kernel/money.ts'
import { owedTotals } from '#domain/payables/owed-totals.ts'
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

const owed = (rows: ReadonlyArray<PayableRow>) =>
  owedTotals(
    rows.map(({ documentAmount, minor }) => ({ amount: money('CLP', minor), documentAmount })),
    'CLP',
  )

describe('the bar under the inbox', () => {
  it('counts invoices, suppliers and the sum: three of two suppliers', () => {
    const selection = Selection.ofRows([row(0, 'A', 100), row(1, 'B', 250), row(2, 'A', 7)])
    expect(summaryOf(selection, 'MXN')).toEqual({ invoices: 3, suppliers: 2, totals: [money('MXN', 357)] })
    expect(summaryOf(Selection.empty, 'CLP')).toEqual({ invoices: 0, suppliers: 0, totals: [money('CLP', 0)] })
  })

  it('never adds dollars to pesos: 1,160.00 pesos and 1,000.00 dollars', () => {
    const dollars = { ...row(1, 'B', 1_850_000), documentAmount: money('USD', 100_000) }
    const rows = [row(0, 'A', 116_000), dollars]
    const totals = [money('MXN', 116_000), money('USD', 100_000)]
    expect(summaryOf(Selection.ofRows(rows), 'MXN').totals).toEqual(totals)
    const all = Selection.selectAllMatching(0, { count: 2, minor: 1_966_000, byCurrency: totals })
    expect(summaryOf<number>(all, 'MXN').totals).toEqual(totals)
    const without = Selection.removeMany<number, PayableRow>(all, [dollars], dear)
    expect(summaryOf(without, 'MXN').totals).toEqual([money('MXN', 116_000)])
    expect(summaryOf(Selection.removeMany(without, rows, dear), 'MXN').totals).toEqual([money('MXN', 0)])
  })

  it('has no negative sum while the totals are older than the exceptions', () => {
    const byCurrency = [money('MXN', 100), money('USD', 500)]
    const all = Selection.selectAllMatching(0, { count: 3, minor: 9_350, byCurrency })
    const dearer = { ...row(1, 'B', 11_100), documentAmount: money('USD', 600) }
    expect(summaryOf(Selection.removeMany<number, PayableRow>(all, [dearer], dear), 'MXN').totals).toEqual([
      money('MXN', 100),
    ])
  })

  it('has one sum at the rates of the documents, where the host does not count by currency', () => {
    const all = Selection.selectAllMatching(0, { count: 2, minor: 1_966_000 })
    expect(summaryOf<number>(all, 'MXN').totals).toEqual([money('MXN', 1_966_000)])
  })

  it('counts a supplier of a whole filter until its last invoice is deselected', () => {
    const rows = [row(0, 'A', 100), row(1, 'A', 200), row(2, 'B', 300)]
    const all = Selection.selectAllMatching(0, { count: 3, minor: 600 })
    const one = Selection.removeMany<number, PayableRow>(all, rows.slice(0, 1), dear)
    const two = Selection.removeMany<number, PayableRow>(all, rows.slice(0, 2), dear)
    expect(summaryOf(one, 'CLP', bySupplier(rows))).toEqual({ invoices: 2, suppliers: 2, totals: [money('CLP', 500)] })
    expect(summaryOf(two, 'CLP', bySupplier(rows))).toEqual({ invoices: 1, suppliers: 1, totals: [money('CLP', 300)] })
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
                byCurrency: owed(matching),
              })
            : Selection.ofRows(matching)
          const chosenRows = (numbers: ReadonlyArray<number>) => numbers.flatMap((n) => rows[n] ?? [])
          const selection = Selection.addMany(Selection.removeMany(start, chosenRows(off), dear), chosenRows(on), dear)
          const chosen = rows.filter((one) => Selection.has(selection, one, dear))
          expect(summaryOf(selection, 'CLP', bySupplier(matching))).toEqual({
            invoices: chosen.length,
            suppliers: new Set(chosen.map(({ supplier }) => supplier)).size,
            totals: owed(chosen),
          })
        },
      ),
      { numRuns: 300 },
    )
  })
})
