import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { facetsOf } from '#domain/financing/invoice-facets.ts'
import { type InvoiceFilter, matchesFilter, NO_FILTER } from '#domain/financing/invoice-filter.ts'
import { INVOICE_NOTICES, noticeOf } from '#domain/financing/invoice-notice.ts'
import { normaliseIdentifier } from '#domain/financing/invoice-search.ts'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import type { InvoicePage, InvoiceQuery, Invoices } from '#application/financing/invoices.port.ts'

/**
 * An `Invoices` implementation with at least 30 invoices for direct financing, of different amounts, some of them with
 * an unverified signature, and one uploaded.
 */
export interface InvoicesSubject {
  readonly invoices: Invoices
  /** The date of its country. */
  readonly today: CivilDate
  readonly stop: () => Promise<void>
}

const query: InvoiceQuery = {
  type: 'DIRECT_FINANCING',
  page: 1,
  pageSize: 10,
  search: '',
  filter: NO_FILTER,
  sort: undefined,
}

const TO_REVIEW = { ...NO_FILTER, signatures: 'TO_REVIEW' } as const

const right = <A>(answer: E.Either<unknown, A>): A =>
  E.isRight(answer) ? answer.right : expect.fail(JSON.stringify(answer.left))

export const invoicesContract = (name: string, make: () => Promise<InvoicesSubject>): void => {
  const pageOf = async (invoices: Invoices, part: Partial<InvoiceQuery>): Promise<InvoicePage> =>
    right(await invoices.page({ ...query, ...part })())

  const within = async (use: (invoices: Invoices, today: CivilDate) => Promise<void>): Promise<void> => {
    const { invoices, stop, today } = await make()
    try {
      await use(invoices, today)
    } finally {
      await stop()
    }
  }

  describe(`Invoices: ${name}`, () => {
    it('count each invoice on their pages once', () =>
      within(async (invoices) => {
        const count = right(await invoices.count('DIRECT_FINANCING')())
        const ids = new Set<string>()
        for (let page = 1; (page - 1) * 10 < count; page += 1) {
          const read = await pageOf(invoices, { page })
          expect([read.page, read.pageSize, read.totalRows]).toEqual([page, 10, count])
          for (const { id } of read.rows) ids.add(id)
        }
        expect(ids.size).toBe(count)
      }))

    it('put the named ones first, on whatever page they are, and each on one page', () =>
      within(async (invoices) => {
        const all = (await pageOf(invoices, { pageSize: 10_000 })).rows.map(({ id }) => id)
        const first = [all.at(-1), all.at(14)].flatMap((id) => id ?? [])
        const none = '987654321' as InvoiceId
        const expected = [...first.toReversed(), ...all.filter((id) => !first.includes(id))]
        const seen: Array<InvoiceId> = []
        for (let page = 1; seen.length < all.length; page += 1) {
          const { rows } = await pageOf(invoices, { page, first: [...first, none] })
          if (rows.length === 0) break
          seen.push(...rows.map(({ id }) => id))
        }
        expect(seen).toEqual(expected)
        const found = await pageOf(invoices, { first, filter: TO_REVIEW, pageSize: 10_000 })
        expect(found.totalRows).toBe((await pageOf(invoices, { filter: TO_REVIEW })).totalRows)
      }))

    it('say which of them cannot be requested, also of one that does not exist', () =>
      within(async (invoices) => {
        const { rows } = await pageOf(invoices, {})
        const ids = rows.map(({ id }) => id)
        expect(right(await invoices.unavailable('DIRECT_FINANCING', ids)())).toEqual([])
        const none = '987654321' as InvoiceId
        expect(right(await invoices.unavailable('DIRECT_FINANCING', [...ids, none])())).toEqual([
          { id: none, reason: 'GONE' },
        ])
        expect(right(await invoices.unavailable('DIRECT_FINANCING', [none])())).toEqual([{ id: none, reason: 'GONE' }])
      }))

    it('sum all matches of a query, not only the page', () =>
      within(async (invoices) => {
        const all = await pageOf(invoices, { pageSize: 10_000 })
        const sum = all.rows.reduce((total, { amount }) => total + amount.minor, 0)
        expect(all.totalAmount.minor).toBe(sum)
        expect((await pageOf(invoices, {})).totalAmount.minor).toBe(sum)
        expect(right(await invoices.totalAmount('DIRECT_FINANCING')()).minor).toBe(sum)
      }))

    it('finds an invoice by its folio, its payer, and its payer’s tax id with or without punctuation', () =>
      within(async (invoices) => {
        const [one] = (await pageOf(invoices, { page: 2 })).rows
        const { identifier, name: payer } = one?.payer ?? expect.fail('no second page')
        for (const search of [
          one?.folio ?? '',
          payer,
          payer.toLowerCase(),
          identifier,
          identifier.replaceAll(/[.-]/g, ''),
        ]) {
          const found = await pageOf(invoices, { search, pageSize: 10_000 })
          expect(
            found.rows.map(({ id }) => id),
            search,
          ).toContain(one?.id)
          expect(found.totalRows).toBe(found.rows.length)
        }
      }))

    it('find nothing, without failing, for an unknown name', () =>
      within(async (invoices) => {
        const found = await pageOf(invoices, { search: 'zzzz % _ \\ \' "' })
        expect([found.rows, found.totalRows, found.totalAmount.minor]).toEqual([[], 0, 0])
      }))

    it('filter by verified or unverified signature, with their sums', () =>
      within(async (invoices) => {
        const all = (await pageOf(invoices, { pageSize: 10_000 })).rows
        for (const signatures of ['VERIFIED', 'TO_REVIEW'] as const) {
          const found = await pageOf(invoices, { filter: { ...NO_FILTER, signatures }, pageSize: 10_000 })
          const expected = all.filter(
            ({ signature }) => (signature.status === 'VERIFIED') === (signatures === 'VERIFIED'),
          )
          expect(expected.length).toBeGreaterThan(0)
          expect(found.rows.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted())
          expect(found.totalRows).toBe(expected.length)
          expect(found.totalAmount.minor).toBe(expected.reduce((sum, { amount }) => sum + amount.minor, 0))
        }
      }))

    it('filter by payer, amount, dates, notice and method, as the rule of the domain says', () =>
      within(async (invoices, today) => {
        const { rows } = await pageOf(invoices, { pageSize: 10_000 })
        const one = rows.find((row) => noticeOf(row, today) !== undefined) ?? expect.fail('none has a notice')
        const { amount, dueDate, issueDate, method, payer } = one
        const parts: ReadonlyArray<Partial<InvoiceFilter>> = [
          { payers: [normaliseIdentifier(payer.identifier)] },
          { amount: { from: amount.minor, to: amount.minor } },
          { amount: { from: amount.minor + 1, to: undefined } },
          { issued: { from: issueDate, to: undefined } },
          { issued: { from: undefined, to: addDays(issueDate, -1) } },
          { due: { from: dueDate, to: dueDate } },
          ...INVOICE_NOTICES.map((notice) => ({ notices: [notice] })),
          { notices: INVOICE_NOTICES, due: { from: undefined, to: dueDate } },
          { methods: [method ?? '33'] },
          { methods: ['ZZ'] },
        ]
        for (const part of parts) {
          const filter = { ...NO_FILTER, ...part }
          const found = await pageOf(invoices, { filter, pageSize: 10_000 })
          const expected = rows.filter((row) => matchesFilter(row, filter, today))
          expect(new Set(found.rows.map(({ id }) => id)), JSON.stringify(part)).toEqual(
            new Set(expected.map(({ id }) => id)),
          )
          expect(found.totalAmount.minor).toBe(expected.reduce((sum, row) => sum + row.amount.minor, 0))
        }
      }))

    it('count the values by which they can be filtered', () =>
      within(async (invoices, today) => {
        const { rows } = await pageOf(invoices, { pageSize: 10_000 })
        const found = right(await invoices.facets('DIRECT_FINANCING')())
        const expected = facetsOf(rows, today)
        expect(found.notices).toEqual(expected.notices)
        expect(found.methods).toEqual(expected.methods)
        const counts = (facets: typeof expected) => facets.payers.map(({ count, identifier }) => [identifier, count])
        expect(new Set(counts(found))).toEqual(new Set(counts(expected)))
        const names = rows.map(({ payer }) => payer.name)
        for (const { name } of found.payers) expect(names).toContain(name)
      }))

    it('are empty beyond the last page', () =>
      within(async (invoices) => {
        expect((await pageOf(invoices, { page: 9_999 })).rows).toEqual([])
      }))

    it('remove an uploaded invoice, and accept a repeated removal', () =>
      within(async (invoices) => {
        const all = await pageOf(invoices, { pageSize: 10_000 })
        const imported = all.rows.find(({ isRemovable }) => isRemovable) ?? expect.fail('nothing was imported')
        right(await invoices.remove(imported.id)())
        right(await invoices.remove(imported.id)())
        const left = await pageOf(invoices, { pageSize: 10_000 })
        expect(left.rows.map(({ id }) => id)).toEqual(all.rows.map(({ id }) => id).filter((id) => id !== imported.id))
        expect(left.totalAmount.minor).toBe(all.totalAmount.minor - imported.amount.minor)
      }))

    it('reject the removal of an invoice of the tax authority', () =>
      within(async (invoices) => {
        const all = await pageOf(invoices, { pageSize: 10_000 })
        const other = all.rows.find(({ isRemovable }) => isRemovable !== true) ?? expect.fail('all were imported')
        expect(await invoices.remove(other.id)()).toMatchObject({
          left: { _tag: 'Rejected', code: 'ERROR_INVOICE_FROM_AUTHORITY' },
        })
        expect((await pageOf(invoices, { pageSize: 10_000 })).totalRows).toBe(all.totalRows)
      }))

    it('count in a longer range no less than in a shorter one, and all invoices without a range', () =>
      within(async (invoices) => {
        const counts: number[] = []
        for (const range of ['30days', '90days', '365days', 'all'] as const)
          counts.push(right(await invoices.stats(range)()).count)
        expect(counts).toEqual(counts.toSorted((one, other) => one - other))
        expect(counts.at(-1)).toBe(right(await invoices.count('DIRECT_FINANCING')()))
      }))
  })
}
