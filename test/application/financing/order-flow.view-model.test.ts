import { describe, expect, it } from 'vitest'
import { intentKeyOf, INTENTS_KEY } from '#application/shared/storage-keys.ts'
import type { CartLine } from '#domain/financing/cart.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { money } from '#domain/kernel/money.ts'
import { rejected, rejectedBy, timedOut, unauthorized, unreachable } from '#test/support/fakes/faults.ts'
import { endpoints } from '#wire/endpoints.ts'
import { makeFakeStorage } from '#test/support/fakes/storage.ts'
import { settle } from '#test/support/fakes/time.ts'
import { anInvoice, someInvoices } from '#test/support/samples/financing.ts'
import { aBusiness, aSession } from '#test/support/samples/identity.ts'
import { makeWorld } from '#test/support/world.ts'

type World = ReturnType<typeof makeWorld>
type Tab = ReturnType<World['openTab']>

/** Selects the first invoices and goes to their dates, with a simulation. */
const reachDates = async (world: World, tab: Tab, count = 3) => {
  const stop = tab.flow.activate()
  await tab.flow.open('DIRECT_FINANCING')
  for (const row of tab.table.list.rows?.slice(0, count) ?? []) tab.table.selection.toggle(row)
  await tab.flow.next()
  await world.time.pass(400)
  return stop
}

const reload = (world: World, tab: Tab, session = tab.current.session ?? aSession()): Tab =>
  world.openTab(tab.tab, session, tab.durable)

