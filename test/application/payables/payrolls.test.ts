import { transfersIn } from '#application/payables/scheduling-request.ts'
import { describe, expect, it } from 'vitest'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { money } from '#domain/kernel/money.ts'
import type { PayableInvoice } from '#domain/payables/payable-invoice.ts'
import type { PaymentMethod } from '#application/payables/payment-wizard.ts'
import { rejectedBy, unreachable } from '#test/support/fakes/faults.ts'
import { endpoints } from '#wire/endpoints.ts'
import { settle } from '#test/support/fakes/time.ts'
import { makePaymentsWorld, openWizard } from '#test/support/payments-world.ts'
import { aPayable } from '#test/support/samples/payables.ts'

const open = async (invoices?: ReadonlyArray<PayableInvoice>) => {
  const world = makePaymentsWorld(invoices)
  const detail = world.openPayroll()
  world.vm.activate()
  world.vm.open('inbox')
  await settle()
  return { ...world, detail }
}
type World = Awaited<ReturnType<typeof open>>

const DAY = '2026-12-01' as CivilDate

const schedulingAll = async ({ vm }: World): Promise<void> => {
  vm.table.selection.togglePage()
  await vm.schedule()
}

const scheduling = async (world: World) => {
  await schedulingAll(world)
  return openWizard(world)
}

const scheduled = async (world: World) => {
  const wizard = await scheduling(world)
  wizard.chooseDate(DAY)
  wizard.next()
  wizard.next()
  await wizard.submit()
  await world.payrollList.list.load()
  await settle()
  return world.payrollList.list.rows?.[0] ?? expect.fail('no payroll')
}

