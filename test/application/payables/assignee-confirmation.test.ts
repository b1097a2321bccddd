import { describe, expect, it } from 'vitest'
import { chipOf } from '#ui/payables/chip-of.ts'
import { rejectedBy } from '#test/support/fakes/faults.ts'
import { endpoints } from '#wire/endpoints.ts'
import { settle } from '#test/support/fakes/time.ts'
import { makePaymentsWorld } from '#test/support/payments-world.ts'
import { aCededPayable, aPayable } from '#test/support/samples/payables.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'

const open = async () => {
  const world = makePaymentsWorld([aCededPayable(0), aPayable(1)])
  world.vm.open('inbox')
  world.vm.table.filters.choose('NOT_PAYABLE')
  await settle()
  const { assignees, list } = world.vm.table
  const invoice = () => list.rows?.find((row) => row.invoice.folio === '100')?.invoice ?? expect.fail('no invoice')
  assignees.open(invoice())
  return { ...world, assignees, invoice }
}

const answer = ({ assignees }: Pick<Awaited<ReturnType<typeof open>>, 'assignees'>) => {
  assignees.form.change('channel', 'PHONE')
  assignees.form.change('person', 'Ana Soto')
  return assignees.form.submit()
}

const PLACE = { list: 'inbox', today: '2026-11-20' as CivilDate } as const

describe('an invoice that a document says is ceded', () => {
  it('says to whom, and that this waits to be confirmed', async () => {
    const { invoice } = await open()
    expect(chipOf(invoice(), PLACE)).toEqual({ _tag: 'ToConfirm', assignee: 'Factoring Andes SA' })
  })

  it('is paid to the assignee once the user says how and whom they asked', async () => {
    const world = await open()
    await answer(world)
    expect([world.assignees.invoice, world.invoice().obstacle]).toEqual([undefined, undefined])
    expect(chipOf(world.invoice(), PLACE)).toEqual({ _tag: 'Assigned', to: 'Factoring Andes SA' })
    expect(world.notifications.active.map(({ toast }) => toast._tag)).toEqual(['AssigneeConfirmed'])
  })

  it('needs both the channel and the person', async () => {
    const { assignees, payables } = await open()
    await assignees.form.submit()
    expect(assignees.invoice?.folio).toBe('100')
    expect(payables.all()[0]?.obstacle).toBe('PAYEE_IN_DOUBT')
  })

  it('stays open, beside the present list, when its cession changed meanwhile', async () => {
    const world = await open()
    world.payables.faults.before(rejectedBy(endpoints.payableConfirmAssignee, 'ERROR_CONFLICT'))
    await answer(world)
    await settle()
    expect(world.assignees.form.failure).toMatchObject({ code: 'ERROR_CONFLICT' })
    expect(world.assignees.invoice?.folio).toBe('100')
  })

  it('has nothing to confirm without a cession', async () => {
    const { assignees } = await open()
    assignees.close()
    assignees.open(aPayable(1))
    expect(assignees.invoice).toBe(undefined)
  })
})
