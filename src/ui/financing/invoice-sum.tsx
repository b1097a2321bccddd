import { observer } from 'mobx-react-lite'
import type { InvoiceTableViewModel } from '#application/financing/invoice-table.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { financeText } from '../text/finance.ts'

/** The number of invoices on every page, and their sum. */
export const InvoiceSum = observer(function InvoiceSum({
  table,
  country,
}: {
  readonly table: InvoiceTableViewModel
  readonly country: Country
}) {
  const { selectedTotal, totalAmount } = table
  const { isLocal, totalRows } = table.list
  const count = isLocal ? financeText.select.selected(totalRows, country) : financeText.available(totalRows, country)
  return (
    <>
      <span>{`${count} · `}</span>
      <MoneyText value={isLocal ? selectedTotal : totalAmount} />
    </>
  )
})