describe('the order flow', () => {
  it('goes from a selection to an order at the host', async () => {
    const world = makeWorld()
    const tab = world.openTab()
    await reachDates(world, tab)
    expect(tab.flow.step).toBe(1)
    await tab.flow.send()
    await settle()
    expect(world.submissions.orders()).toHaveLength(1)
    expect(world.submissions.orders()[0]?.request.lines.map(({ invoiceId }) => invoiceId)).toEqual(['1', '2', '3'])
    expect(tab.flow.isSent).toBe(true)
    expect(tab.submission.order).toBe('5000')
    expect(world.submissions.documentsOf()).toEqual(['5000'])
    expect(tab.cart.lines).toEqual([])
    expect(tab.table.selection.count).toBe(0)
  })

  it('asks others of the company where they have to authorise the order, and leaves its documents to the host', async () => {
    const world = makeWorld()
    const tab = world.openTab()
    await reachDates(world, tab)
    world.submissions.askOthers()
    await tab.flow.send()
    await settle()
    expect([tab.flow.isSent, tab.submission.order]).toEqual([true, undefined])
    expect(tab.submission.pending).toMatchObject({ act: 'ORDER', needed: 1 })
    expect([world.submissions.orders(), world.submissions.documentsOf()]).toEqual([[], []])
    expect([tab.cart.lines, tab.submission.interrupted]).toEqual([[], undefined])
    tab.flow.done()
    expect([tab.flow.step, tab.submission.pending]).toEqual([0, undefined])
  })

  it('shows the receipt of a request that others authorise after a reload, and asks them once', async () => {
    const world = makeWorld()
    const tab = world.openTab()
    await reachDates(world, tab)
    world.submissions.askOthers()
    world.submissions.placing.lost(timedOut)
    void tab.flow.send()
    await settle()
    const after = reload(world, tab)
    after.flow.activate()
    await settle()
    expect([after.flow.isSent, after.submission.pending?.id]).toEqual([true, '1'])
  })

  it('sends the transfer that is shown; a changed one is not sent, and the cart has it then', async () => {
    const world = makeWorld()
    const tab = world.openTab()
    await reachDates(world, tab)
    const before = tab.cart.simulation.shown?.transfer ?? expect.fail('no transfer')
    const credited = tab.cart.lines[0]?.invoice.id
    const invoices = world.host.all('DIRECT_FINANCING')
    world.host.put(
      'DIRECT_FINANCING',
      invoices.map((one) => (one.id === credited ? { ...one, creditNotes: money('CLP', 7_000) } : one)),
    )
    await tab.flow.send()
    await world.time.pass(400)
    expect(world.submissions.orders()).toEqual([])
    expect([tab.flow.hasFailed, tab.submission.interrupted]).toEqual([true, undefined])
    const after = tab.cart.simulation.shown?.transfer
    expect(tab.flow.rejection.changed).toEqual({ before, after })
    expect(after).not.toEqual(before)
    expect(tab.cart.lines).toHaveLength(3)
    expect(tab.cart.lines[0]?.invoice.creditNotes).toEqual(money('CLP', 7_000))
    expect(tab.cart.simulation.shown?.creditNotes).toEqual(money('CLP', 7_000))
    await tab.flow.send()
    expect(world.submissions.orders()).toHaveLength(1)
  })

  it('repeats an interrupted request with the transfer that was read then', async () => {
    const world = makeWorld()
    const tab = world.openTab()
    await reachDates(world, tab)
    const { transfer } = tab.cart.simulation.shown ?? expect.fail('no simulation')
    world.submissions.placing.before(timedOut)
    void tab.flow.send()
    await settle()
    expect(reload(world, tab).submission.interrupted).toMatchObject({ transfer })
  })

  it('shows an earlier selection alone after a reload, also from other pages', async () => {
    const world = makeWorld()
    const tab = world.openTab()
    tab.flow.activate()
    await tab.flow.open('DIRECT_FINANCING')
    const first = tab.table.list.rows?.[3] ?? expect.fail('no row')
    tab.table.selection.toggle(first)
    tab.table.list.openPage(2)
    await settle()
    const second = tab.table.list.rows?.[5] ?? expect.fail('no row')
    tab.table.selection.toggle(second)
    const after = reload(world, tab)
    after.flow.activate()
    await after.flow.open('DIRECT_FINANCING')
    after.table.selection.showOnlySelected()
    await settle()
    expect(after.table.list.rows?.map(({ id }) => id)).toEqual([first.id, second.id])
    expect(after.table.selection.isOnlySelected).toBe(true)
  })

  it('does not continue without a selection', async () => {
    const world = makeWorld()
    const tab = world.openTab()
    tab.flow.activate()
    await tab.flow.open('DIRECT_FINANCING')
    await tab.flow.next()
    expect([tab.flow.canGoNext, tab.flow.step]).toEqual([false, 0])
  })

  it('sends the displayed dates', async () => {
    const world = makeWorld()
    const tab = world.openTab()
    await reachDates(world, tab, 2)
    tab.cart.setDate('2026-05-04' as CivilDate, 'all')
    await world.time.pass(400)
    await tab.flow.send()
    const shown = world.submissions.orders()[0]?.request.lines.map(({ paymentDate }) => paymentDate)
    expect(shown).toEqual(['2026-05-04', '2026-05-04'])
  })

  it('loads all invoices of a filter, without the deselected ones', async () => {
    const world = makeWorld(someInvoices(2_300))
    const tab = world.openTab()
    tab.flow.activate()
    await tab.flow.open('DIRECT_FINANCING')
    tab.table.selection.togglePage()
    tab.table.selection.selectAllMatching()
    const [first] = tab.table.list.rows ?? []
    if (first !== undefined) tab.table.selection.toggle(first)
    expect(tab.table.selection.count).toBe(2_299)
    await tab.flow.next()
    expect(tab.cart.lines).toHaveLength(2_299)
    expect(tab.cart.total).toEqual(tab.table.selectedTotal)
  })

  it('reports that invoices cannot be loaded and stays at its step', async () => {
    const world = makeWorld()
    const tab = world.openTab()
    tab.flow.activate()
    await tab.flow.open('DIRECT_FINANCING')
    tab.table.selection.selectAllMatching()
    world.host.faults.before(unreachable)
    await tab.flow.next()
    expect(tab.flow.step).toBe(0)
    expect(tab.flow.isPreparing).toBe(false)
    expect(tab.notifications.active.map(({ toast }) => toast._tag)).toEqual(['InvoicesUnavailable'])
    expect(tab.table.selection.count).toBe(45)
  })

  it('returns to the first step when the last invoice is removed', async () => {
    const world = makeWorld()
    const tab = world.openTab()
    await reachDates(world, tab, 2)
    tab.flow.removal.remove(tab.cart.lines.map((line) => line.invoice.id))
    expect(tab.flow.step).toBe(0)
    expect(tab.table.selection.count).toBe(0)
    expect(tab.cart.simulation.state._tag).toBe('Idle')
  })

  it('restarts with the other type', async () => {
    const world = makeWorld()
    const tab = world.openTab()
    await reachDates(world, tab, 2)
    await tab.flow.open('EARLY_PAYMENT')
    expect([tab.flow.step, tab.table.selection.count, tab.cart.lines.length]).toEqual([0, 0, 0])
  })
})

