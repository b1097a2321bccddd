import { describe, expect, it } from 'vitest'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { VoucherState } from '#domain/payables/payable-invoice.ts'
import { settle } from '#test/support/fakes/time.ts'
import { makePaymentsWorld } from '#test/support/payments-world.ts'
import { aPayable } from '#test/support/samples/payables.ts'

const open = async (voucher: VoucherState) => {
  const location = { _tag: 'Paid', on: '2026-11-20' as CivilDate, payrollId: undefined } as const
  const world = makePaymentsWorld([aPayable(0, { location, voucher })])
  world.vm.open('paid')
  await settle()
  const { list, vouchers } = world.vm.table
  const invoice = () => list.rows?.[0]?.invoice ?? expect.fail('no invoice')
  return { ...world, vouchers, invoice }
}

describe('the voucher of a paid invoice', () => {
  it('is requested, which shows in its row without a reload', async () => {
    const { invoice, notifications, vouchers } = await open('REQUESTABLE')
    await vouchers.request(invoice())
    expect(invoice().voucher).toBe('REQUESTED')
    expect(notifications.active.map(({ toast }) => toast)).toEqual([{ _tag: 'VoucherRequested', folio: '100' }])
  })

  it('is requested once by a double click', async () => {
    const { invoice, notifications, vouchers } = await open('REQUESTABLE')
    await Promise.all([vouchers.request(invoice()), vouchers.request(invoice())])
    expect(notifications.active).toHaveLength(1)
  })

  it('is saved as a file when the financier attached it', async () => {
    const { invoice, saved, vouchers } = await open('ATTACHED')
    await vouchers.download(invoice())
    expect(saved.map(({ name }) => name)).toEqual(['comprobante.pdf'])
  })

  it('is rejected for an invoice that the financier did not pay, with a sentence', async () => {
    const { invoice, notifications, payables, vouchers } = await open('REQUESTABLE')
    const shown = invoice()
    payables.put([{ ...shown, voucher: undefined }])
    await vouchers.request(shown)
    expect(notifications.active.map(({ toast }) => toast)).toMatchObject([
      { _tag: 'VoucherNotRequested', folio: '100', failure: { code: 'ERROR_VOUCHER_NOT_AVAILABLE' } },
    ])
    expect(invoice().voucher).toBe('REQUESTABLE')
  })
})
