import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { Cash } from '#application/cash/cash.port.ts'
import type { OwnItemDraft } from '#domain/cash/own-item.ts'
import type { SoonCash } from '#application/cash/cash-soon.port.ts'
import { cashSoon } from '#domain/cash/soon.ts'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import { money } from '#domain/kernel/money.ts'

/** A `Cash` implementation of a Chilean business with payables, two issued invoices of which are owed. */
export interface CashSubject {
  readonly cash: Cash & SoonCash
  readonly today: CivilDate
  readonly stop: () => Promise<void>
}

const right = <A>(answer: E.Either<unknown, A>): A =>
  E.isRight(answer) ? answer.right : expect.fail(JSON.stringify(answer.left))

const anOwnItem = (today: CivilDate): OwnItemDraft => ({
  name: 'Arriendo',
  direction: 'OUT',
  amount: money('CLP', 800_000),
  cadence: 'MONTHLY',
  from: today,
  until: undefined,
})

const W2 = { week: 'W2', type: 'DIRECT_FINANCING', includesNoticed: false } as const

export const cashContract = (name: string, make: () => Promise<CashSubject>): void => {
  const within = async (use: (subject: CashSubject) => Promise<void>): Promise<void> => {
    const subject = await make()
    try {
      await use(subject)
    } finally {
      await subject.stop()
    }
  }

  describe(`Cash: ${name}`, () => {
    it('has in each cell the sum of the items that it opens', () =>
      within(async ({ cash }) => {
        const { blocks } = right(await cash.projection()())
        for (const { columns, currency } of blocks)
          for (const { cells, column } of columns)
            for (const { amount, count, direction, kind } of cells) {
              const query = { currency, place: column, row: { direction, kind }, page: 1, pageSize: 100 }
              const { rows, totalRows } = right(await cash.entries(query)())
              expect([totalRows, rows.reduce((sum, row) => sum + row.amount.minor, 0)]).toEqual([count, amount.minor])
            }
        expect(
          blocks.flatMap(({ columns }) => columns.flatMap(({ cells }) => cells)).map(({ kind }) => kind),
        ).toContain('RECEIVABLE')
      }))

    it('has the sums of the next seven days', () =>
      within(async ({ cash, today }) => {
        const { blocks } = right(await cash.projection()())
        const places = blocks.flatMap(({ columns, currency }) =>
          columns.flatMap(({ cells, column }) => cells.map((row) => ({ currency, place: column, row }))),
        )
        const pages = await Promise.all(places.map((one) => cash.entries({ ...one, page: 1, pageSize: 100 })()))
        const items = pages.flatMap((page) => right(page).rows)
        expect(right(await cash.soon()())).toEqual(cashSoon(items, today))
      }))

    it('closes the weeks from a stated balance, which is replaced with its version only', () =>
      within(async ({ cash, today }) => {
        const opening = { date: today, accounts: [{ name: 'BCI', balance: money('CLP', 900_000) }] }
        expect(right(await cash.projection()()).opening.version).toBe(0)
        expect(right(await cash.saveOpening(0, opening)())).toEqual({ ...opening, version: 1 })
        const { blocks } = right(await cash.projection()())
        expect(blocks.find(({ currency }) => currency === 'CLP')?.opening).toEqual(money('CLP', 900_000))
        const late = await cash.saveOpening(0, opening)()
        expect(late).toMatchObject({ left: { _tag: 'Conflict', current: { version: 1 } } })
      }))

    it('covers a week that closes below zero with an invoice that is expected later, and no other week', () =>
      within(async ({ cash, today }) => {
        const opening = { date: today, accounts: [{ name: 'BCI', balance: money('CLP', -1_500_000) }] }
        right(await cash.saveOpening(0, opening)())
        const { arrival, need, proposals, week } = right(await cash.cover(W2)())
        expect([week, arrival > today]).toEqual(['W2', true])
        const { blocks } = right(await cash.projection()())
        const closing = blocks[0]?.columns.find(({ column }) => column === 'W2')?.balances?.closing
        expect(need).toEqual(money('CLP', -(closing?.minor ?? 0)))
        for (const { added, lines, receives, removed } of proposals) {
          expect(removed.map(({ kind }) => kind)).toEqual(lines.map(() => 'RECEIVABLE'))
          expect(added[0]).toMatchObject({ kind: 'ORDER_TRANSFER', amount: receives, expected: arrival })
          expect(added.length).toBe(1 + lines.length)
        }
        expect(proposals[0]?.lines.length).toBeGreaterThan(0)
        right(
          await cash.saveOpening(1, { date: today, accounts: [{ name: 'BCI', balance: money('CLP', 90_000_000) }] })(),
        )
        expect(right(await cash.cover(W2)())).toMatchObject({
          need: money('CLP', 0),
          proposals: [],
        })
      }))

    it('rejects a balance of tomorrow', () =>
      within(async ({ cash, today }) => {
        const rejection = { left: { _tag: 'Rejected', code: 'ERROR_VALIDATION' } }
        expect(await cash.saveOpening(0, { date: addDays(today, 1), accounts: [] })()).toMatchObject(rejection)
      }))

    it('has an invoice on the day that the company types, leaves it out, and counts it no more once it was collected', () =>
      within(async ({ cash, today }) => {
        const row = { kind: 'RECEIVABLE', direction: 'IN' } as const
        const { blocks } = right(await cash.projection()())
        const place = blocks[0]?.columns.find(({ cells }) => cells.some(({ kind }) => kind === row.kind))?.column
        const query = { currency: 'CLP', row, page: 1, pageSize: 100 } as const
        const [entry] = right(await cash.entries({ ...query, place: place ?? 'W1' })()).rows
        const none = entry?.mark ?? expect.fail('no mark')
        expect([none.state, none.version]).toEqual(['NONE', 0])
        const day = addDays(today, 1)
        const dated = right(await cash.mark({ ...none, state: 'DATED', date: day })())
        expect(dated).toEqual({ ...none, state: 'DATED', date: day, version: 1 })
        expect(right(await cash.entries({ ...query, place: day })()).rows).toMatchObject([
          { key: entry?.key, mark: dated },
        ])
        const excluded = right(await cash.mark({ ...dated, state: 'EXCLUDED', date: undefined })())
        const left = right(await cash.entries({ ...query, place: 'EXCLUDED' })()).rows
        expect(left).toMatchObject([{ key: entry?.key, reason: 'BY_USER' }])
        const collected = right(await cash.mark({ ...excluded, state: 'COLLECTED' })())
        const keys = async () => {
          const now = right(await cash.projection()()).blocks.flatMap(({ columns }) => columns)
          return now.flatMap(({ cells }) => cells).flatMap(({ count, kind }) => (kind === row.kind ? [count] : []))
        }
        const without = (await keys()).reduce((sum, count) => sum + count, 0)
        expect(right(await cash.mark({ ...collected, state: 'NONE' })()).version).toBe(4)
        expect((await keys()).reduce((sum, count) => sum + count, 0)).toBe(without + 1)
      }))

    it('marks an invoice with the version of its mark only, and with no day that passed', () =>
      within(async ({ cash, today }) => {
        const row = { kind: 'RECEIVABLE', direction: 'IN' } as const
        const { blocks } = right(await cash.projection()())
        const place = blocks[0]?.columns.find(({ cells }) => cells.some(({ kind }) => kind === row.kind))?.column
        const query = { currency: 'CLP', row, place: place ?? 'W1', page: 1, pageSize: 100 } as const
        const none = right(await cash.entries(query)()).rows[0]?.mark ?? expect.fail('no mark')
        expect(await cash.mark({ ...none, state: 'DATED', date: addDays(today, -1) })()).toMatchObject({
          left: { _tag: 'Rejected', code: 'ERROR_VALIDATION' },
        })
        await cash.mark({ ...none, state: 'EXCLUDED' })()
        expect(await cash.mark({ ...none, state: 'COLLECTED' })()).toMatchObject({
          left: { _tag: 'Conflict', current: { state: 'EXCLUDED', version: 1 } },
        })
      }))

    it('has an own item in each month in which it moves, once however often it is sent', () =>
      within(async ({ cash, today }) => {
        const rent = anOwnItem(today)
        const added = right(await cash.ownItems.create(rent, 'first')())
        expect(right(await cash.ownItems.create(rent, 'first')())).toEqual(added)
        expect(right(await cash.ownItems.list()())).toEqual([{ ...rent, id: added.id, version: 1 }])
        const { blocks } = right(await cash.projection()())
        const cells = blocks.flatMap(({ columns }) => columns.flatMap((column) => column.cells))
        expect(cells.filter(({ kind }) => kind === 'FIXED').map(({ count }) => count)).toEqual([1, 1, 1])
      }))

    it('changes and deletes an own item with its version only', () =>
      within(async ({ cash, today }) => {
        const rent = anOwnItem(today)
        const { id } = right(await cash.ownItems.create(rent, 'first')())
        const changed = right(await cash.ownItems.replace(id, 1, { ...rent, name: 'Bodega' })())
        expect(changed).toEqual({ ...rent, name: 'Bodega', id, version: 2 })
        const conflict = { left: { _tag: 'Conflict', current: { name: 'Bodega', version: 2 } } }
        expect(await cash.ownItems.replace(id, 1, rent)()).toMatchObject(conflict)
        expect(await cash.ownItems.remove(id, 1)()).toMatchObject(conflict)
        expect(right(await cash.ownItems.remove(id, 2)())).toEqual(changed)
        expect(right(await cash.ownItems.list()())).toEqual([])
      }))

    it('rejects an own item that ends before it begins', () =>
      within(async ({ cash, today }) => {
        const wrong = { ...anOwnItem(today), until: addDays(today, -1) }
        const rejection = { left: { _tag: 'Rejected', code: 'ERROR_VALIDATION' } }
        expect(await cash.ownItems.create(wrong, 'first')()).toMatchObject(rejection)
      }))
  })
}