describe('scheduling the selected invoices', () => {
  it('asks for a day and a name, shows what is sent, and empties the selection', async () => {
    const world = await open()
    const wizard = await scheduling(world)
    expect([wizard.step, wizard.paymentDate, wizard.canContinue]).toEqual(['date', '2026-12-14', true])
    wizard.chooseDate(undefined)
    expect(wizard.canContinue).toBe(false)
    wizard.chooseDate(DAY)
    expect(wizard.name).toBe('Facturas del 01 de diciembre')
    wizard.next()
    expect([wizard.step, wizard.chosen.transfers.length, wizard.chosen.totals[0]?.minor]).toEqual([
      'invoices',
      1,
      3_003,
    ])
    wizard.next()
    expect(wizard.step).toBe('summary')
    await wizard.submit()
    await settle()
    expect(wizard.step).toBe('done')
    expect(world.payrolls.all()).toMatchObject([{ name: 'Facturas del 01 de diciembre', invoices: 3 }])
    expect([world.vm.table.selection.count, world.vm.table.list.totalRows]).toEqual([0, 0])
    wizard.close()
    expect(world.vm.scheduling).toBeUndefined()
    expect(world.vm.totals.value?.counts).toMatchObject({ inbox: 0, scheduled: 3 })
  })

  it('warns of an empty selection and calls nothing', async () => {
    const { vm, notifications, payrolls } = await open()
    await vm.schedule()
    expect([vm.scheduling, notifications.history.map(({ key }) => key)]).toEqual([undefined, ['NoPayablesSelected']])
    expect(payrolls.keys).toEqual([])
  })

  it('says what is not payable and why before it opens, and does not open without any', async () => {
    const world = await open([aPayable(0), aPayable(1, { obstacle: 'CLAIMED' })])
    world.vm.table.filters.choose('ALL')
    await settle()
    await schedulingAll(world)
    const { vm } = world
    const { prompt } = vm.table.check
    expect([vm.scheduling, prompt.shown?.taken.length, prompt.shown?.left]).toEqual([undefined, 1, ['CLAIMED']])
    await prompt.confirm()
    expect([vm.scheduling?.invoices.length, prompt.shown]).toEqual([1, undefined])
    const none = await open([aPayable(0, { obstacle: 'CLAIMED' })])
    none.vm.table.filters.choose('NOT_PAYABLE')
    await settle()
    await schedulingAll(none)
    expect(none.vm.table.check.prompt.shown).toEqual({ taken: [], left: ['CLAIMED'] })
    await none.vm.table.check.prompt.confirm()
    expect(none.vm.scheduling).toBeUndefined()
  })

  it('rejects a holiday and an empty name, and keeps a name of the user when the day changes', async () => {
    const wizard = await scheduling(await open())
    wizard.chooseDate('2026-12-25' as CivilDate)
    expect([wizard.dateError?._tag, wizard.canContinue]).toEqual(['PaymentDateHoliday', false])
    wizard.chooseDate(DAY)
    wizard.next()
    wizard.rename('  ')
    expect([wizard.nameError?._tag, wizard.canContinue]).toEqual(['TextBlank', false])
    wizard.rename('Arriendos')
    wizard.back('date')
    wizard.chooseDate('2026-12-02' as CivilDate)
    expect(wizard.name).toBe('Arriendos')
  })

  it('proposes a name that follows the day also after one that the field rejected', async () => {
    const wizard = await scheduling(await open())
    wizard.chooseDate(DAY)
    wizard.chooseDate(undefined)
    wizard.chooseDate('2026-12-02' as CivilDate)
    expect(wizard.name).toBe('Facturas del 02 de diciembre')
    wizard.rename('Arriendos')
    wizard.chooseDate(undefined)
    wizard.chooseDate(DAY)
    expect(wizard.name).toBe('Arriendos')
  })

  it('says after midnight that the day passed, until another is selected', async () => {
    const world = await open()
    const wizard = await scheduling(world)
    wizard.chooseDate(world.calendar.today)
    wizard.next()
    wizard.next()
    expect([wizard.step, wizard.rejectedDate]).toEqual(['summary', undefined])
    await world.time.pass(24 * 3_600_000)
    await wizard.submit()
    expect([wizard.rejectedDate?._tag, world.payrolls.all()]).toEqual(['PaymentDatePast', []])
    wizard.back('date')
    wizard.chooseDate(DAY)
    expect(wizard.rejectedDate).toBeUndefined()
  })

  it('pays each invoice on its own due date, all lists or none, and names those that are overdue', async () => {
    const days = ['2026-03-02', '2026-11-27', '2026-12-05'].map((day) => day as CivilDate)
    const world = await open(days.map((paymentDate, at) => aPayable(at, { paymentDate })))
    const wizard = await scheduling(world)
    wizard.payEach(true)
    const lists = wizard.lists.map(({ date, invoices }) => [date, invoices.map(({ folio }) => folio)])
    expect(lists).toEqual([
      [world.calendar.today, ['100']],
      ['2026-11-27', ['101']],
      ['2026-12-04', ['102']],
    ])
    expect(wizard.late.map(({ invoice }) => invoice.folio)).toEqual(['100'])
    expect([wizard.earlier, transfersIn(wizard.lists), wizard.isDirty]).toEqual([undefined, 3, true])
    wizard.next()
    wizard.next()
    world.payrolls.faults.before(rejectedBy(endpoints.payrollsCreate, 'ERROR_PAYABLE_MOVED'))
    await wizard.submit()
    await settle()
    expect([wizard.step, wizard.failure?._tag, world.payrolls.all()]).toEqual(['summary', 'Rejected', []])
    await wizard.submit()
    await settle()
    expect(wizard.step).toBe('done')
    expect(world.payrolls.all().map(({ invoices, name, paymentDate }) => [paymentDate, invoices, name])).toEqual([
      [world.calendar.today, 1, 'Facturas del 04 de marzo'],
      ['2026-11-27', 1, 'Facturas del 27 de noviembre'],
      ['2026-12-04', 1, 'Facturas del 04 de diciembre'],
    ])
    expect(world.payrolls.keys).toHaveLength(1)
  })

  it('adds up pesos and dollars by themselves', async () => {
    const inDollars = { ...aPayable(1), documentAmount: money('USD', 5_000) }
    const wizard = await scheduling(await open([aPayable(0), inDollars]))
    const { currency, minor } = aPayable(0).amount
    expect(wizard.chosen.totals).toEqual([money(currency, minor), money('USD', 5_000)])
  })

  it('says that another payroll has the name, which is no error', async () => {
    const world = await open([aPayable(0), aPayable(1)])
    const [first] = world.vm.table.list.rows ?? []
    world.vm.table.selection.toggle(first ?? expect.fail('no row'))
    await world.vm.schedule()
    const earlier = openWizard(world)
    earlier.chooseDate(DAY)
    earlier.next()
    earlier.next()
    await earlier.submit()
    await settle()
    const wizard = await scheduling(world)
    await settle()
    wizard.chooseDate(DAY)
    wizard.next()
    expect([wizard.isNameTaken, wizard.canContinue]).toEqual([true, true])
    wizard.rename('Otra lista')
    expect(wizard.isNameTaken).toBe(false)
  })

  it('warns of invoices that are due before the day', async () => {
    const wizard = await scheduling(await open([aPayable(0), aPayable(20)]))
    wizard.chooseDate('2026-12-10' as CivilDate)
    expect(wizard.late.map(({ days, invoice }) => [invoice.folio, days])).toEqual([['120', 14]])
    expect(wizard.earlier).toEqual({ date: '2026-11-26', late: 0 })
    wizard.chooseDate('2026-11-26' as CivilDate)
    expect([wizard.late, wizard.earlier]).toEqual([[], undefined])
  })

  it('adds an account that is missing, with which the transfer is paid', async () => {
    const payee = { name: 'Nativa', identifier: '76000000-0', hasBankAccount: false }
    const world = await open([aPayable(1, { supplier: payee, payeeId: aPayable(0).payeeId })])
    const { chosen } = await scheduling(world)
    const [blocked] = chosen.blocked
    chosen.accounts.open(aPayable(0).payeeId, blocked?.payee ?? payee, 'CLP')
    await settle()
    const { editor } = chosen.accounts
    const { form } = editor ?? expect.fail('no editor')
    const [bank] = editor?.banks ?? []
    const values = {
      bankId: bank?.id ?? '',
      type: 'CUENTA_VISTA',
      number: '41205095',
      email: 'pagos@nativa.cl',
    } as const
    for (const name of ['bankId', 'type', 'number', 'email'] as const) form?.change(name, values[name])
    await form?.submit()
    expect(chosen.accounts.editor?.form).toBeUndefined()
    expect(chosen.blocked).toEqual([])
    expect(chosen.transfers).toMatchObject([
      { account: { bank: bank?.name, type: 'CUENTA_VISTA', number: '···5095' }, payee: { hasBankAccount: true } },
    ])
  })

  it('leaves out whom it cannot pay, schedules the others, and takes them back', async () => {
    const supplier = { name: 'Nativa', identifier: '1-9', hasBankAccount: false }
    const world = await open([aPayable(0), aPayable(1, { supplier, payeeId: '32' as PayableInvoice['payeeId'] })])
    const wizard = await scheduling(world)
    expect(wizard.chosen.blocked.map(({ payee }) => payee.name)).toEqual(['Nativa'])
    expect(wizard.chosen.others).toEqual({ invoices: 1, totals: [money('CLP', 1_000)] })
    wizard.chosen.leaveOutBlocked()
    expect([wizard.chosen.blocked, wizard.chosen.others, wizard.chosen.leftOut.size]).toEqual([[], undefined, 1])
    wizard.chosen.includeAll()
    expect(wizard.chosen.invoices).toHaveLength(2)
    wizard.chosen.leaveOut(wizard.chosen.invoices.map(({ id }) => id))
    expect(wizard.canContinue).toBe(false)
    wizard.chosen.includeAll()
    wizard.chosen.leaveOutBlocked()
    wizard.chooseDate(DAY)
    wizard.next()
    wizard.next()
    await wizard.submit()
    await settle()
    expect(world.payrolls.all()).toMatchObject([{ invoices: 1, hasBankAccount: true }])
    expect(world.vm.table.list.totalRows).toBe(1)
  })

  const reviewing = async (world: World) => {
    const wizard = await scheduling(world)
    wizard.chooseDate(DAY)
    wizard.next()
    wizard.next()
    return wizard
  }

  it('is repeated with the same key while its answer is lost', async () => {
    const world = await open()
    const wizard = await reviewing(world)
    world.payrolls.faults.lost(unreachable)
    const sent = wizard.submit()
    await settle()
    expect([wizard.isBusy, wizard.failure]).toEqual([true, undefined])
    await world.time.pass(500)
    await sent
    expect([wizard.step, world.payrolls.all().length, world.payrolls.keys.length]).toEqual(['done', 1, 1])
  })

  it('has an unknown outcome without an answer, and keeps its key until the content changes', async () => {
    const world = await open()
    const wizard = await reviewing(world)
    world.payrolls.faults.lost(...Array.from({ length: 4 }, () => unreachable))
    const sent = wizard.submit()
    await world.time.pass(8_000)
    await sent
    expect([wizard.step, wizard.isOutcomeUnknown, wizard.failure]).toEqual(['summary', true, undefined])
    await Promise.all([wizard.submit(), wizard.submit()])
    expect([wizard.step, wizard.isOutcomeUnknown]).toEqual(['done', false])
    expect([world.payrolls.all().length, world.payrolls.keys.length]).toEqual([1, 1])
  })

  it('is another request once its content changed after an unknown outcome', async () => {
    const world = await open()
    const wizard = await reviewing(world)
    world.payrolls.faults.before(...Array.from({ length: 4 }, () => unreachable))
    const sent = wizard.submit()
    await world.time.pass(8_000)
    await sent
    wizard.back('invoices')
    wizard.rename('Otra lista')
    wizard.next()
    expect(wizard.isOutcomeUnknown).toBe(false)
    await wizard.submit()
    expect([wizard.step, world.payrolls.all().map(({ name }) => name)]).toEqual(['done', ['Otra lista']])
  })

  it('fails at once when the host rejects it', async () => {
    const world = await open()
    const wizard = await reviewing(world)
    world.payrolls.faults.before(rejectedBy(endpoints.payrollCreate, 'ERROR_PAYABLE_MOVED'))
    await wizard.submit()
    expect([wizard.isOutcomeUnknown, wizard.failure]).toEqual([
      false,
      rejectedBy(endpoints.payrollCreate, 'ERROR_PAYABLE_MOVED'),
    ])
  })
})

