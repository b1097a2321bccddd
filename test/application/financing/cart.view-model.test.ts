import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CartSimulation } from '#application/financing/cart-simulation.ts'
import { CartViewModel } from '#application/financing/cart.view-model.ts'
import { sendObstacleOf } from '#application/financing/send-obstacle.ts'
import { FinancingSource } from '#application/financing/financing-source.ts'
import type { OrderSubmissions } from '#application/financing/order-submissions.port.ts'
import { fromInvoices } from '#domain/financing/cart.ts'
import { type OrderLine, orderRequestOf } from '#domain/financing/order-request.ts'
import { countedIn, rateOfQuote } from '#domain/financing/quote.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import { SIMULATION_CODES } from '#wire/simulation-codes.ts'
import { makeFakeAnalytics } from '#test/support/fakes/analytics.ts'
import { rejected, unavailable, unreachable } from '#test/support/fakes/faults.ts'
import { settle } from '#test/support/fakes/time.ts'
import { anInvoice, someInvoices } from '#test/support/samples/financing.ts'
import { slowly } from '#test/support/slowly.ts'
import { makeWorld } from '#test/support/world.ts'
import { DemoMode } from '#application/financing/demo-mode.ts'
import { runs } from '#test/support/runs.ts'

const day = (text: string): CivilDate => text as CivilDate
const id = (text: string): InvoiceId => text as InvoiceId

const filled = async (count = 3) => {
  const world = makeWorld()
  const tab = world.openTab()
  tab.cart.activate()
  tab.cart.fill('DIRECT_FINANCING', someInvoices(count))
  await world.time.pass(300)
  return { world, cart: tab.cart, tab }
}

