import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Calendar } from '#domain/calendar/calendar.ts'
import { type Cart, fromInvoices, remove, rollDatesForward } from '#domain/financing/cart.ts'
import { type Chosen, previousDating, setDate, undoDate } from '#domain/financing/cart-dates.ts'
import { orderRequestOf } from '#domain/financing/order-request.ts'
import { addDays, type CivilDate, isoWeekday } from '#domain/kernel/civil-date.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import { calendarClosedOn, closedDates } from '#domain/testing/calendar.ts'
import { financeableInvoices } from '#domain/testing/financing.ts'
import { runs } from '#test/support/runs.ts'

const TODAY = '2026-09-14' as CivilDate

/** The reference model: the dates that a clerk would write in a list. */
interface Written {
  date: CivilDate | undefined
  chosen: boolean
}
interface Note extends Written {
  due: CivilDate
  earlier: Written[]
}
interface Model {
  today: CivilDate
  closed: ReadonlyArray<CivilDate>
  notes: Map<InvoiceId, Note>
}
interface Real {
  cart: Cart
  calendar: Calendar
}

const noteOf = (due: CivilDate): Note => ({ due, date: undefined, chosen: false, earlier: [] })

/** The last page of the list with another date. */
const earlierOf = ({ date, earlier }: Note): Written | undefined => earlier.findLast((page) => page.date !== date)

const hasEarlier = (note: Note): boolean => earlierOf(note) !== undefined

const isOpen = (model: Model, date: CivilDate): boolean => isoWeekday(date) < 6 && !model.closed.includes(date)

const rolled = (model: Model, date: CivilDate): CivilDate | undefined => {
  let day = date
  while (!isOpen(model, day)) day = addDays(day, 1)
  return day < firstDay(model) ? undefined : day
}

/** One day of notice; a weekend in between adds its two days. */
const firstDay = ({ today }: Model): CivilDate => addDays(today, isoWeekday(addDays(today, 1)) > 5 ? 3 : 1)

const suggestAgain = (model: Model): void => {
  for (const note of model.notes.values()) {
    if (!note.chosen) note.date = rolled(model, note.due)
    else if (note.date !== undefined) note.date = rolled(model, note.date)
  }
}

const picked = (model: Model, at: ReadonlyArray<number> | 'all'): Chosen => {
  const ids = [...model.notes.keys()]
  return at === 'all' ? 'all' : at.flatMap((index) => ids[index] ?? [])
}

const compare = (model: Model, real: Real): void => {
  const written = [...model.notes].map(([id, note]) => [id, note.date, earlierOf(note)?.date, hasEarlier(note)])
  const held = real.cart.lines.map((line) => {
    const earlier = previousDating(line)
    return [line.invoice.id, line.paymentDate, earlier?.paymentDate, earlier !== undefined]
  })
  expect(held).toEqual(written)
  const notes = [...model.notes.values()]
  const isGood = ({ date }: Note): boolean => date !== undefined && date >= firstDay(model) && isOpen(model, date)
  const ready = notes.length > 0 && notes.every(isGood)
  expect(E.isRight(orderRequestOf('DIRECT_FINANCING', real.cart, model.today, real.calendar))).toBe(ready)
}

type Change = (model: Model, real: Real) => void

/** Every command is valid in any state; after it the cart and the model must agree. */
const command = (name: string, change: Change): fc.Command<Model, Real> => ({
  check: () => true,
  run: (model, real) => {
    change(model, real)
    compare(model, real)
  },
  toString: () => name,
})

const setting =
  (at: ReadonlyArray<number> | 'all', days: number): Change =>
  (model, real) => {
    const date = addDays(TODAY, days)
    const ids = picked(model, at)
    const next = setDate(real.cart, ids, date, { today: model.today }, real.calendar)
    expect(E.isRight(next)).toBe(date >= firstDay(model) && isOpen(model, date))
    if (E.isLeft(next)) return
    for (const [id, note] of model.notes) {
      if ((ids !== 'all' && !ids.includes(id)) || (note.chosen && note.date === date)) continue
      const isEmpty = note.date === undefined && note.chosen
      if (note.date !== date && !isEmpty) note.earlier.push({ date: note.date, chosen: note.chosen })
      Object.assign(note, { date, chosen: true })
    }
    real.cart = next.right
  }

const undoing =
  (at: ReadonlyArray<number> | 'all'): Change =>
  (model, real) => {
    const ids = picked(model, at)
    for (const [id, note] of model.notes) {
      const isAsked = ids === 'all' || ids.includes(id)
      const page = isAsked ? earlierOf(note) : undefined
      if (page === undefined) continue
      note.earlier = note.earlier.slice(0, note.earlier.lastIndexOf(page))
      Object.assign(note, page)
    }
    real.cart = undoDate(real.cart, ids)
  }

const removing =
  (at: ReadonlyArray<number>): Change =>
  (model, real) => {
    const ids = at.flatMap((index) => [...model.notes.keys()][index] ?? [])
    for (const id of ids) model.notes.delete(id)
    real.cart = remove(real.cart, ids)
  }

/** The list of holidays loads, or midnight passes. */
const rerolling =
  (closed: ReadonlyArray<CivilDate>, days: number): Change =>
  (model, real) => {
    const shown = new Map([...model.notes].map(([id, note]) => [id, note.date]))
    Object.assign(model, { closed, today: addDays(model.today, days) })
    suggestAgain(model)
    real.calendar = calendarClosedOn(closed)
    const { cart, moved } = rollDatesForward(real.cart, model.today, real.calendar)
    real.cart = cart
    for (const { invoiceId, from, to } of moved) {
      expect(from).toBe(shown.get(invoiceId) ?? model.notes.get(invoiceId)?.due)
      expect(to).toBe(model.notes.get(invoiceId)?.date)
    }
  }

const indexes = fc.array(fc.nat({ max: 11 }), { maxLength: 6 })
const some = fc.oneof(indexes, fc.constant('all' as const))

describe('a cart', () => {
  it('agrees with a reference list through any sequence of changes', () => {
    const commands = fc.commands(
      [
        fc
          .tuple(some, fc.integer({ min: -5, max: 40 }))
          .map(([at, days]) => command(`set ${String(at)} +${days}`, setting(at, days))),
        some.map((at) => command(`undo ${String(at)}`, undoing(at))),
        indexes.map((at) => command(`remove ${String(at)}`, removing(at))),
        fc
          .tuple(closedDates(TODAY), fc.nat({ max: 3 }))
          .map(([closed, days]) => command(`close ${closed.join(' ')} +${days}`, rerolling(closed, days))),
      ],
      { maxCommands: 40 },
    )
    fc.assert(
      fc.property(financeableInvoices('CLP', TODAY), closedDates(TODAY), commands, (invoices, closed, run) => {
        fc.modelRun(() => {
          const notes = new Map(invoices.map(({ id, dueDate }) => [id, noteOf(dueDate)]))
          const model: Model = { today: TODAY, closed, notes }
          suggestAgain(model)
          const calendar = calendarClosedOn(closed)
          return { model, real: { calendar, cart: fromInvoices(invoices, { today: TODAY }, calendar).cart } }
        }, run)
      }),
      { numRuns: runs(300) },
    )
  })
})
