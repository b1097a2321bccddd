import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bankCalendar } from '#domain/calendar/calendar.ts'
import {
  type Cart,
  emptyCart,
  fromInvoices,
  remove,
  rollDatesForward,
  type CartLine,
  putBack,
  withPresent,
} from '#domain/financing/cart.ts'
import {
  removeDate,
  setDate,
  acceptMoved,
  movedIn,
  previousDating,
  undoChange,
  undoDate,
} from '#domain/financing/cart-dates.ts'
import { countersOf, payersIn, totalOf, undatedIn } from '#domain/financing/cart-counters.ts'
import { DEMO_COUNTS, demoInvoices } from '#infrastructure/demo/demo-samples.ts'
import type { FinanceableInvoice } from '#domain/financing/invoice.ts'
import { orderRequestOf } from '#domain/financing/order-request.ts'
import { validatePaymentDate } from '#domain/financing/payment-date.ts'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import { money } from '#domain/kernel/money.ts'
import * as Rfc from '#domain/tax-id/rfc.ts'
import * as Rut from '#domain/tax-id/rut.ts'
import { calendarClosedOn, closedDates } from '#domain/testing/calendar.ts'
import { financeableInvoices } from '#domain/testing/financing.ts'
import { runs } from '#test/support/runs.ts'

const today = '2026-09-14' as CivilDate
const chile = bankCalendar('CL')

/** An order can be requested. */
const isReady = (cart: Cart, on: CivilDate = today): boolean =>
  E.isRight(orderRequestOf('DIRECT_FINANCING', cart, on, chile))

const due = (id: string, dueDate: string): FinanceableInvoice => ({
  id: id as InvoiceId,
  folio: id,
  payer: { name: 'Pagador de prueba', identifier: '76418205-7' },
  issueDate: '2026-08-01' as CivilDate,
  dueDate: dueDate as CivilDate,
  amount: money('CLP', 100_000),
  creditNotes: money('CLP', 0),
  method: undefined,
  extra: undefined,
  averageDaysLate: undefined,
  preselected: false,
  dueDateSource: 'DOCUMENT',
  signature: { status: 'VERIFIED' },
})

const dates = (cart: Cart): ReadonlyArray<CivilDate | undefined> => cart.lines.map((line) => line.paymentDate)
const set = (cart: Cart, ids: ReadonlyArray<string> | 'all', to: string): Cart => {
  const next = setDate(cart, ids as ReadonlyArray<InvoiceId> | 'all', to as CivilDate, { today }, chile)
  return E.isRight(next) ? next.right : emptyCart
}

