import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { ExcludedInvoiceQuery, ExcludedInvoices } from '#application/financing/excluded-invoices.port.ts'
import type { ExcludedInvoice } from '#domain/financing/exclusion.ts'
import type { Page } from '#application/shared/page.ts'

/** `ExcludedInvoices` with at least 12 invoices for direct financing in pesos, one of them with the folio `C-7` and claimed. */
export interface ExcludedInvoicesSubject {
  readonly excluded: ExcludedInvoices
  readonly stop: () => Promise<void>
}

const query: ExcludedInvoiceQuery = { type: 'DIRECT_FINANCING', page: 1, pageSize: 5, search: '', sort: undefined }

const right = <A>(answer: E.Either<unknown, A>): A =>
  E.isRight(answer) ? answer.right : expect.fail(JSON.stringify(answer.left))

export const excludedInvoicesContract = (name: string, make: () => Promise<ExcludedInvoicesSubject>): void => {
  const within = async (
    use: (page: (part: Partial<ExcludedInvoiceQuery>) => Promise<Page<ExcludedInvoice>>) => Promise<void>,
  ): Promise<void> => {
    const { excluded, stop } = await make()
    try {
      await use(async (part) => right(await excluded.page({ ...query, ...part })()))
    } finally {
      await stop()
    }
  }

  describe(`ExcludedInvoices: ${name}`, () => {
    it('each have a reason, and are on one page', () =>
      within(async (page) => {
        const all = await page({ pageSize: 1_000 })
        expect(all.totalRows).toBeGreaterThanOrEqual(12)
        expect(all.rows).toHaveLength(all.totalRows)
        for (const { reasons } of all.rows) expect(reasons.length).toBeGreaterThan(0)
        const ids: Array<string> = []
        for (let at = 1; (at - 1) * 5 < all.totalRows; at += 1) {
          const part = await page({ page: at })
          expect([part.page, part.pageSize, part.totalRows]).toEqual([at, 5, all.totalRows])
          ids.push(...part.rows.map(({ id }) => id))
        }
        expect(ids).toEqual(all.rows.map(({ id }) => id))
      }))

    it('are found like the others, and sorted', () =>
      within(async (page) => {
        const found = await page({ search: 'c-7' })
        expect(found.rows.map(({ folio, reasons }) => [folio, reasons])).toEqual([['C-7', ['CLAIMED']]])
        expect(found.totalRows).toBe(1)
        const sorted = await page({ sort: { field: 'issueDate', direction: 'asc' }, pageSize: 1_000 })
        const dates = sorted.rows.map(({ issueDate }) => issueDate)
        expect(dates).toEqual(dates.toSorted())
      }))
  })
}
