import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { PayrollChanges } from '#application/payables/payroll-changes.ts'
import type { PayrollPayment } from '#application/payables/payroll-payment.ts'
import type { PayrollDetail } from '#application/payables/payrolls.port.ts'
import type { Country } from '#domain/kernel/country.ts'
import { actionsOf } from '#domain/payables/payroll-actions.ts'
import { Modal, ModalActions, ModalTitle } from '../design/layout/modal.tsx'
import { useLock, useMay } from '../team/use-lock.ts'
import { payrollsText as text } from '../text/payrolls.ts'

export interface PayrollActionsProps {
  readonly payroll: PayrollDetail
  readonly changes: PayrollChanges
  readonly payment: PayrollPayment
  readonly country: Country
  /** After the payroll was deleted. */
  readonly onDeleted?: () => void
}

/** The actions that the status of a payroll allows. Who may not ask for a payment may still confirm who is paid. */
export const PayrollActions = observer(function PayrollActions(props: PayrollActionsProps) {
  const { changes, country, onDeleted, payment, payroll } = props
  const [isDeleting, setDeleting] = useState(false)
  const lock = useLock('request')
  const mayChange = useMay('payables')
  const mayConfirm = useMay('confirm')
  const confirmsOnly = lock.title !== undefined && mayConfirm
  const actions = actionsOf(payroll).filter((action) => action !== 'withdrawInvoices' || payroll.invoices > 0)
  const isBlocked = payroll.notPayable > 0
  return (
    <>
      {actions.includes('pay') &&
        (confirmsOnly ? (
          <Button disabledFocusable={isBlocked} onClick={() => payment.open(payroll)}>
            {text.confirmAccounts}
          </Button>
        ) : (
          <Button appearance="primary" disabledFocusable={isBlocked} onClick={() => payment.open(payroll)} {...lock}>
            {text.pay}
          </Button>
        ))}
      {actions.includes('declarePaid') && (
        <Button appearance="primary" disabledFocusable={isBlocked} onClick={() => payment.open(payroll)} {...lock}>
          {text.declarePaid}
        </Button>
      )}
      {mayChange && (actions.includes('delete') || actions.includes('withdrawInvoices')) && (
        <Menu positioning={{ position: 'below', align: 'end' }}>
          <MenuTrigger disableButtonEnhancement>
            <Button
              appearance="subtle"
              icon={<MoreHorizontal20Regular />}
              aria-label={text.menu(payroll.name)}
              disabledFocusable={changes.isBusy}
            />
          </MenuTrigger>
          <MenuPopover>
            <MenuList>
              {actions.includes('withdrawInvoices') && (
                <MenuItem onClick={() => void changes.withdrawAll(payroll)}>{text.withdrawAll}</MenuItem>
              )}
              {actions.includes('delete') && <MenuItem onClick={() => setDeleting(true)}>{text.delete}</MenuItem>}
            </MenuList>
          </MenuPopover>
        </Menu>
      )}
      {isDeleting && (
        <Modal onDismiss={changes.isBusy ? undefined : () => setDeleting(false)}>
          <ModalTitle>{text.deleteTitle(payroll.name)}</ModalTitle>
          <p>{text.deleteDetail(payroll.invoices, country)}</p>
          {payroll.status === 'FINANCING_REQUESTED' && <p>{text.deleteFinancing}</p>}
          <ModalActions>
            <Button disabledFocusable={changes.isBusy} onClick={() => setDeleting(false)}>
              {text.cancel}
            </Button>
            <Button
              appearance="primary"
              disabledFocusable={changes.isBusy}
              onClick={() =>
                void changes.delete(payroll).then((isDeleted) => {
                  setDeleting(false)
                  if (isDeleted) onDeleted?.()
                })
              }
            >
              {changes.isBusy ? text.deleting : text.deleteConfirm}
            </Button>
          </ModalActions>
        </Modal>
      )}
    </>
  )
})
