import { describe, expect, it } from 'vitest'
import type { PayeeConfirmation } from '#application/payables/payee-confirmation.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { unreachable } from '#test/support/fakes/faults.ts'
import { settle } from '#test/support/fakes/time.ts'
import { makePaymentsWorld } from '#test/support/payments-world.ts'
import { aPayable } from '#test/support/samples/payables.ts'

const NATIVA = { name: 'Nativa SpA', identifier: '77214860-7', hasBankAccount: true }

const open = async () => {
  const world = makePaymentsWorld([aPayable(0), aPayable(1, { supplier: NATIVA, payeeId: '32' as never })])
  const draft = { name: 'Pagos', paymentDate: '2026-12-01' as CivilDate, invoiceIds: ['1', '2'] as never }
  await world.payrolls.create(draft, 'k-1')()
  const { payment } = world.payrollList
  payment.open(world.payrolls.all()[0] ?? expect.fail('no payroll'))
  await settle()
  const payees = payment.payees ?? expect.fail('no payees')
  const names = () => payees.pending.map(({ name }) => name)
  return { ...world, payees, payment, names }
}

const answer = async ({ form }: PayeeConfirmation, person = 'Luis Paz'): Promise<void> => {
  form.change('channel', 'PHONE')
  form.change('person', person)
  await form.submit()
  await settle()
}

describe('the accounts that are confirmed before they are paid', () => {
  it('are pending until the user says whom they asked, one after another', async () => {
    const { names, payees, payment } = await open()
    const [first, second] = names()
    expect(names()).toHaveLength(2)
    await answer(payees)
    expect([names(), payees.form.values]).toEqual([[second], { channel: '', person: '' }])
    await answer(payees, 'Eva Rey')
    expect(names()).toEqual([])
    const { payees: paid = [] } = payment.transfers?.value ?? {}
    expect(paid.map(({ caution, name }) => [name, caution?.channel, caution?.person])).toEqual([
      [first, 'PHONE', 'Luis Paz'],
      [second, 'PHONE', 'Eva Rey'],
    ])
  })

  it('are confirmed in the order that the user wants, and what was typed is of one payee', async () => {
    const { names, payees } = await open()
    const [first, second] = payees.pending
    payees.form.change('person', 'Luis Paz')
    payees.ask(second ?? expect.fail('no second payee'))
    expect([payees.current?.name, payees.form.values.person]).toEqual([second?.name, ''])
    await answer(payees)
    expect([names(), payees.current?.name]).toEqual([[first?.name], first?.name])
    expect(payees.checks.map(({ name }) => name)).toEqual([first?.name, second?.name])
  })

  it('need a channel and a person', async () => {
    const { names, payees } = await open()
    await payees.form.submit()
    expect(payees.form.errorOf('channel')).toEqual({ _tag: 'ChoiceMissing' })
    expect(payees.form.errorOf('person')).toEqual({ _tag: 'TextEmpty' })
    expect(names()).toHaveLength(2)
  })

  it('are in no file, and masked, before all are confirmed', async () => {
    const { payees, payment } = await open()
    const numbers = () => payment.transfers?.value?.payees.map(({ account }) => account?.number)
    expect([numbers(), payment.bankFile]).toEqual([['···1904', '···1904'], undefined])
    await answer(payees)
    expect(payment.bankFile).toBeUndefined()
    await answer(payees)
    expect(numbers()).toEqual(['62811904', '62811904'])
    expect(payment.bankFile?.rows.map(({ transfer }) => transfer.number)).toEqual(['62811904', '62811904'])
  })

  it('stay pending when the confirmation was not saved, which is told', async () => {
    const { names, payees, payrolls } = await open()
    payrolls.faults.before(unreachable)
    await answer(payees)
    expect([names().length, payees.form.failure, payees.form.isBusy]).toEqual([2, unreachable, false])
    await payees.form.submit()
    expect(names()).toHaveLength(1)
  })

  it('that changed since they were shown are shown anew, and not confirmed', async () => {
    const { names, payees, payrolls } = await open()
    payrolls.changeAccountOf(payees.current?.identifier ?? '')
    await answer(payees)
    expect([names().length, payees.current?.caution?.version]).toEqual([2, 2])
    expect(payees.form.failure).toMatchObject({ code: 'ERROR_CONFLICT' })
  })

  it('are confirmed once by a double click', async () => {
    const { names, payees } = await open()
    const { form } = payees
    form.change('channel', 'IN_PERSON')
    form.change('person', 'Luis Paz')
    await Promise.all([form.submit(), form.submit()])
    expect(names()).toHaveLength(1)
  })

  it('are asked for again when the host finds one that changed as the payment is sent', async () => {
    const { names, payees, payment, payrolls } = await open()
    await answer(payees)
    await answer(payees)
    payment.next()
    payment.choose('direct')
    payrolls.changeAccountOf(NATIVA.identifier)
    await payment.request('PaidDirectly')
    await settle()
    expect(payment.failure).toMatchObject({ code: 'ERROR_PAYEE_UNCONFIRMED' })
    expect(names()).toEqual([NATIVA.name])
    expect(payment.bankFile).toBeUndefined()
  })
})

describe('the screen of a payroll', () => {
  it.each(['FINANCING_REQUESTED', 'PAYMENT_PROBLEM'])(
    'in %s asks for the accounts that changed since',
    async (status) => {
      const { openPayroll, payrolls } = await open()
      const [payroll] = payrolls.all()
      if (payroll === undefined) return expect.fail('no payroll')
      payrolls.put(payroll.id, { status })
      const vm = openPayroll()
      vm.open(payroll.id)
      await settle()
      expect(vm.payees?.pending.map(({ name }) => name)).toHaveLength(2)
    },
  )

  it('of one that was not requested asks in the wizard only', async () => {
    const { openPayroll, payrolls } = await open()
    const vm = openPayroll()
    vm.open(payrolls.all()[0]?.id ?? expect.fail('no payroll'))
    await settle()
    expect(vm.payees?.pending).toEqual([])
  })

  it('wait after the user confirmed them, where they changed so recently that another member confirms them too', async () => {
    const { names, payees, payment, payrolls } = await open()
    payrolls.makeWait(NATIVA.identifier, { until: Date.UTC(2026, 10, 24, 15), isShortened: true })
    payment.transfers?.retry()
    await settle()
    expect(payees.askable).toHaveLength(2)
    await answer(payees)
    await answer(payees)
    expect([payees.askable, payees.current, names()]).toEqual([[], undefined, [NATIVA.name]])
    expect(payment.canSend).toBe(false)
  })
})
