import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { formatInteger } from '#domain/kernel/format.ts'
import { supplierPath } from '../app/paths.ts'
import { AccountDialog } from '../banking/account-dialog.tsx'
import { ConfirmationDialog } from '../banking/confirmation-dialog.tsx'
import { OwnAccountsCard } from '../banking/own-accounts-card.tsx'
import { NavTabs } from '../design/controls/nav-tabs.tsx'
import { WaitingApprovals } from '../team/waiting-approvals.tsx'
import { suppliersText as text } from '../text/suppliers.ts'
import { ContactsCard } from './contacts-card.tsx'
import { SupplierActivityCard } from './supplier-activity-card.tsx'
import { SupplierInvoices } from './supplier-invoices.tsx'
import type { SupplierPartProps } from './supplier.types.ts'
import { SUPPLIER_TABS, supplierTabIn, supplierTabQuery, type SupplierTab } from './supplier-tab.ts'

const SUPPLIER_ACCOUNT = ['SUPPLIER_ACCOUNT'] as const

/** The parts of the supplier. One without an account opens at its accounts: that is what stops its payments. */
export const SupplierTabs = observer(function SupplierTabs({ vm, country }: SupplierPartProps) {
  const [params] = useSearchParams()
  const { accounts, contacts, id = '' } = vm
  const known = accounts?.list.rows
  const [first, setFirst] = useState<SupplierTab>()
  if (first === undefined && (known !== undefined || accounts?.list.failure !== undefined))
    setFirst(known?.length === 0 ? 'accounts' : 'invoices')
  const current = supplierTabIn(params) ?? first ?? 'invoices'
  const count: Readonly<Record<SupplierTab, number | undefined>> = {
    invoices: vm.invoices.value?.totalRows,
    accounts: known?.length,
    contacts: contacts?.list.rows?.length,
    activity: undefined,
  }
  const path = (tab: SupplierTab) => `${supplierPath(id)}?${supplierTabQuery(tab)}`
  const tabs = (
    <NavTabs
      label={text.tabs.label}
      tabs={SUPPLIER_TABS.map((tab) => ({
        to: path(tab),
        label: text.tabs[tab],
        count: count[tab] === undefined ? undefined : formatInteger(count[tab], country),
      }))}
      current={path(current)}
    />
  )
  if (current === 'invoices') return <SupplierInvoices vm={vm} country={country} tabs={tabs} />
  return (
    <>
      {tabs}
      {current === 'activity' && <SupplierActivityCard vm={vm} country={country} />}
      {current === 'contacts' && contacts !== undefined && <ContactsCard vm={contacts} />}
      {current === 'accounts' && accounts !== undefined && (
        <>
          <OwnAccountsCard vm={accounts} country={country} permission="supplierAccounts" text={text.accounts} />
          <WaitingApprovals
            acts={SUPPLIER_ACCOUNT}
            isShown={({ supplier }) => supplier !== undefined && supplier === vm.supplier.value?.name}
          />
          <AccountDialog vm={accounts.editor} />
          <ConfirmationDialog vm={accounts.confirmation} />
        </>
      )}
    </>
  )
})