describe('a cart', () => {
  // 18 and 19 September are holidays of Chile (law 2.977); in 2026 they are a Friday and a Saturday.
  it('moves due dates on closed days forward and reports which', () => {
    const invoices = [due('1', '2026-09-18'), due('2', '2026-09-22'), due('3', '2026-09-26')]
    const { cart, moved } = fromInvoices(invoices, { today }, chile)
    expect(dates(cart)).toEqual(['2026-09-21', '2026-09-22', '2026-09-28'])
    expect(moved).toEqual([
      { invoiceId: '1', from: '2026-09-18', to: '2026-09-21' },
      { invoiceId: '3', from: '2026-09-26', to: '2026-09-28' },
    ])
  })

  it('groups its invoices by their payer, the largest total first', () => {
    const other = {
      ...due('2', '2026-10-06'),
      amount: money('CLP', 150_000),
      payer: { name: 'Otro', identifier: '76086428-5' },
    }
    const { cart } = fromInvoices([due('1', '2026-10-05'), other, due('3', '2026-10-07')], { today }, chile)
    expect(payersIn(cart).map(({ payer, lines, total }) => [payer.name, lines.length, total.minor])).toEqual([
      ['Pagador de prueba', 2, 200_000],
      ['Otro', 1, 150_000],
    ])
  })

  it('leaves an invoice that is past due without a date', () => {
    const { cart, moved } = fromInvoices([due('1', '2026-09-10'), due('2', '2026-09-22')], { today }, chile)
    expect(dates(cart)).toEqual([undefined, '2026-09-22'])
    expect(moved).toEqual([])
    expect(undatedIn(cart)).toEqual(['1'])
    expect(isReady(cart)).toBe(false)
    expect(isReady(set(cart, ['1'], '2026-09-15'))).toBe(true)
  })

  it('clears an invalid date, leaves it empty on another calendar, and undoes it', () => {
    const { cart } = fromInvoices([due('1', '2026-10-05'), due('2', '2026-10-06')], { today }, chile)
    const cleared = removeDate(cart, ['1' as InvoiceId])
    expect(dates(cleared)).toEqual([undefined, '2026-10-06'])
    expect(isReady(cleared)).toBe(false)
    expect(rollDatesForward(cleared, today, bankCalendar('CL', [])).cart).toEqual(cleared)
    expect(dates(undoDate(cleared, 'all'))).toEqual(dates(cart))
    expect(removeDate(cleared, 'all').lines[0]).toBe(cleared.lines[0])
  })

  it('sets one date on some lines or on all, and undoes each step back to the first date', () => {
    const { cart } = fromInvoices([due('1', '2026-09-22'), due('2', '2026-09-23')], { today }, chile)
    const changed = set(set(cart, ['2'], '2026-10-05'), 'all', '2026-10-06')
    expect(dates(changed)).toEqual(['2026-10-06', '2026-10-06'])
    const once = undoDate(changed, 'all')
    expect(dates(once)).toEqual(['2026-09-22', '2026-10-05'])
    const twice = undoDate(once, 'all')
    expect(twice).toEqual(cart)
    expect(undoDate(twice, 'all')).toEqual(cart)
  })

  it('comes back to an invoice without a date, and not to an emptied field', () => {
    const { cart } = fromInvoices([due('1', '2026-09-10')], { today }, chile)
    const emptied = removeDate(set(cart, 'all', '2026-10-05'), 'all')
    const changed = set(emptied, 'all', '2026-10-06')
    const shown = [undoDate(changed, 'all'), undoDate(undoDate(changed, 'all'), 'all')].map(dates)
    expect(shown).toEqual([['2026-10-05'], [undefined]])
  })

  it('reports a moved date until the user changes, accepts or sets it, and again after an undo', () => {
    const saturdays = ['1', '2', '3'].map((id) => due(id, '2026-09-26'))
    const { cart } = fromInvoices(saturdays, { today }, chile)
    const movedOf = (of: Cart) => movedIn(of).map(({ invoiceId }) => invoiceId)
    expect(movedIn(cart)[0]).toEqual({ invoiceId: '1', from: '2026-09-26', to: '2026-09-28' })
    const changed = set(set(cart, ['1'], '2026-10-05'), ['2'], '2026-09-28')
    expect(movedOf(changed)).toEqual(['3'])
    expect(movedOf(undoDate(changed, 'all'))).toEqual(['1', '3'])
    expect([movedOf(acceptMoved(cart)), dates(acceptMoved(cart))]).toEqual([[], dates(cart)])
    expect(acceptMoved(cart).lines.every((line) => line.isChosen)).toBe(true)
  })

  it('reports the due date as the origin of a date that moved twice', () => {
    const { cart } = fromInvoices([due('1', '2026-09-26')], { today }, chile)
    const listed = bankCalendar('CL', [{ date: '2026-09-28' as CivilDate, name: 'Feriado de prueba' }])
    const twice = rollDatesForward(cart, today, listed).cart
    expect(movedIn(twice)).toEqual([{ invoiceId: '1', from: '2026-09-26', to: '2026-09-29' }])
  })

  it('undoes one change of many lines, and keeps later ones', () => {
    const { cart } = fromInvoices([due('1', '2026-09-22'), due('2', '2026-09-23')], { today }, chile)
    const after = set(cart, 'all', '2026-10-06')
    const later = set(after, ['2'], '2026-10-07')
    expect(dates(undoChange(later, cart, after))).toEqual(['2026-09-22', '2026-10-07'])
    expect(undoChange(after, cart, after)).toEqual(cart)
  })

  it('puts removed lines back to their places, with their dates', () => {
    const invoices = ['1', '2', '3'].map((id) => due(id, '2026-09-22'))
    const gone = invoices.slice(0, 2).map(({ id }) => id)
    const before = set(fromInvoices(invoices, { today }, chile).cart, ['2'], '2026-10-06')
    const without = remove(before, gone)
    const changed = set(without, ['3'], '2026-10-07')
    const back = putBack(changed, before, gone)
    expect(dates(back)).toEqual(['2026-09-22', '2026-10-06', '2026-10-07'])
  })

  it('puts back only what is asked for, before what was added since', () => {
    const invoices = ['1', '2', '3'].map((id) => due(id, '2026-09-22'))
    const before = fromInvoices(invoices, { today }, chile).cart
    const added = fromInvoices([due('4', '2026-09-22')], { today }, chile).cart
    const without = remove(before, ['1' as InvoiceId, '2' as InvoiceId])
    const back = putBack({ lines: [...without.lines, ...added.lines] }, before, ['2' as InvoiceId])
    expect(back.lines.map(({ invoice }) => invoice.id)).toEqual(['2', '3', '4'])
  })

  // S2, the cart: it is priced from the amount less its notes and payments.
  it('takes over what documents changed of its invoices, with their dates, and says which', () => {
    const invoices = ['1', '2'].map((id) => due(id, '2026-09-22'))
    const [first, second] = invoices
    if (first === undefined || second === undefined) return expect.fail('no invoices')
    const before = set(fromInvoices(invoices, { today }, chile).cart, ['2'], '2026-10-06')
    const paid = { ...second, creditNotes: money('CLP', second.amount.minor - 160) }
    const { cart, changed } = withPresent(before, [first, paid])
    expect(changed).toEqual([{ before: second, after: paid }])
    expect([cart.lines.map(({ invoice }) => invoice), dates(cart)]).toEqual([[first, paid], dates(before)])
  })

  it('without changes is the same, and keeps an invoice without present data', () => {
    const invoices = ['1', '2'].map((id) => due(id, '2026-09-22'))
    const before = fromInvoices(invoices, { today }, chile).cart
    fc.assert(
      fc.property(fc.shuffledSubarray([...invoices, due('3', '2026-09-22')]), (present) => {
        expect(withPresent(before, present)).toEqual({ cart: before, changed: [] })
      }),
    )
  })

  it('has moved no date that came back to where it was, and forgets what is accepted', () => {
    const invoices = [due('1', '2026-09-22'), due('2', '2026-09-24')]
    const closed = fromInvoices(invoices, { today }, calendarClosedOn(['2026-09-22' as CivilDate])).cart
    expect(movedIn(closed)).toEqual([{ invoiceId: '1', from: '2026-09-22', to: '2026-09-23' }])
    const open = rollDatesForward(closed, today, calendarClosedOn([])).cart
    expect([movedIn(open), dates(open)]).toEqual([[], ['2026-09-22', '2026-09-24']])
    const accepted = acceptMoved(closed)
    expect(accepted.lines.map(({ isChosen }) => isChosen)).toEqual([true, false])
    expect(accepted.lines[1]).toBe(closed.lines[1])
    expect(acceptMoved(accepted).lines[0]).toBe(accepted.lines[0])
  })

  it('keeps a line as it is when its own chosen date is set again', () => {
    const cart = set(fromInvoices([due('1', '2026-09-22')], { today }, chile).cart, 'all', '2026-10-05')
    expect(set(cart, 'all', '2026-10-05').lines[0]).toBe(cart.lines[0])
  })

  it('retains the previous date when the same date is set again', () => {
    const { cart } = fromInvoices([due('1', '2026-09-22')], { today }, chile)
    const twice = set(set(cart, 'all', '2026-10-05'), 'all', '2026-10-05')
    expect(dates(undoDate(twice, 'all'))).toEqual(['2026-09-22'])
  })

  it('preserves the identity of unchanged lines', () => {
    const { cart } = fromInvoices([due('1', '2026-09-22')], { today }, chile)
    expect(rollDatesForward(cart, today, chile).cart.lines[0]).toBe(cart.lines[0])
    expect(undoDate(cart, 'all').lines[0]).toBe(cart.lines[0])
  })

  it('changes nothing when the date is rejected', () => {
    const { cart } = fromInvoices([due('1', '2026-09-22')], { today }, chile)
    expect(setDate(cart, 'all', '2026-09-18' as CivilDate, { today }, chile)).toMatchObject({
      left: { _tag: 'PaymentDateHoliday', suggestion: '2026-09-21' },
    })
  })

  it('retains the selected dates when more invoices are selected', () => {
    const first = set(fromInvoices([due('1', '2026-09-22')], { today }, chile).cart, ['1'], '2026-10-06')
    const { cart } = fromInvoices([due('1', '2026-09-22'), due('2', '2026-09-23')], { today, before: first }, chile)
    expect(dates(cart)).toEqual(['2026-10-06', '2026-09-23'])
    expect(dates(fromInvoices([due('2', '2026-09-23')], { today, before: cart }, chile).cart)).toEqual(['2026-09-23'])
  })

  it('recalculates derived dates when the list of holidays loads late', () => {
    const before = fromInvoices([due('1', '2026-09-22'), due('2', '2026-09-23')], { today }, chile).cart
    const listed = bankCalendar('CL', [{ date: '2026-09-22' as CivilDate, name: 'Feriado de prueba' }])
    const { cart, moved } = rollDatesForward(set(before, ['2'], '2026-09-22'), today, listed)
    expect(dates(cart)).toEqual(['2026-09-23', '2026-09-23'])
    expect(moved.map(({ from, to }) => [from, to])).toEqual([
      ['2026-09-22', '2026-09-23'],
      ['2026-09-22', '2026-09-23'],
    ])
  })

  it('retains a confirmed suggestion when a holiday is removed from the list', () => {
    const closed = calendarClosedOn(['2026-09-22' as CivilDate])
    const [confirmed, suggested] = ['1', '2'].map((id) => due(id, '2026-09-22'))
    if (confirmed === undefined || suggested === undefined) return expect.unreachable()
    const cart = set(fromInvoices([confirmed, suggested], { today }, closed).cart, ['1'], '2026-09-23')
    return expect(dates(rollDatesForward(cart, today, calendarClosedOn([])).cart)).toEqual(['2026-09-23', '2026-09-22'])
  })

  it('requires a new date when the selected one has passed', () => {
    const cart = set(fromInvoices([due('1', '2026-09-30')], { today }, chile).cart, 'all', '2026-09-15')
    const later = rollDatesForward(cart, '2026-09-16' as CivilDate, chile)
    expect(dates(later.cart)).toEqual([undefined])
    expect(later.moved).toEqual([])
    expect(rollDatesForward(later.cart, '2026-09-16' as CivilDate, chile).cart).toEqual(later.cart)
  })

  it('counts the offer of the host and the selection', () => {
    const { cart } = fromInvoices([due('1', '2026-09-22'), due('2', '2026-09-10')], { today }, chile)
    const available = { earlyPaymentCount: 3, directFinancingCount: 41, totalCartInvoices: money('CLP', 9_000_000) }
    expect(countersOf(cart, available)).toEqual({
      ...available,
      selectedCartInvoices: 2,
      totalSelectedCartInvoices: money('CLP', 200_000),
      allInvoicesWithDate: false,
    })
    expect(countersOf(emptyCart, available)).toMatchObject({ selectedCartInvoices: 0, allInvoicesWithDate: true })
    expect(isReady(emptyCart)).toBe(false)
  })
})