describe('a payroll', () => {
  it('gives its invoices back to the inbox, and takes them again when that is undone', async () => {
    const world = await open()
    const payroll = await scheduled(world)
    await world.payrollList.changes.withdrawAll(payroll)
    await settle()
    expect([world.payrollList.list.totalRows, world.payables.all().map(({ location }) => location._tag)]).toEqual([
      0,
      ['Inbox', 'Inbox', 'Inbox'],
    ])
    world.notifications.undo()
    await settle()
    expect(world.payrolls.all()).toMatchObject([{ id: payroll.id, invoices: 3 }])
  })

  it('is found in the list of all by its text and its status, at once', async () => {
    const world = await open()
    await scheduled(world)
    const { filters, list } = world.payrollList
    const found = async () => {
      await settle()
      return list.rows?.length
    }
    filters.choose('PAYMENT_PROBLEM')
    expect([await found(), filters.isNarrow]).toEqual([0, true])
    filters.clear()
    expect(await found()).toBe(1)
    filters.change('102')
    filters.apply()
    expect(await found()).toBe(1)
    filters.change('no hay')
    filters.apply()
    expect(await found()).toBe(0)
  })

  it('that was rejected after money was in it gives them back for good, and stays', async () => {
    const world = await open()
    const payroll = await scheduled(world)
    world.payrolls.put(payroll.id, { status: 'REJECTED', hadMoney: true })
    expect(await world.payrollList.changes.delete(payroll)).toBe(false)
    await world.payrollList.changes.withdrawAll({ ...payroll, status: 'REJECTED' })
    expect(world.payables.all().map(({ location }) => location._tag)).toEqual(['Inbox', 'Inbox', 'Inbox'])
    expect(world.notifications.active).toMatchObject([{ undo: undefined }, {}])
  })

  it('is deleted only where its status allows it', async () => {
    const world = await open()
    const payroll = await scheduled(world)
    expect(await world.payrollList.changes.delete(payroll)).toBe(false)
    world.payrolls.put(payroll.id, { status: 'REJECTED' })
    expect(await world.payrollList.changes.delete(payroll)).toBe(true)
    expect(world.payables.all().map(({ location }) => location._tag)).toEqual(['Inbox', 'Inbox', 'Inbox'])
  })

  it('shows its invoices on its own page, and gives one back', async () => {
    const world = await open()
    const payroll = await scheduled(world)
    world.detail.open(payroll.id)
    await settle()
    expect([world.detail.detail.value?.invoices, world.detail.invoices.totalRows]).toEqual([3, 3])
    const [row] = world.detail.invoices.rows ?? []
    await world.detail.withdraw(row?.invoice ?? expect.fail('no invoice'))
    await settle()
    expect([world.detail.detail.value?.invoices, world.detail.invoices.totalRows]).toEqual([2, 2])
  })
})

