import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal'
import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import type { PayableRow } from '#application/payables/payable-row.ts'
import type { PayableTable } from '#application/payables/payable-table.ts'
import type { Vouchers } from '#application/payables/vouchers.ts'
import type { PayableInvoice } from '#domain/payables/payable-invoice.ts'
import { payrollPath } from '../app/paths.ts'
import { useMay } from '../team/use-lock.ts'
import { paymentsText as text } from '../text/payables.ts'

interface RowMenuProps {
  readonly row: PayableRow
  readonly table: PayableTable
}

/** The actions of an invoice that was paid or archived, as far as the user may take them. */
export const RowMenu = observer(function RowMenu({ row, table }: RowMenuProps) {
  const mayChange = useMay('payables')
  const { location, payrollName, voucher } = row.invoice
  const isRead = voucher === 'ATTACHED' || (location._tag === 'Paid' && payrollName !== undefined)
  if (!mayChange && !isRead) return null
  return (
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
          {mayChange && <MenuItem onClick={() => void table.moveRow('restore', row)}>{text.moves.restore}</MenuItem>}
          <PayrollItem invoice={row.invoice} />
          <VoucherItem invoice={row.invoice} vouchers={table.vouchers} mayRequest={mayChange} />
        </MenuList>
      </MenuPopover>
    </Menu>
  )
})

/** The list in which it was paid, whose name may have given way to a chip. */
const PayrollItem = ({ invoice: { location, payrollName } }: { readonly invoice: PayableInvoice }) => {
  const navigate = useNavigate()
  if (location._tag !== 'Paid' || location.payrollId === undefined || payrollName === undefined) return null
  const { payrollId } = location
  return <MenuItem onClick={() => void navigate(payrollPath(payrollId))}>{text.payroll(payrollName)}</MenuItem>
}

interface VoucherItemProps {
  readonly invoice: PayableInvoice
  readonly vouchers: Vouchers
  readonly mayRequest: boolean
}

/** Nothing for an invoice that the financier did not pay. */
const VoucherItem = ({ invoice, vouchers, mayRequest }: VoucherItemProps) => {
  switch (invoice.voucher) {
    case undefined:
      return null
    case 'REQUESTABLE':
      return mayRequest && <MenuItem onClick={() => void vouchers.request(invoice)}>{text.requestVoucher}</MenuItem>
    case 'REQUESTED':
      return mayRequest && <MenuItem disabled>{text.voucherRequested}</MenuItem>
    case 'ATTACHED':
      return <MenuItem onClick={() => void vouchers.download(invoice)}>{text.downloadVoucher}</MenuItem>
  }
}