describe('the cart', () => {
  it('simulates its lines, 300 ms after the last change', async () => {
    const { world, cart } = await filled()
    expect([cart.simulation.isUpToDate, cart.canSubmit]).toEqual([true, true])
    cart.setDate(day('2026-05-04'), [id('1')])
    await world.time.pass(299)
    expect([cart.simulation.isRecalculating, cart.canSubmit]).toEqual([true, false])
    await world.time.pass(1)
    expect([cart.simulation.isRecalculating, cart.canSubmit]).toEqual([false, true])
  })

  it('records the start of an order once', async () => {
    const { world, cart } = await filled()
    cart.setDate(day('2026-05-04'), 'all')
    await world.time.pass(300)
    expect(world.analytics.events).toEqual([{ name: 'order started', orderType: 'FD' }])
  })

  it('rejects a holiday by its name and changes nothing', async () => {
    const { cart } = await filled()
    const before = cart.cart
    expect(cart.setDate(day('2026-05-01'), 'all')).toMatchObject({
      _tag: 'PaymentDateHoliday',
      suggestion: '2026-05-04',
    })
    expect([cart.cart === before, cart.simulation.isUpToDate]).toEqual([true, true])
  })

  it('sets the header date for the selected lines, or for all', async () => {
    const { cart, tab } = await filled()
    cart.marks.toggle(id('2'))
    tab.flow.commonDate.set(day('2026-05-04'))
    expect(cart.lines.map(({ paymentDate }) => paymentDate)).toEqual(['2026-04-10', '2026-05-04', '2026-04-10'])
    cart.undoDate([id('2')])
    expect(cart.lines[1]?.paymentDate).toBe('2026-04-10')
    cart.marks.toggle(id('2'))
    tab.flow.commonDate.set(day('2026-05-05'))
    expect(new Set(cart.lines.map(({ paymentDate }) => paymentDate))).toEqual(new Set(['2026-05-05']))
  })

  it('cannot be sent while an invoice lacks a date', async () => {
    const { world, cart } = await filled()
    cart.fill('DIRECT_FINANCING', [anInvoice(), anInvoice({ id: id('9'), dueDate: day('2026-03-03') })])
    await world.time.pass(300)
    expect([cart.undated, cart.canSubmit, cart.simulation.isUpToDate]).toEqual([['9'], false, true])
  })

  it('retains the last good figures when a recalculation fails, and does not send them', async () => {
    const { world, cart } = await filled()
    const before = cart.simulation.shown
    world.submissions.simulating.before(unreachable)
    cart.setDate(day('2026-05-04'), 'all')
    await world.time.pass(300)
    expect([cart.simulation.failure, cart.simulation.shown === before, cart.canSubmit]).toEqual([
      unreachable,
      true,
      false,
    ])
    cart.simulation.retry()
    await settle()
    expect([cart.simulation.failure, cart.canSubmit]).toEqual([undefined, true])
  })

  it.each([...new Set(Object.values(SIMULATION_CODES))])(
    'replaces the figures by the answer %s, which is no failure',
    async (code) => {
      const { world, cart } = await filled()
      world.submissions.simulating.before(rejected(code))
      cart.setDate(day('2026-05-04'), 'all')
      await world.time.pass(300)
      expect([cart.simulation.standing, cart.simulation.quote]).toEqual(['rejected', undefined])
      expect(cart.sendObstacle).toEqual({ _tag: 'SimulationRejected' })
      cart.undoDate('all')
      await world.time.pass(300)
      expect([cart.simulation.standing, cart.canSubmit]).toEqual(['ready', true])
    },
  )

  it.each([rejected('ERROR_INTERNAL'), rejected('ERROR_RATE_LIMITED'), unavailable([id('2')]), unreachable])(
    'says of which time the figures are that it retains after a failure: %j',
    async (failure) => {
      const { world, cart } = await filled()
      await world.time.pass(60_000)
      world.submissions.simulating.before(failure)
      cart.setDate(day('2026-05-04'), 'all')
      const before = cart.simulation.calculatedAt
      await world.time.pass(300)
      expect([cart.simulation.standing, cart.simulation.calculatedAt]).toEqual(['failed', before])
      cart.simulation.retry()
      await settle()
      expect(cart.simulation.calculatedAt).not.toBe(before)
    },
  )

  it('moves a date when the list of holidays loads late, and reports it', async () => {
    const world = makeWorld()
    const tab = world.openTab()
    tab.cart.activate()
    tab.cart.fill('DIRECT_FINANCING', [anInvoice({ dueDate: day('2026-06-10') })])
    expect(tab.cart.lines[0]?.paymentDate).toBe('2026-06-10')
    world.holidays.put([{ date: day('2026-06-10'), name: 'Feriado nuevo' }])
    await tab.calendar.load()
    expect(tab.cart.lines[0]?.paymentDate).toBe('2026-06-11')
    expect(tab.cart.moved).toEqual([{ invoiceId: '1', from: '2026-06-10', to: '2026-06-11' }])
  })

  it('reports a moved date until the user changes it', async () => {
    const tab = makeWorld().openTab()
    const saturdays = ['1', '2'].map((text) => anInvoice({ id: id(text), dueDate: day('2026-06-06') }))
    tab.cart.fill('DIRECT_FINANCING', saturdays)
    expect(tab.cart.moved.map(({ invoiceId }) => invoiceId)).toEqual(['1', '2'])
    tab.cart.setDate(day('2026-06-10'), [id('1')])
    expect(tab.cart.moved.map(({ invoiceId }) => invoiceId)).toEqual(['2'])
    tab.cart.setDate(day('2026-06-10'), 'all')
    expect(tab.cart.moved).toEqual([])
  })

  it('clears the simulation with the last invoice', async () => {
    const { cart } = await filled(2)
    cart.remove([id('1'), id('2')])
    expect([cart.simulation.state._tag, cart.canSubmit]).toEqual(['Idle', false])
  })
})

