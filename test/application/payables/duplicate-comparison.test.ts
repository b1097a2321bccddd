import { describe, expect, it } from 'vitest'
import { unreachable } from '#test/support/fakes/faults.ts'
import { settle } from '#test/support/fakes/time.ts'
import { makePaymentsWorld } from '#test/support/payments-world.ts'
import { aPayable } from '#test/support/samples/payables.ts'

const open = async () => {
  const world = makePaymentsWorld([aPayable(0), aPayable(1, { amount: aPayable(0).amount }), aPayable(2)])
  world.vm.open('inbox')
  await settle()
  const { duplicates, list } = world.vm.table
  const row = (folio: string) => list.rows?.find(({ invoice }) => invoice.folio === folio) ?? expect.fail('no invoice')
  const suspects = () => list.rows?.filter(({ invoice }) => invoice.isPossibleDuplicate).length
  duplicates.open(row('100').invoice)
  await settle()
  return { ...world, duplicates, row, suspects }
}

describe('an invoice that may be a duplicate', () => {
  it('is shown beside the others', async () => {
    const { duplicates, suspects } = await open()
    expect([suspects(), duplicates.others.value?.map(({ folio }) => folio)]).toEqual([2, ['101']])
  })

  it('is one no more when the user says so, and neither is the other', async () => {
    const { duplicates, suspects } = await open()
    await duplicates.markDistinct()
    await settle()
    expect([duplicates.invoice, suspects()]).toEqual([undefined, 0])
  })

  it('stays open when the answer was not saved', async () => {
    const { duplicates, notifications, payables } = await open()
    payables.faults.before(unreachable)
    await duplicates.markDistinct()
    expect(duplicates.invoice?.folio).toBe('100')
    expect(notifications.active.map(({ toast }) => toast._tag)).toEqual(['DuplicateNotDismissed'])
  })

  it('is archived from the comparison, which leaves the other alone', async () => {
    const { duplicates, payables, row, suspects } = await open()
    await duplicates.archive(row('101').invoice)
    await settle()
    expect(payables.all().map(({ location }) => location._tag)).toEqual(['Inbox', 'Archived', 'Inbox'])
    expect([duplicates.invoice, suspects()]).toEqual([undefined, 0])
  })

  it('is loaded again after a failure', async () => {
    const { duplicates, payables, row } = await open()
    duplicates.close()
    payables.faults.before(unreachable)
    duplicates.open(row('100').invoice)
    await settle()
    expect(duplicates.others.failure).toEqual(unreachable)
    duplicates.others.retry()
    await settle()
    expect(duplicates.others.value?.length).toBe(1)
  })
})
