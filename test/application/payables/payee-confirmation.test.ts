import { describe, expect, it } from 'vitest'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { unreachable } from '#test/support/fakes/faults.ts'
import { settle } from '#test/support/fakes/time.ts'
import { makePaymentsWorld } from '#test/support/payments-world.ts'
import { aPayable } from '#test/support/samples/payables.ts'

const open = async () => {
  const world = makePaymentsWorld([aPayable(0)])
  const draft = { name: 'Pagos', paymentDate: '2026-12-01' as CivilDate, invoiceIds: ['1'] as never }
  await world.payrolls.create(draft, 'k-1')()
  const { payment } = world.payrollList
  payment.open(world.payrolls.all()[0] ?? expect.fail('no payroll'))
  await settle()
  const payees = payment.payees ?? expect.fail('no payees')
  const names = () => payees.pending.map(({ name }) => name)
  return { ...world, payees, payment, names }
}

describe('the accounts that are confirmed before they are paid', () => {
  it('are pending until the user confirms them', async () => {
    const { names, payees, payment } = await open()
    expect(names()).toEqual(['Papelera Austral'])
    await payees.confirm()
    expect(names()).toEqual([])
    expect(payment.transfers?.value?.payees[0]?.caution?.confirmedBy).toBe('Ana Soto')
  })

  it('stay pending when the confirmation was not saved, which is told', async () => {
    const { names, payees, payrolls } = await open()
    payrolls.faults.before(unreachable)
    await payees.confirm()
    await settle()
    expect([names(), payees.failure, payees.isBusy]).toEqual([['Papelera Austral'], unreachable, false])
    await payees.confirm()
    expect([names(), payees.failure]).toEqual([[], undefined])
  })

  it('are confirmed once by a double click', async () => {
    const { names, payees } = await open()
    await Promise.all([payees.confirm(), payees.confirm()])
    expect(names()).toEqual([])
  })
})