describe('the laws of a cart', () => {
  const setting = fc.tuple(financeableInvoices('CLP', today), closedDates(today))

  it('lists each invoice with one payer, and the payers by their totals, which add up', () => {
    fc.assert(
      fc.property(setting, ([invoices, closed]) => {
        const { cart } = fromInvoices(invoices, { today }, calendarClosedOn(closed))
        const payers = payersIn(cart)
        expect(new Set(payers.flatMap(({ lines }) => lines))).toEqual(new Set(cart.lines))
        const totals = payers.map(({ total }) => total.minor)
        expect(totals).toEqual(totals.toSorted((one, other) => other - one))
        expect(totals.reduce((sum, minor) => sum + minor, 0)).toBe(totalOf(cart, 'CLP').minor)
      }),
    )
  })

  it('holds each invoice once, whatever the input', () => {
    fc.assert(
      fc.property(setting, ([invoices, closed]) => {
        const calendar = calendarClosedOn(closed)
        const twice = fromInvoices([...invoices, ...invoices], { today }, calendar)
        expect(twice).toEqual(fromInvoices(invoices, { today }, calendar))
        expect(twice.cart.lines.map((line) => line.invoice)).toEqual(invoices)
      }),
    )
  })

  it('holds only valid dates, and reports every one that moved', () => {
    fc.assert(
      fc.property(setting, ([invoices, closed]) => {
        const calendar = calendarClosedOn(closed)
        const { cart, moved } = fromInvoices(invoices, { today }, calendar)
        for (const { invoice, paymentDate } of cart.lines) {
          const move = moved.find(({ invoiceId }) => invoiceId === invoice.id)
          if (paymentDate === undefined) expect(invoice.dueDate <= today).toBe(true)
          else expect(validatePaymentDate(paymentDate, { today }, calendar)).toEqual(E.right(paymentDate))
          expect(move === undefined).toBe(paymentDate === undefined || paymentDate === invoice.dueDate)
        }
      }),
    )
  })

  it('is the same whether the holidays load before the invoices or after them', () => {
    fc.assert(
      fc.property(setting, closedDates(today), ([invoices, closed], guessed) => {
        const early = fromInvoices(invoices, { today }, calendarClosedOn(closed)).cart
        const guess = fromInvoices(invoices, { today }, calendarClosedOn(guessed)).cart
        const late = rollDatesForward(guess, today, calendarClosedOn(closed)).cart
        expect(dates(late)).toEqual(dates(early))
      }),
    )
  })

  it('has nothing left to move after one pass', () => {
    fc.assert(
      fc.property(setting, fc.integer({ min: 0, max: 30 }), ([invoices, closed], days) => {
        const calendar = calendarClosedOn(closed)
        const later = addDays(today, days)
        const once = rollDatesForward(fromInvoices(invoices, { today }, calendar).cart, later, calendar).cart
        expect(rollDatesForward(once, later, calendar)).toEqual({ cart: once, moved: [] })
      }),
    )
  })

  it('is the first one again once every change of its dates is undone', () => {
    const step = fc.tuple(fc.nat({ max: 12 }), fc.option(fc.integer({ min: 1, max: 60 })))
    fc.assert(
      fc.property(setting, fc.array(step, { maxLength: 12 }), ([invoices, closed], steps) => {
        const calendar = calendarClosedOn(closed)
        const { cart } = fromInvoices(invoices, { today }, calendar)
        const changed = steps.reduce((now, [at, days]) => {
          const ids = invoices.slice(at, at + 1).map(({ id }) => id)
          if (days === null) return removeDate(now, ids)
          const next = setDate(now, ids, addDays(today, days), { today }, calendar)
          return E.isRight(next) ? next.right : now
        }, cart)
        const undone = steps.reduce((now) => undoDate(now, 'all'), changed)
        expect(dates(undone)).toEqual(dates(cart))
        expect(undone.lines.every((line: CartLine) => previousDating(line) === undefined)).toBe(true)
      }),
    )
  })

  it('is the same after a removal that is taken back', () => {
    fc.assert(
      fc.property(setting, fc.array(fc.nat({ max: 12 })), ([invoices, closed], at) => {
        const { cart } = fromInvoices(invoices, { today }, calendarClosedOn(closed))
        const gone = at.flatMap((index) => invoices[index]?.id ?? [])
        expect(putBack(remove(cart, gone), cart, gone)).toEqual(cart)
      }),
    )
  })

  it('retains exactly the lines that were not removed, unchanged and in order', () => {
    fc.assert(
      fc.property(setting, fc.array(fc.nat({ max: 12 })), ([invoices, closed], at) => {
        const { cart } = fromInvoices(invoices, { today }, calendarClosedOn(closed))
        const gone = at.flatMap((index) => invoices[index]?.id ?? [])
        expect(remove(cart, gone).lines).toEqual(cart.lines.filter((line) => !gone.includes(line.invoice.id)))
      }),
    )
  })
})

