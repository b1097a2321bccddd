import { describe, expect, it } from 'vitest'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import { anInvoice } from '#test/support/samples/financing.ts'
import { makeWorld } from '#test/support/world.ts'

const day = (text: string): CivilDate => text as CivilDate
const id = (text: string): InvoiceId => text as InvoiceId

/** A cart of four: the last two are overdue and have no date. */
const reachDates = () => {
  const { cart, flow, notifications } = makeWorld().openTab()
  const invoices = ['1', '2', '3', '4'].map((text, at) =>
    anInvoice({ id: id(text), folio: text, dueDate: at < 2 ? day('2026-04-10') : day('2026-02-10') }),
  )
  cart.fill('DIRECT_FINANCING', invoices)
  const { commonDate } = flow
  return {
    cart,
    commonDate,
    notifications,
    dates: () => cart.lines.map(({ paymentDate }) => paymentDate),
    targets: () => commonDate.lines.map(({ invoice }) => invoice.id),
  }
}

describe('the common date', () => {
  it('fills the lines without a date, and leaves the others as they are', () => {
    const { commonDate, dates, targets } = reachDates()
    expect([targets(), commonDate.others, commonDate.date]).toEqual([['3', '4'], 2, undefined])
    commonDate.set(day('2026-05-04'))
    expect(dates()).toEqual(['2026-04-10', '2026-04-10', '2026-05-04', '2026-05-04'])
  })

  it('changes those with a date too where the user wants it, once', () => {
    const { commonDate, dates } = reachDates()
    commonDate.includeDated(true)
    commonDate.set(day('2026-05-04'))
    expect(new Set(dates())).toEqual(new Set(['2026-05-04']))
    expect(commonDate.includesDated).toBe(false)
  })

  it('corrects at a second try what it filled, unless the line was changed since', () => {
    const { cart, commonDate, dates, targets } = reachDates()
    commonDate.set(day('2026-05-04'))
    cart.setDate(day('2026-05-05'), [id('4')])
    expect([targets(), commonDate.others]).toEqual([['3'], 3])
    commonDate.set(day('2026-05-06'))
    expect(dates()).toEqual(['2026-04-10', '2026-04-10', '2026-05-06', '2026-05-05'])
  })

  it('is for all lines when each has a date of its own, and for the marked ones when some are', () => {
    const { cart, commonDate, dates, targets } = reachDates()
    cart.setDate(day('2026-05-05'), [id('3'), id('4')])
    expect([targets(), commonDate.others]).toEqual([['1', '2', '3', '4'], 0])
    cart.marks.set([id('1'), id('3')], true)
    expect([targets(), commonDate.others]).toEqual([['1', '3'], 0])
    commonDate.set(day('2026-05-06'))
    expect(dates()).toEqual(['2026-05-06', '2026-04-10', '2026-05-06', '2026-05-05'])
    cart.marks.clear()
    expect(targets()).toHaveLength(4)
  })

  it('changes nothing when it is a closed day', () => {
    const { commonDate, dates } = reachDates()
    const before = dates()
    expect(commonDate.set(day('2026-05-01'))).toMatchObject({ _tag: 'PaymentDateHoliday' })
    expect(dates()).toEqual(before)
  })
})