describe('one intent, one order', () => {
  it('sends once for a double click and an Enter', async () => {
    const world = makeWorld()
    const tab = world.openTab()
    await reachDates(world, tab)
    await Promise.all([tab.flow.send(), tab.flow.send(), tab.flow.send()])
    expect(world.submissions.attempts()).toBe(1)
    expect(world.submissions.orders()).toHaveLength(1)
  })

  it.each([
    ['a line that breaks before the host hears', (world: World) => world.submissions.placing.before(unreachable)],
    ['an answer that is lost', (world: World) => world.submissions.placing.lost(unreachable)],
    ['two answers that come too late', (world: World) => world.submissions.placing.lost(timedOut, timedOut)],
    [
      'an answer that cannot be read',
      (world: World) => world.submissions.placing.lost({ _tag: 'Undecodable', at: ['body: JSON'] }),
    ],
    [
      'a host that fails after it has written',
      (world: World) => world.submissions.placing.lost(rejected('ERROR_UNKNOWN_ERROR')),
    ],
    [
      'a first try that is still under way',
      (world: World) => world.submissions.placing.before(rejected('ERROR_IN_PROGRESS')),
    ],
  ])('repeats with the same key after %s', async (_, plan) => {
    const world = makeWorld()
    const tab = world.openTab()
    await reachDates(world, tab)
    plan(world)
    void tab.flow.send()
    await world.time.pass(10_000)
    expect(tab.flow.isSent).toBe(true)
    expect(world.submissions.orders()).toHaveLength(1)
    expect(tab.tab.read(intentKeyOf('7'))).toBeUndefined()
  })

  it('shows an unknown outcome, repeats, and ends with the order', async () => {
    const world = makeWorld()
    const tab = world.openTab()
    await reachDates(world, tab)
    world.submissions.placing.lost(
      unreachable,
      timedOut,
      rejected('ERROR_UNKNOWN_ERROR'),
      unreachable,
      unreachable,
      unreachable,
    )
    void tab.flow.send()
    await world.time.pass(10_000)
    expect([tab.submission.unknownOutcome, tab.submission.failure, tab.flow.hasFailed]).toEqual([
      'repeating',
      undefined,
      false,
    ])
    expect(tab.cart.lines).toHaveLength(3)
    await world.time.pass(120_000)
    expect([tab.flow.isSent, tab.submission.unknownOutcome]).toEqual([true, undefined])
    expect(world.submissions.orders()).toHaveLength(1)
    expect([tab.tab.read(intentKeyOf('7')), tab.durable.read(INTENTS_KEY)]).toEqual([undefined, undefined])
  })

  it.each([
    ['the user says so', (_world: World, tab: Tab) => void tab.flow.check()],
    ['the connection is back, or the page is looked at again', (world: World) => world.page.comeBack()],
  ])('repeats at once when %s', async (_, hint) => {
    const world = makeWorld()
    const tab = world.openTab()
    await reachDates(world, tab)
    world.submissions.placing.lost(unreachable, unreachable, unreachable, unreachable)
    void tab.flow.send()
    await world.time.pass(8_000)
    expect([tab.submission.unknownOutcome, world.submissions.attempts()]).toEqual(['repeating', 4])
    hint(world, tab)
    await settle()
    expect([tab.flow.isSent, world.submissions.attempts()]).toEqual([true, 5])
    await world.time.pass(100)
    expect([world.time.waiting(), world.page.listeners()]).toEqual([0, 0])
  })

  it('repeats with growing pauses, up to half a minute', async () => {
    const world = makeWorld()
    const tab = world.openTab()
    await reachDates(world, tab)
    world.submissions.placing.before(...Array.from({ length: 40 }, () => unreachable))
    void tab.flow.send()
    await world.time.pass(10 * 60_000)
    expect(world.submissions.attempts()).toBe(6 + Math.floor((600 - 37.5) / 30))
    expect([tab.submission.unknownOutcome, world.submissions.orders().length]).toEqual(['repeating', 0])
  })

  it.each(['ERROR_RATE_LIMITED', 'ERROR_BUSY'])(
    'has a certain rejection when the request was not accepted, and repeats it twice: %s',
    async (code) => {
      const world = makeWorld()
      const tab = world.openTab()
      await reachDates(world, tab)
      world.submissions.placing.before(rejected(code), rejected(code), rejected(code))
      void tab.flow.send()
      await world.time.pass(400)
      expect([tab.flow.isBusy, tab.submission.unknownOutcome]).toEqual([true, undefined])
      await world.time.pass(10_000)
      expect([world.submissions.attempts(), tab.submission.failure]).toEqual([3, rejected(code)])
    },
  )

  it('uses another key for another cart', async () => {
    const world = makeWorld()
    const tab = world.openTab()
    await reachDates(world, tab)
    world.submissions.placing.before(rejectedBy(endpoints.orderCreate, 'ERROR_ORDER_NOT_FINANCEABLE'))
    await tab.flow.send()
    tab.cart.setDate('2026-05-04' as CivilDate, 'all')
    await world.time.pass(400)
    await tab.flow.send()
    expect(world.submissions.orders().map(({ intent }) => intent)).toEqual(['00000000-0000-4000-8000-000000000002'])
  })

  it('deletes the key of a rejected order', async () => {
    const world = makeWorld()
    const tab = world.openTab()
    await reachDates(world, tab)
    world.submissions.placing.before(rejectedBy(endpoints.orderCreate, 'ERROR_INVOICE_NOT_AVAILABLE'))
    await tab.flow.send()
    expect(world.submissions.attempts()).toBe(1)
    expect(tab.flow.hasFailed).toBe(true)
    expect(tab.tab.read(intentKeyOf('7'))).toBeUndefined()
    expect(tab.cart.lines).toHaveLength(3)
  })

  it('continues with the same order after a reload during the request', async () => {
    const world = makeWorld()
    const before = world.openTab()
    await reachDates(world, before)
    world.submissions.placing.lost(timedOut)
    void before.flow.send()
    await settle()
    const after = reload(world, before)
    after.flow.activate()
    expect(after.flow.isBusy).toBe(true)
    await after.flow.open('DIRECT_FINANCING')
    await world.time.pass(10_000)
    expect(after.flow.isSent).toBe(true)
    expect(world.submissions.orders()).toHaveLength(1)
  })

  it('shows the success after a reload also when it precedes the invoices', async () => {
    const world = makeWorld()
    const before = world.openTab()
    await reachDates(world, before)
    world.submissions.placing.lost(timedOut)
    void before.flow.send()
    await settle()
    const after = reload(world, before)
    after.flow.activate()
    await world.time.pass(10_000)
    expect(after.flow.isSent).toBe(true)
    await after.flow.open('DIRECT_FINANCING')
    expect([after.flow.isSent, after.submission.order]).toEqual([true, world.submissions.orders()[0]?.id])
    after.flow.done()
    expect([after.flow.step, after.submission.order]).toEqual([0, undefined])
  })

  it('reports no lost invoices when a reload finds them in the placed order', async () => {
    const world = makeWorld()
    const before = world.openTab()
    await reachDates(world, before)
    world.submissions.placing.lost(timedOut)
    void before.flow.send()
    await settle()
    world.host.put('DIRECT_FINANCING', someInvoices(45).slice(3))
    const after = reload(world, before)
    after.flow.activate()
    await after.flow.open('DIRECT_FINANCING')
    await world.time.pass(10_000)
    expect([after.flow.isSent, after.notifications.active]).toEqual([true, []])
  })

  it('restores the cart when an interrupted order is rejected', async () => {
    const world = makeWorld()
    const before = world.openTab()
    await reachDates(world, before)
    world.submissions.placing.before(unreachable, rejectedBy(endpoints.orderCreate, 'ERROR_INVOICE_DATE_PAST'))
    void before.flow.send()
    await settle()
    const after = reload(world, before)
    after.flow.activate()
    await after.flow.open('DIRECT_FINANCING')
    await settle()
    expect([after.flow.hasFailed, after.submission.failure]).toEqual([
      true,
      rejectedBy(endpoints.orderCreate, 'ERROR_INVOICE_DATE_PAST'),
    ])
    expect(after.cart.lines).toHaveLength(3)
  })

  it('repeats nothing automatically in another session, and the same order on command', async () => {
    const world = makeWorld()
    const before = world.openTab()
    await reachDates(world, before)
    world.submissions.placing.lost(unreachable, unreachable, unreachable)
    void before.flow.send()
    await world.time.pass(1_000)
    before.current.set(undefined)
    const attempts = world.submissions.attempts()
    const after = reload(world, before, aSession({ token: 'd.e.f', issuedAt: 1_772_650_000 }))
    after.flow.activate()
    await after.flow.open('DIRECT_FINANCING')
    await world.time.pass(10_000)
    expect([world.submissions.attempts(), after.submission.unknownOutcome, after.submission.failure]).toEqual([
      attempts,
      'waiting',
      undefined,
    ])
    void after.flow.check()
    await world.time.pass(10_000)
    expect(after.flow.isSent).toBe(true)
    expect(world.submissions.orders()).toHaveLength(1)
  })

  it('shows in one tab the outcome that another tab found meanwhile', async () => {
    const world = makeWorld()
    const sent = world.openTab()
    await reachDates(world, sent)
    world.submissions.placing.lost(unreachable)
    void sent.flow.send()
    await settle()
    sent.current.set(undefined)
    const [one, two] = [1, 2].map(() =>
      world.openTab(makeFakeStorage(), aSession({ token: 'd.e.f', issuedAt: 1_772_650_000 }), sent.durable),
    )
    for (const tab of [one, two]) tab?.flow.activate()
    await one?.flow.check()
    await two?.flow.check()
    expect([one?.flow.isSent, two?.flow.isSent, world.submissions.orders().length]).toEqual([true, true, 1])
  })

  it.each([
    ['the session ends', unauthorized],
    ['the host closes for a while', rejected('ERROR_MAINTENANCE')],
  ])('retains the key when %s after an attempt without a response', async (_, end) => {
    const world = makeWorld()
    const before = world.openTab()
    await reachDates(world, before)
    world.submissions.placing.lost(unreachable)
    world.submissions.placing.before(end)
    void before.flow.send()
    await world.time.pass(10_000)
    expect([before.flow.hasFailed, before.submission.unknownOutcome, world.submissions.attempts()]).toEqual([
      false,
      'waiting',
      2,
    ])
    const after = reload(world, before, aSession({ token: 'd.e.f', issuedAt: 1_772_650_000 }))
    after.flow.activate()
    await after.flow.check()
    expect([after.flow.isSent, world.submissions.orders().length]).toEqual([true, 1])
  })

  it('sends nothing after its user has signed out', async () => {
    const world = makeWorld()
    const tab = world.openTab()
    await reachDates(world, tab)
    world.submissions.placing.lost(unreachable)
    void tab.flow.send()
    await settle()
    tab.current.set(undefined)
    await world.time.pass(60_000)
    expect(world.submissions.attempts()).toBe(1)
  })

  it('resumes the order of a closed tab in a new one', async () => {
    const world = makeWorld()
    const closed = world.openTab()
    await reachDates(world, closed)
    world.submissions.placing.lost(...Array.from({ length: 5 }, () => unreachable))
    void closed.flow.send()
    await world.time.pass(1_000)
    const opened = world.openTab(makeFakeStorage(), closed.current.session ?? aSession(), closed.durable)
    opened.flow.activate()
    expect(opened.submission.unknownOutcome).toBe('repeating')
    await world.time.pass(60_000)
    expect([opened.flow.isSent, world.submissions.orders().length]).toEqual([true, 1])
    expect(opened.durable.read(INTENTS_KEY)).toBeUndefined()
  })

  it('restores the cart of a closed tab in another when its order is rejected', async () => {
    const world = makeWorld()
    const closed = world.openTab()
    await reachDates(world, closed)
    closed.cart.setDate('2026-05-04' as CivilDate, 'all')
    await world.time.pass(400)
    world.submissions.placing.before(unreachable, rejectedBy(endpoints.orderCreate, 'ERROR_ORDER_NOT_FINANCEABLE'))
    void closed.flow.send()
    await settle()
    closed.current.set(undefined)
    const opened = world.openTab(makeFakeStorage(), aSession(), closed.durable)
    opened.flow.activate()
    await opened.flow.open('DIRECT_FINANCING')
    await settle()
    expect(opened.flow.hasFailed).toBe(true)
    expect(opened.cart.lines.map(({ invoice, paymentDate }) => [invoice.id, paymentDate])).toEqual(
      ['1', '2', '3'].map((id) => [id, '2026-05-04']),
    )
  })

  it('leads from a rejection to the invoices when the cart is empty', async () => {
    const world = makeWorld()
    const closed = world.openTab()
    await reachDates(world, closed)
    world.submissions.placing.before(unreachable, rejectedBy(endpoints.orderCreate, 'ERROR_ORDER_NOT_FINANCEABLE'))
    void closed.flow.send()
    await settle()
    closed.current.set(undefined)
    world.host.put('DIRECT_FINANCING', [])
    const opened = world.openTab(makeFakeStorage(), aSession(), closed.durable)
    opened.flow.activate()
    await opened.flow.open('DIRECT_FINANCING')
    await settle()
    expect([opened.flow.hasFailed, opened.cart.lines.length]).toEqual([true, 0])
    opened.flow.rejection.leave()
    expect([opened.flow.step, opened.submission.failure]).toEqual([0, undefined])
  })

  it('stops repeating after a day, when the host has deleted the key', async () => {
    const world = makeWorld()
    const before = world.openTab()
    await reachDates(world, before)
    world.submissions.placing.lost(unreachable)
    void before.flow.send()
    await settle()
    before.current.set(undefined)
    await world.time.pass(24 * 60 * 60_000)
    const after = reload(world, before, aSession({ token: 'd.e.f', issuedAt: 1_772_730_000 }))
    after.flow.activate()
    expect([after.submission.unknownOutcome, world.submissions.attempts()]).toEqual([undefined, 1])
  })

  it('shows the outcome to a user who returns from another screen', async () => {
    const world = makeWorld()
    const tab = world.openTab()
    const leave = await reachDates(world, tab)
    world.submissions.placing.lost(unreachable, unreachable, unreachable)
    void tab.flow.send()
    await world.time.pass(1_000)
    leave()
    await world.time.pass(60_000)
    const back = tab.openScreen()
    back.activate()
    expect([back.isSent, back.submission.order]).toEqual([true, world.submissions.orders()[0]?.id])
  })

  it('never sends the data of another company in the tab', async () => {
    const world = makeWorld()
    const before = world.openTab()
    await reachDates(world, before)
    world.submissions.placing.before(unreachable, unreachable, unreachable)
    void before.flow.send()
    await world.time.pass(10_000)
    const attempts = world.submissions.attempts()
    const other = reload(world, before, aSession({ business: aBusiness({ id: '8' as never, name: 'Otra SpA' }) }))
    other.flow.activate()
    await other.flow.open('DIRECT_FINANCING')
    await world.time.pass(10_000)
    expect(world.submissions.attempts()).toBe(attempts)
    expect([other.flow.step, other.table.selection.count]).toEqual([0, 0])
  })

  it('creates one order for two tabs with the same invoices', async () => {
    const world = makeWorld()
    const [one, two] = [world.openTab(makeFakeStorage()), world.openTab(makeFakeStorage())]
    await reachDates(world, one)
    await reachDates(world, two)
    await Promise.all([one.flow.send(), two.flow.send()])
    expect(world.submissions.orders()).toHaveLength(1)
    expect([one.flow.isSent, two.flow.hasFailed]).toEqual([true, true])
  })

  it('is not repeated when the session ends, and retains the cart for the next one', async () => {
    const world = makeWorld()
    const before = world.openTab()
    await reachDates(world, before)
    world.submissions.placing.before(unauthorized)
    void before.flow.send()
    await world.time.pass(10_000)
    expect(world.submissions.attempts()).toBe(1)
    const after = reload(world, before, aSession({ token: 'd.e.f', issuedAt: 1_772_650_000 }))
    after.flow.activate()
    await after.flow.open('DIRECT_FINANCING')
    expect([after.flow.step, after.cart.lines.length]).toEqual([1, 3])
    expect(world.submissions.attempts()).toBe(1)
  })

  it('reports an order as received though its document request failed', async () => {
    const world = makeWorld()
    const tab = world.openTab()
    await reachDates(world, tab)
    world.submissions.documents.before(timedOut)
    await tab.flow.send()
    await settle()
    expect(tab.flow.isSent).toBe(true)
    expect(tab.notifications.active.map(({ toast }) => toast._tag)).toEqual(['DocumentsNotRequested'])
    await tab.submission.requestDocuments('5000' as never)
    expect(world.submissions.documentsOf()).toEqual(['5000'])
    expect(world.submissions.orders()).toHaveLength(1)
  })
})