describe('why the cart cannot be sent', () => {
  const tagOf = (cart: CartViewModel) => cart.sendObstacle?._tag

  it('is one reason at a time, the first that the user can remove', async () => {
    const { world, cart } = await filled(2)
    expect(tagOf(cart)).toBeUndefined()
    cart.clearDate(id('1'))
    cart.rejectCommonDate(true)
    expect(tagOf(cart)).toBe('CommonDateRejected')
    cart.rejectCommonDate(false)
    expect(cart.sendObstacle).toEqual({ _tag: 'DatesMissing', invoices: 1 })
    cart.undoDate([id('1')])
    expect(tagOf(cart)).toBe('Calculating')
    world.submissions.simulating.before(unreachable)
    await world.time.pass(300)
    expect(tagOf(cart)).toBe('NotCalculated')
    cart.simulation.retry()
    await settle()
    world.submissions.simulating.before(unavailable([id('2')]))
    cart.setDate(day('2026-05-04'), 'all')
    await world.time.pass(300)
    expect(cart.sendObstacle).toEqual({ _tag: 'Unavailable', invoices: 1 })
    cart.remove([id('1'), id('2')])
    expect(tagOf(cart)).toBe('NoInvoices')
  })

  it('is a date that has become invalid, as the domain says of the request', async () => {
    const { calendar } = (await filled(1)).tab
    const facts = {
      calendar: calendar.calendar,
      today: day('2026-04-14'),
      isCommonDateRejected: false,
      unavailable: 0,
      simulation: 'ready' as const,
    }
    const { cart } = fromInvoices([anInvoice()], { today: day('2026-03-04') }, calendar.calendar)
    expect(sendObstacleOf({ ...facts, cart })).toEqual({ _tag: 'DatesRejected', invoices: 1 })
    expect(orderRequestOf('DIRECT_FINANCING', cart, facts.today, facts.calendar)).toMatchObject({ _tag: 'Left' })
  })

  it('leaves dates to decide while one moved, is missing or was rejected, and not while calculating', async () => {
    const tab = makeWorld().openTab()
    const { cart } = tab
    cart.fill('DIRECT_FINANCING', [anInvoice({ dueDate: day('2026-06-06') })])
    expect(cart.hasDatesToDecide).toBe(true)
    cart.acceptMoved()
    expect([cart.hasDatesToDecide, tagOf(cart), cart.lines[0]?.isChosen]).toEqual([false, 'Calculating', true])
    cart.clearDate(id('1'))
    expect(cart.hasDatesToDecide).toBe(true)
    cart.setDate(day('2026-06-10'), 'all')
    expect(cart.hasDatesToDecide).toBe(false)
    cart.rejectCommonDate(true)
    expect(cart.hasDatesToDecide).toBe(true)
  })
})

describe('the dates of an invoice', () => {
  it('are undone one by one, to the moved one, which is reported again', () => {
    const { cart } = makeWorld().openTab()
    cart.fill('DIRECT_FINANCING', [anInvoice({ dueDate: day('2026-06-06') })])
    for (const date of ['2026-06-10', '2026-06-11', '2026-06-12']) cart.setDate(day(date), 'all')
    const seen = [0, 1, 2].map(() => {
      cart.undoDate([id('1')])
      return cart.lines[0]?.paymentDate
    })
    expect(seen).toEqual(['2026-06-11', '2026-06-10', '2026-06-08'])
    expect(cart.moved).toEqual([{ invoiceId: '1', from: '2026-06-06', to: '2026-06-08' }])
  })
})

