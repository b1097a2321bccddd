import { describe, expect, it } from 'vitest'
import type { PayableRow } from '#application/payables/payable-row.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { PayableInvoice } from '#domain/payables/payable-invoice.ts'
import { layoutOf } from '#ui/design/data-table/table-layout.ts'
import { payrollColumns, stackedPayrollColumns } from '#ui/payables/payroll-columns.tsx'
import { settle } from '#test/support/fakes/time.ts'
import { makePaymentsWorld } from '#test/support/payments-world.ts'
import { markupOf, wordsOf } from '../design/render.tsx'

/** The page of a payroll over one invoice, which changes so once the page is open. */
const columnsOver = async (
  changed: Partial<PayableInvoice> = {},
  status = 'SCHEDULED_READY_TO_PAY',
  hadMoney = false,
) => {
  const world = makePaymentsWorld()
  const [invoice] = world.payables.all()
  if (invoice === undefined) return expect.fail('no invoices')
  const request = { name: 'Facturas', paymentDate: '2026-12-01' as CivilDate, invoiceIds: [invoice.id] as const }
  await world.payrolls.create(request as never, 'k-1')()
  const page = await world.payrolls.page(1, 1)()
  const id = (page._tag === 'Right' && page.right.rows[0]?.id) || expect.fail('no payroll')
  world.payrolls.put(id, { status, hadMoney })
  const vm = world.openPayroll()
  vm.open(id)
  await settle()
  const [row] = vm.invoices.rows ?? []
  if (row === undefined) return expect.fail('no rows')
  return { columns: payrollColumns({ vm, country: 'CL' }), row: { ...row, invoice: { ...row.invoice, ...changed } } }
}

type Columns = ReturnType<typeof payrollColumns>
const wordsIn = (columns: Columns, id: string, row: PayableRow): string =>
  wordsOf(markupOf(columns.find((column) => column.id === id)?.render(row)))

describe('the way out of a payroll, on its page', () => {
  it('has a column of its own, which no chip of the invoice covers', async () => {
    const { columns, row } = await columnsOver({ obstacle: 'PAYEE_IN_DOUBT' })
    expect(wordsIn(columns, 'state', row)).toBe('Cedida, por confirmar')
    expect(wordsIn(columns, 'actions', row)).toBe('Quitar de la lista')
  })

  it('is on the cards of a phone', async () => {
    const { columns } = await columnsOver()
    expect(columns.find(({ id }) => id === 'actions')?.cardPart).toBe('chip')
  })

  it('is within every window with a table, from 1024 to 1920 pixels', async () => {
    const { columns } = await columnsOver()
    const widthOf = (shown: Columns) => layoutOf(shown, false).minWidth
    /* In a window of 1024 pixels 880 are left for a table, in one of 1366 pixels 1222. */
    expect(widthOf(stackedPayrollColumns(columns, 'CL'))).toBeLessThanOrEqual(1024 - 144)
    expect(widthOf(columns)).toBeLessThanOrEqual(1366 - 144)
  })

  it('is there again when the payroll was rejected after its money was returned', async () => {
    const { columns, row } = await columnsOver({}, 'REJECTED', true)
    expect(wordsIn(columns, 'actions', row)).toBe('Quitar de la lista')
    const rejected = await columnsOver({}, 'REJECTED')
    expect(wordsIn(rejected.columns, 'actions', rejected.row)).toBe('')
  })

  it('ends when the payroll is paid', async () => {
    const { columns, row } = await columnsOver({}, 'PAYMENT_IN_PROCESS')
    expect(wordsIn(columns, 'actions', row)).toBe('')
  })
})