describe('invoices taken in another tab', () => {
  const takenIn = async (world: World, count: number): Promise<void> => {
    const other = world.openTab()
    await reachDates(world, other, count)
    await other.flow.send()
  }
  const idsOf = (lines: ReadonlyArray<CartLine>) => lines.map(({ invoice }) => invoice.id)

  it('are listed when the order is sent, and the user can continue without them', async () => {
    const world = makeWorld()
    const tab = world.openTab()
    await reachDates(world, tab, 3)
    await takenIn(world, 2)
    await tab.flow.send()
    expect([tab.flow.hasFailed, idsOf(tab.flow.rejection.unavailable)]).toEqual([true, ['1', '2']])
    tab.flow.rejection.drop()
    expect([idsOf(tab.cart.lines), tab.submission.failure, tab.flow.step]).toEqual([['3'], undefined, 1])
    await world.time.pass(400)
    await tab.flow.send()
    expect(world.submissions.orders().map(({ request }) => request.lines.length)).toEqual([2, 1])
  })

  it('are listed when the cart is simulated', async () => {
    const world = makeWorld()
    const tab = world.openTab()
    await reachDates(world, tab, 3)
    await takenIn(world, 1)
    tab.cart.setDate('2026-05-04' as CivilDate, 'all')
    await world.time.pass(400)
    expect([tab.cart.canSubmit, idsOf(tab.flow.rejection.unavailable)]).toEqual([false, ['1']])
    tab.flow.rejection.drop()
    await world.time.pass(400)
    expect([tab.cart.canSubmit, idsOf(tab.cart.lines), tab.flow.rejection.unavailable]).toEqual([true, ['2', '3'], []])
  })

  it('lead back to the invoices, with a notice, when none is left', async () => {
    const world = makeWorld()
    const tab = world.openTab()
    await reachDates(world, tab, 2)
    await takenIn(world, 2)
    await tab.flow.send()
    tab.flow.rejection.drop()
    expect([tab.flow.step, tab.table.selection.count]).toEqual([0, 0])
    expect(tab.notifications.active.map(({ toast }) => toast)).toEqual([{ _tag: 'NothingLeftToSend', gone: 2 }])
  })
})