describe('the figures of the summary', () => {
  it('have the effective rate of their own dates while others are being simulated', async () => {
    const { world, cart } = await filled(2)
    const rate = () => cart.simulation.quote && rateOfQuote(cart.simulation.quote)
    const before = rate()
    cart.setDate(day('2026-06-04'), 'all')
    expect([cart.simulation.isRecalculating, rate()]).toEqual([true, before])
    world.submissions.simulating.before(unreachable)
    await world.time.pass(300)
    expect([cart.simulation.failure, rate()]).toEqual([unreachable, before])
    cart.simulation.retry()
    await settle()
    expect(rate()).not.toEqual(before)
  })

  it('state their number of invoices, also while another cart is being simulated', async () => {
    const { world, cart } = await filled(5)
    const counted = () => cart.simulation.quote && countedIn(cart.simulation.quote)
    cart.clearDate(id('3'))
    expect(counted()).toEqual({ counted: 5, of: 5 })
    await world.time.pass(300)
    expect([counted(), cart.undatedLines.map(({ invoice }) => invoice.id)]).toEqual([{ counted: 4, of: 5 }, ['3']])
    cart.remove([id('1')])
    expect(counted()).toEqual({ counted: 4, of: 5 })
  })

  it('all belong to one request and its response', async () => {
    const dates = ['2026-04-13', '2026-05-04', '2026-06-05'].map(day)
    const ids = ['1', '2', '3', '4'].map(id)
    const step = fc.oneof(
      fc.record({ _tag: fc.constant('date' as const), id: fc.constantFrom(...ids), date: fc.constantFrom(...dates) }),
      fc.record({ _tag: fc.constantFrom('clear' as const, 'remove' as const), id: fc.constantFrom(...ids) }),
      fc.record({ _tag: fc.constant('pass' as const), ms: fc.constantFrom(100, 300), fails: fc.boolean() }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
        const { world, cart } = await filled(4)
        for (const each of steps) {
          if (each._tag === 'date') cart.setDate(each.date, [each.id])
          if (each._tag === 'clear') cart.clearDate(each.id)
          if (each._tag === 'remove') cart.remove([each.id])
          if (each._tag === 'pass' && each.fails && cart.simulation.isRecalculating && each.ms === 300)
            world.submissions.simulating.before(unreachable)
          if (each._tag === 'pass') await world.time.pass(each.ms)
          const { quote } = cart.simulation
          if (quote === undefined) continue
          const alone = await makeWorld().submissions.simulate(quote.type, quote.lines)()
          expect(alone).toEqual({ _tag: 'Right', right: quote.simulation })
          if (cart.simulation.isUpToDate) expect(countedIn(quote).of).toBe(cart.lines.length)
        }
      }),
      { numRuns: runs(200) },
    )
  })
})

describe('an invalid date for all lines', () => {
  it('blocks sending until it is corrected or removed', async () => {
    const { cart } = await filled()
    cart.rejectCommonDate(true)
    expect(cart.canSubmit).toBe(false)
    cart.rejectCommonDate(false)
    expect(cart.canSubmit).toBe(true)
  })
})

describe('overlapping simulations', () => {
  it('never show the figures of another cart', async () => {
    const dates = ['2026-04-13', '2026-04-14', '2026-05-04', '2026-05-05'].map(day)
    const change = fc.record({
      date: fc.constantFrom(...dates),
      pause: fc.constantFrom(0, 100, 300, 400),
      answers: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), fc.scheduler(), async (changes, scheduler) => {
        const world = makeWorld()
        const { current, calendar, notifications } = world.openTab()
        const requests: Array<ReadonlyArray<OrderLine>> = []
        const submissions: OrderSubmissions = {
          ...world.submissions,
          simulate: (type, lines) => {
            requests.push(lines)
            return slowly(scheduler, () => world.submissions.simulate(type, lines))
          },
        }
        const invoices = world.host
        const simulation = new CartSimulation({
          source: new FinancingSource({ invoices, submissions, demo: { invoices, submissions }, mode: new DemoMode() }),
          analytics: makeFakeAnalytics(),
          scheduler: world.time.scheduler,
          calendar,
        })
        const cart = new CartViewModel({ simulation, calendar, current, notifications })
        cart.fill('DIRECT_FINANCING', someInvoices(2))
        for (const { date, pause, answers } of changes) {
          cart.setDate(date, 'all')
          expect(cart.canSubmit).toBe(false)
          await world.time.pass(pause)
          if (answers && scheduler.count() > 0) await scheduler.waitOne()
          await settle()
          if (cart.canSubmit) expect(requests.at(-1)?.[0]?.paymentDate).toBe(date)
        }
        await world.time.pass(300)
        await scheduler.waitIdle()
        await settle()
        expect(cart.canSubmit).toBe(true)
        expect(requests.at(-1)?.map(({ paymentDate }) => paymentDate)).toEqual(
          cart.lines.map(({ paymentDate }) => paymentDate),
        )
        const alone = await world.submissions.simulate('DIRECT_FINANCING', requests.at(-1) ?? [])()
        expect(alone).toMatchObject({ _tag: 'Right', right: cart.simulation.shown })
      }),
      { numRuns: runs(200) },
    )
  })
})
