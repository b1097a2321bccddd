import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal'
import { Warning16Regular } from '@fluentui/react-icons/svg/warning'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import type { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import type { PayableRow } from '#application/payables/payable-row.ts'
import type { PayableTable } from '#application/payables/payable-table.ts'
import type { Vouchers } from '#application/payables/vouchers.ts'
import type { PayableListName } from '#application/payables/payables.port.ts'
import type { PayableInvoice } from '#domain/payables/payable-invoice.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import { payrollPath, supplierPath } from '../app/paths.ts'
import { TextLink } from '../design/controls/text-link.tsx'
import { DateField } from '../design/date-field/date-field.tsx'
import { StatusChip } from '../design/feedback/status-chip.tsx'
import { paymentsText as text } from '../text/payables.ts'
import { usePayablesStyles } from './payables.styles.ts'

interface CellProps {
  readonly row: PayableRow
  readonly calendar: BusinessCalendar
}

/** Text alone for an invoice that is not paid. */
export const DateCell = observer(function DateCell({
  row,
  table,
  calendar,
}: CellProps & { readonly table: PayableTable }) {
  if (row.invoice.obstacle !== undefined) return formatShortDate(row.invoice.paymentDate)
  return (
    <DateField
      label={text.dateOf(row.invoice.folio)}
      labelHidden
      compact
      value={row.invoice.paymentDate}
      onChange={(date) => date !== undefined && void table.changeDate(row, date)}
      rules={{ calendar: calendar.calendar, today: calendar.today, stored: row.invoice.paymentDate }}
    />
  )
})

/** What keeps it from being paid, else who must be paid, else whether it is late; and a missing account. */
export const StateCell = observer(function StateCell({
  row: { invoice },
  list,
  calendar,
}: CellProps & { readonly list: PayableListName }) {
  const styles = usePayablesStyles()
  const { assignee, obstacle, payeeId, paymentDate, supplier } = invoice
  const isOpen = list === 'inbox' && obstacle === undefined
  const { location, payrollName } = invoice
  if (location._tag === 'Paid' && location.payrollId !== undefined && payrollName !== undefined)
    return <TextLink to={payrollPath(location.payrollId)}>{payrollName}</TextLink>
  return (
    <span className={styles.chips}>
      {obstacle !== undefined && (
        <span className={styles.chip} title={text.obstacle(obstacle).long}>
          <StatusChip color="default" label={text.obstacle(obstacle).short} />
        </span>
      )}
      {isOpen && assignee !== undefined && (
        <span className={styles.chip} title={text.assignedDetail(assignee.name)}>
          <StatusChip color="purple" label={text.assigned(assignee.name)} />
        </span>
      )}
      {isOpen && assignee === undefined && paymentDate < calendar.today && (
        <span className={styles.late}>
          <StatusChip color="red" icon="clock" label={text.late} />
        </span>
      )}
      {isOpen && !supplier.hasBankAccount && (
        <Link to={supplierPath(payeeId)} title={text.noAccount} aria-label={text.noAccount}>
          <Warning16Regular aria-hidden />
        </Link>
      )}
    </span>
  )
})

/** The actions of an invoice that was paid or archived. */
export const RowMenu = ({ row, table }: { readonly row: PayableRow; readonly table: PayableTable }) => (
  <Menu>
    <MenuTrigger disableButtonEnhancement>
      <Button
        appearance="subtle"
        size="small"
        icon={<MoreHorizontal20Regular />}
        aria-label={text.rowMenu(row.invoice.folio)}
      />
    </MenuTrigger>
    <MenuPopover>
      <MenuList>
        <MenuItem onClick={() => void table.moveRow('restore', row)}>{text.restore}</MenuItem>
        <VoucherItem invoice={row.invoice} vouchers={table.vouchers} />
      </MenuList>
    </MenuPopover>
  </Menu>
)

interface VoucherItemProps {
  readonly invoice: PayableInvoice
  readonly vouchers: Vouchers
}

/** Nothing for an invoice that the financier did not pay. */
const VoucherItem = ({ invoice, vouchers }: VoucherItemProps) => {
  switch (invoice.voucher) {
    case undefined:
      return null
    case 'REQUESTABLE':
      return <MenuItem onClick={() => void vouchers.request(invoice)}>{text.requestVoucher}</MenuItem>
    case 'REQUESTED':
      return <MenuItem disabled>{text.voucherRequested}</MenuItem>
    case 'ATTACHED':
      return <MenuItem onClick={() => void vouchers.download(invoice)}>{text.downloadVoucher}</MenuItem>
  }
}