describe('the sample invoices', () => {
  it.each([
    ['CL', 'CLP', 1],
    ['MX', 'MXN', 100],
  ] as const)('of %s are the four of the demonstration', (country, currency, unit) => {
    const invoices = demoInvoices(country, today)
    const amounts = [150_000, 233_000, 430_500, 540_321].map((major) => money(currency, major * unit))
    expect(invoices.map(({ amount }) => amount)).toEqual(amounts)
    expect(new Set(invoices.flatMap(({ id, folio, payer }) => [id, folio, payer.name, payer.identifier])).size).toBe(16)
  })

  // 33 is the electronic invoice of the SII; 99 and PPD, to be paid later, are of the SAT's catalogues c_FormaPago and c_MetodoPago.
  it('are financeable documents of their country, of payers with a name', () => {
    const kinds = (['CL', 'MX'] as const).map((country) => [
      ...new Set(demoInvoices(country, today).map((own) => own.method)),
    ])
    expect(kinds).toEqual([['33'], ['99']])
    const extras = (['CL', 'MX'] as const).map((country) => [
      ...new Set(demoInvoices(country, today).map((own) => own.extra)),
    ])
    expect(extras).toEqual([['ACKNOWLEDGED'], ['PPD']])
    for (const { payer } of demoInvoices('CL', today)) expect(payer.name).toMatch(/^\p{Lu}.+ (SpA|Ltda\.|S\.A\.)$/u)
    for (const { payer } of demoInvoices('MX', today)) expect(payer.name).toMatch(/^\p{Lu}.+ SA de CV$/u)
    expect(DEMO_COUNTS).toEqual({ DIRECT_FINANCING: demoInvoices('CL', today).length, EARLY_PAYMENT: 0 })
  })

  it('were issued in the two weeks before and fall due in the two months after', () => {
    for (const { issueDate, dueDate } of demoInvoices('CL', today)) {
      expect([addDays(today, -15) <= issueDate, issueDate < today]).toEqual([true, true])
      expect([today < dueDate, dueDate <= addDays(today, 60)]).toEqual([true, true])
    }
  })

  it('are owed under well-formed tax ids', () => {
    for (const { payer } of demoInvoices('CL', today))
      expect(Rut.parse(payer.identifier)).toEqual(E.right(payer.identifier))
    for (const { payer } of demoInvoices('MX', today)) {
      expect(E.map(Rfc.warningsOf)(Rfc.parse(payer.identifier))).toEqual(E.right([]))
    }
  })

  it('can be financed on any day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_650 }), (days) => {
        const day = addDays(today, days)
        expect(isReady(fromInvoices(demoInvoices('CL', day), { today: day }, chile).cart, day)).toBe(true)
      }),
      { numRuns: runs(50) },
    )
  })
})