describe('paying a payroll', () => {
  const paying = async (world: World) => {
    const payroll = await scheduled(world)
    world.payrolls.confirmAccounts()
    const { payment } = world.payrollList
    payment.open(payroll)
    await settle()
    return payment
  }
  const payingBy = async (world: World, method: PaymentMethod) => {
    const payment = await paying(world)
    payment.next()
    payment.choose(method)
    return payment
  }

  it('declares a transfer, whose payroll is then in process', async () => {
    const world = await open()
    const payment = await paying(world)
    expect([payment.wizard._tag, payment.methods]).toEqual(['Summary', ['transfer', 'direct']])
    payment.next()
    expect(payment.method).toBe('transfer')
    await payment.request('DeclarePaid')
    await settle()
    expect([payment.wizard, payment.payroll?.status]).toEqual([
      { _tag: 'Sent', request: 'DeclarePaid' },
      'PAYMENT_IN_PROCESS',
    ])
    expect(world.payrollList.list.rows).toMatchObject([{ status: 'PAYMENT_IN_PROCESS' }])
    payment.close()
    expect(payment.payroll).toBeUndefined()
  })

  it.each([
    ['transfer', 'PayLater', 'DeclarePaid'],
    ['direct', 'AnnounceDirect', 'PaidDirectly'],
  ] as const)('by %s waits for others, and is declared by that method alone', async (method, asked, declared) => {
    const world = await open()
    world.payrolls.guardedActs = ['PAY']
    const payment = await payingBy(world, method)
    expect([payment.isGuarded, payment.bankFile]).toEqual([true, undefined])
    await payment.request(declared)
    expect(payment.wizard._tag).toBe('Method')
    await payment.request(asked)
    await settle()
    expect([payment.wizard._tag, payment.pending]).toMatchObject(['Sent', { act: 'PAY', needed: 1 }])
    const [waiting] = world.payrollList.list.rows ?? []
    expect(waiting).toMatchObject({ status: 'SCHEDULED_READY_TO_PAY', approval: { act: 'PAY' } })
    world.payrolls.approve(waiting?.id ?? expect.fail('no payroll'))
    world.payrollList.list.retry()
    await settle()
    const [awaiting] = world.payrollList.list.rows ?? []
    payment.open(awaiting ?? expect.fail('no payroll'))
    await settle()
    expect([payment.methods, payment.isGuarded, payment.pending]).toEqual([[method], false, undefined])
    expect(payment.bankFile).toBeDefined()
    await payment.request(declared)
    expect(payment.payroll?.status).toBe(method === 'transfer' ? 'PAYMENT_IN_PROCESS' : 'PAID')
  })

  it('says that others authorise it once the host does, and shows no account any more', async () => {
    const world = await open()
    const payment = await payingBy(world, 'direct')
    world.payrolls.guardedActs = ['PAY']
    await payment.request('PaidDirectly')
    await settle()
    expect(payment.failure).toMatchObject({ code: 'ERROR_APPROVAL_REQUIRED' })
    expect([payment.wizard._tag, payment.isGuarded, payment.bankFile]).toEqual(['Method', true, undefined])
  })

  it('can be taken back by its requester, so that the list changes again', async () => {
    const world = await open()
    world.payrolls.guardedActs = ['PAY']
    const payment = await payingBy(world, 'transfer')
    await payment.request('PayLater')
    await settle()
    const [waiting] = world.payrollList.list.rows ?? []
    await world.payrollList.changes.withdrawRequest(waiting ?? expect.fail('no payroll'))
    await settle()
    expect(world.payrollList.list.rows?.[0]?.approval).toBeUndefined()
    expect(world.notifications.active.at(-1)?.toast).toEqual({ _tag: 'ApprovalDecided', state: 'WITHDRAWN' })
  })

  it('announces a transfer, which is declared later at its bank data', async () => {
    const world = await open()
    const payment = await payingBy(world, 'transfer')
    await payment.request('PayLater')
    await settle()
    const [awaiting] = world.payrollList.list.rows ?? []
    payment.open(awaiting ?? expect.fail('no payroll'))
    await settle()
    expect([payment.wizard, payment.methods]).toEqual([{ _tag: 'Method' }, ['transfer']])
    await payment.request('DeclarePaid')
    expect(payment.payroll?.status).toBe('PAYMENT_IN_PROCESS')
  })

  it('offers direct payments alone where the financier has no account', async () => {
    const world = await open()
    world.payrolls.account = undefined
    const payment = await paying(world)
    expect(payment.methods).toEqual(['direct'])
    payment.next()
    payment.choose('direct')
    await payment.request('PaidDirectly')
    await settle()
    expect(world.payables.all().map(({ location }) => location._tag)).toEqual(['Paid', 'Paid', 'Paid'])
    expect(world.payrollList.list.totalRows).toBe(0)
  })

  it('is recorded as direct payments when the account of an announced transfer is gone', async () => {
    const world = await open()
    const payment = await payingBy(world, 'transfer')
    await payment.request('PayLater')
    world.payrolls.account = undefined
    payment.open(world.payrolls.all()[0] ?? expect.fail('no payroll'))
    await settle()
    expect([payment.wizard, payment.method]).toEqual([{ _tag: 'Method' }, 'direct'])
    await payment.request('PaidDirectly')
    expect(payment.payroll?.status).toBe('PAID')
  })

  it('says in its button what moves: one sum for each currency, or what the financier pays', async () => {
    const documentAmount = money('USD', 5_000)
    const world = await open([aPayable(0), aPayable(1, { amount: money('CLP', 46_000), documentAmount })])
    const direct = await payingBy(world, 'direct')
    expect(direct.moving).toEqual([money('CLP', 1_000), documentAmount])
    const other = await open()
    other.payables.line = { credit: money('CLP', 100_000), balance: money('CLP', 50_000) }
    const financed = await payingBy(other, 'financing')
    expect(financed.moving).toEqual([money('CLP', 3_003)])
    financed.financing?.chooseDate('2026-12-25' as CivilDate)
    expect(financed.moving).toBeUndefined()
  })

  it('sends nothing before every payee is confirmed, and no request of another method', async () => {
    const world = await open()
    const payroll = await scheduled(world)
    const { payment } = world.payrollList
    payment.open(payroll)
    await settle()
    expect(payment.canSend).toBe(false)
    world.payrolls.confirmAccounts()
    payment.open(payroll)
    await settle()
    payment.next()
    expect(payment.canSend).toBe(true)
    await payment.request('RequestFinancing')
    expect([payment.wizard._tag, world.payrolls.keys.length]).toEqual(['Method', 1])
  })

  it('names the folios beside the code by which the financier recognises the transfer', async () => {
    const payment = await paying(await open())
    expect(payment.concept).toBe('LISTA-000001 F 100 101 102')
  })

  it('says no sum for the rest of a transfer that arrived in part', async () => {
    const world = await open()
    const payment = await payingBy(world, 'transfer')
    const payroll = payment.payroll ?? expect.fail('no payroll')
    expect(payment.moving).toEqual(payroll.totals)
    payment.close()
    payment.open({ ...payroll, status: 'FUNDING_INCOMPLETE' })
    expect(payment.moving).toBeUndefined()
  })

  it('is sent again with the same key after a lost answer: it is paid once', async () => {
    const world = await open()
    const payment = await payingBy(world, 'direct')
    world.payrolls.faults.lost(unreachable)
    const requested = payment.request('PaidDirectly')
    await settle()
    expect([payment.wizard._tag, payment.failure]).toEqual(['Sending', undefined])
    await world.time.pass(500)
    await requested
    expect([payment.wizard._tag, payment.failure]).toEqual(['Sent', undefined])
    expect(world.payrolls.keys).toHaveLength(2)
  })

  it('has an unknown outcome without an answer, no failure, and keeps its key when it is opened again', async () => {
    const world = await open()
    const payment = await payingBy(world, 'direct')
    world.payrolls.faults.lost(...Array.from({ length: 4 }, () => unreachable))
    const requested = payment.request('PaidDirectly')
    await world.time.pass(8_000)
    await requested
    expect([payment.isOutcomeUnknown, payment.failure]).toEqual([true, undefined])
    expect([payment.wizard, payment.method]).toEqual([{ _tag: 'Method' }, 'direct'])
    const payroll = payment.payroll ?? expect.fail('no payroll')
    payment.close()
    payment.open(payroll)
    await settle()
    payment.next()
    payment.choose('direct')
    await payment.request('PaidDirectly')
    expect([payment.isOutcomeUnknown, payment.wizard._tag]).toEqual([false, 'Sent'])
    expect(world.payrolls.keys).toHaveLength(2)
  })

  it('fails at once when the host rejects it', async () => {
    const world = await open()
    const payment = await payingBy(world, 'direct')
    world.payrolls.faults.before(rejectedBy(endpoints.payrollRequestPayment, 'ERROR_PAYROLL_NOT_PAYABLE'))
    await payment.request('PaidDirectly')
    expect([payment.isOutcomeUnknown, payment.failure]).toEqual([
      false,
      rejectedBy(endpoints.payrollRequestPayment, 'ERROR_PAYROLL_NOT_PAYABLE'),
    ])
  })

  it('is financed: the cost is known before the request, and one order comes out of two attempts', async () => {
    const world = await open()
    world.payables.line = { credit: money('CLP', 100_000), balance: money('CLP', 50_000) }
    const payment = await payingBy(world, 'financing')
    await settle()
    const { financing } = payment
    expect([payment.methods.at(-1), financing?.repaymentDate]).toEqual(['financing', '2027-01-04'])
    expect(financing?.price.value).toMatchObject({ transfer: money('CLP', 3_003), total: money('CLP', 3_599) })
    expect(financing?.cost).toEqual(money('CLP', 596))
    financing?.chooseDate('2026-12-25' as CivilDate)
    expect([financing?.canRequest, financing?.price.value]).toEqual([false, undefined])
    financing?.chooseDate('2027-01-29' as CivilDate)
    await settle()
    expect(financing?.canRequest).toBe(true)
    world.payrolls.faults.lost(unreachable)
    const requested = payment.request('RequestFinancing')
    await world.time.pass(500)
    await requested
    expect([payment.wizard, payment.payroll?.status, payment.payroll?.orderId]).toEqual([
      { _tag: 'Sent', request: 'RequestFinancing' },
      'FINANCING_REQUESTED',
      '900',
    ])
    expect(world.payrolls.keys).toHaveLength(2)
  })

  it('is not financed above the balance of the credit line', async () => {
    const world = await open()
    world.payables.line = { credit: money('CLP', 100_000), balance: money('CLP', 3_000) }
    const payment = await payingBy(world, 'financing')
    await settle()
    expect([payment.financing?.isAboveCredit, payment.financing?.canRequest]).toEqual([true, false])
  })

  it('says when a transfer is looked for that is declared outside the hours of the bank', async () => {
    const world = await open()
    const payment = await paying(world)
    expect(payment.checkAt).toBeUndefined()
    await world.time.pass(10 * 60 * 60 * 1000)
    expect(payment.checkAt).toEqual({ date: '2026-03-05', minutes: 8 * 60 })
  })
})