describe('a draft', () => {
  it('is restored after a reload: the step, the invoices and the selected dates', async () => {
    const world = makeWorld()
    const before = world.openTab()
    await reachDates(world, before)
    before.cart.setDate('2026-05-04' as CivilDate, ['2' as never])
    const after = reload(world, before)
    after.flow.activate()
    await after.flow.open('DIRECT_FINANCING')
    expect(after.flow.step).toBe(1)
    expect(after.cart.lines.map(({ invoice, paymentDate }) => [invoice.id, paymentDate])).toEqual(
      before.cart.lines.map(({ invoice, paymentDate }) => [invoice.id, paymentDate]),
    )
  })

  it('has a change of the moment in which the session ended, and is no draft of another user', async () => {
    const world = makeWorld()
    const before = world.openTab()
    const session = before.current.session ?? expect.fail('no session')
    const stop = await reachDates(world, before)
    before.cart.setDate('2026-05-04' as CivilDate, ['2' as never])
    before.current.set(undefined)
    stop()
    const other = reload(world, before, aSession({ user: { ...session.user, id: '99' as never } }))
    other.flow.activate()
    await other.flow.open('DIRECT_FINANCING')
    expect([other.flow.step, other.cart.lines.length]).toEqual([0, 0])
    const after = reload(world, before, session)
    after.flow.activate()
    await after.flow.open('DIRECT_FINANCING')
    expect(after.cart.lines.find(({ invoice }) => invoice.id === '2')?.paymentDate).toBe('2026-05-04')
  })

  it('is restored as a selection when the dates were not reached', async () => {
    const world = makeWorld()
    const before = world.openTab()
    before.flow.activate()
    await before.flow.open('DIRECT_FINANCING')
    before.table.selection.selectAllMatching()
    const [first] = before.table.list.rows ?? []
    if (first !== undefined) before.table.selection.toggle(first)
    const after = reload(world, before)
    after.flow.activate()
    await after.flow.open('DIRECT_FINANCING')
    expect([after.flow.step, after.table.selection.count]).toEqual([0, 44])
  })

  it('is first in the list after a reload, until the user sorts, and no invoice is on two pages', async () => {
    const world = makeWorld()
    const before = world.openTab()
    before.flow.activate()
    await before.flow.open('DIRECT_FINANCING')
    before.table.list.openPage(2)
    await settle()
    const earlier = (before.table.list.rows ?? []).slice(3, 5)
    for (const row of earlier) before.table.selection.toggle(row)
    const after = reload(world, before)
    after.flow.activate()
    await after.flow.open('DIRECT_FINANCING')
    const { list, selection } = after.table
    const ids = (): ReadonlyArray<string> => (list.rows ?? []).map(({ id }) => id)
    expect(ids().slice(0, 3)).toEqual([...earlier.map(({ id }) => id), '1'])
    expect(list.rows?.map((row) => selection.has(row)).indexOf(false)).toBe(2)
    const seen = [...ids()]
    for (const page of [2, 3]) {
      list.openPage(page)
      await settle()
      seen.push(...ids())
    }
    expect([seen.length, new Set(seen).size, list.totalRows]).toEqual([45, 45, 45])
    list.sortBy({ field: 'issueDate', direction: 'asc' })
    await settle()
    expect(ids()[0]).toBe('1')
  })

  it('is first in the list also when it is a whole filter without some rows', async () => {
    const world = makeWorld()
    const before = world.openTab()
    before.flow.activate()
    await before.flow.open('DIRECT_FINANCING')
    const [first] = before.table.list.rows ?? []
    before.table.selection.selectAllMatching()
    if (first !== undefined) before.table.selection.toggle(first)
    const after = reload(world, before)
    after.flow.activate()
    await after.flow.open('DIRECT_FINANCING')
    await settle()
    expect(after.table.list.rows?.every((row) => after.table.selection.has(row))).toBe(true)
    after.table.list.openPage(3)
    await settle()
    expect(after.table.list.rows?.at(-1)?.id).toBe(first?.id)
  })

  it('leaves out invoices that are no longer financeable, with a notice', async () => {
    const world = makeWorld()
    const before = world.openTab()
    await reachDates(world, before)
    world.host.put('DIRECT_FINANCING', someInvoices(45).slice(1))
    const after = reload(world, before)
    after.flow.activate()
    await after.flow.open('DIRECT_FINANCING')
    expect(after.cart.lines.map(({ invoice }) => invoice.id)).toEqual(['2', '3'])
    expect(after.notifications.active[0]?.toast).toEqual({ _tag: 'DraftRestored', invoices: 2, gone: 1 })
  })

  it('remains when the invoices could not be loaded', async () => {
    const world = makeWorld()
    const before = world.openTab()
    await reachDates(world, before)
    world.host.faults.before(unreachable, unreachable)
    const hindered = reload(world, before)
    hindered.flow.activate()
    await hindered.flow.open('DIRECT_FINANCING')
    expect([hindered.flow.step, hindered.flow.isPreparing]).toEqual([0, false])
    const after = reload(world, before)
    after.flow.activate()
    await after.flow.open('DIRECT_FINANCING')
    expect([after.flow.step, after.cart.lines.length]).toEqual([1, 3])
  })

  it('remains while its user visits another screen, also when the return fails at first', async () => {
    const world = makeWorld()
    const tab = world.openTab()
    const leave = await reachDates(world, tab)
    leave()
    world.host.faults.before(unreachable, unreachable)
    const leaveAgain = tab.flow.activate()
    await tab.flow.open('DIRECT_FINANCING')
    leaveAgain()
    tab.flow.activate()
    await tab.flow.open('DIRECT_FINANCING')
    expect([tab.flow.step, tab.cart.lines.length]).toEqual([1, 3])
  })

  it('contains ids and dates, and no name, tax id or amount', async () => {
    const world = makeWorld([anInvoice({ amount: money('CLP', 7_654_321) })])
    const tab = world.openTab()
    await reachDates(world, tab, 1)
    const kept = tab.tab.read('draft:order:direct:7') ?? ''
    expect(kept).toContain('"1"')
    expect(kept).not.toMatch(/Ñuble|77123456|7654321|1042/)
  })

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"lines":[{}]}',
    '{"user":"3","business":"7","type":"X","lines":[]}',
    '{"__proto__":{"lines":[]}}',
  ])('is ignored when damaged: %s', async (text) => {
    const world = makeWorld()
    const storage = makeFakeStorage()
    storage.write('draft:order:direct:7', text)
    storage.write(intentKeyOf('7'), text)
    const tab = world.openTab(storage)
    tab.flow.activate()
    await tab.flow.open('DIRECT_FINANCING')
    expect([tab.flow.step, tab.table.selection.count, world.submissions.attempts()]).toEqual([0, 0, 0])
  })

  it('is saved once for the changes of a tenth of a second', async () => {
    const world = makeWorld()
    const tab = world.openTab()
    tab.flow.activate()
    await tab.flow.open('DIRECT_FINANCING')
    const writes: Array<string> = []
    const { write } = tab.tab
    Object.assign(tab.tab, { write: (key: string, value: string) => (writes.push(key), write(key, value)) })
    for (const row of tab.table.list.rows?.slice(0, 5) ?? []) tab.table.selection.toggle(row)
    expect(writes).toEqual([])
    await world.time.pass(100)
    expect(writes).toEqual(['draft:order:direct:7'])
    expect(tab.draftStorage.draftOf('DIRECT_FINANCING')?.lines).toHaveLength(5)
  })

  it.each([
    ['the page is left', (world: World) => world.page.leave()],
    ['another screen is opened', (_world: World, stop: () => void) => stop()],
  ])('is saved at once when %s', async (_, leave) => {
    const world = makeWorld()
    const tab = world.openTab()
    const stop = tab.flow.activate()
    await tab.flow.open('DIRECT_FINANCING')
    tab.table.selection.selectAllMatching()
    expect(tab.draftStorage.draftOf('DIRECT_FINANCING')).toBeUndefined()
    leave(world, stop)
    expect(tab.draftStorage.draftOf('DIRECT_FINANCING')?.allOf).toBeDefined()
  })

  it('is deleted once the order was received', async () => {
    const world = makeWorld()
    const tab = world.openTab()
    await reachDates(world, tab)
    await tab.flow.send()
    tab.flow.done()
    await settle()
    expect(tab.tab.read('draft:order:direct:7')).toBeUndefined()
    expect(tab.flow.step).toBe(0)
  })
})

describe('the samples', () => {
  it('demonstrate an order and never reach the host', async () => {
    const world = makeWorld()
    const tab = world.openTab()
    tab.source.mode.enterDemo()
    await reachDates(world, tab, 4)
    expect(tab.cart.simulation.shown?.total).toEqual(money('CLP', 1_353_821))
    await tab.flow.send()
    expect([tab.flow.isSent, tab.submission.order]).toEqual([true, undefined])
    expect([world.submissions.attempts(), world.host.reads(), world.analytics.events.length]).toEqual([0, 0, 0])
    expect(tab.tab.read('draft:order:direct:7')).toBeUndefined()
  })
})
