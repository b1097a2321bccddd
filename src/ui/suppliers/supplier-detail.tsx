import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { CurrentSession } from '#application/identity/current-session.ts'
import { SupplierViewModel } from '#application/suppliers/supplier.view-model.ts'
import { orDefaultTerm } from '#domain/suppliers/payment-term.ts'
import { displayTaxId } from '#domain/tax-id/tax-id.ts'
import { AccountDialog } from '../banking/account-dialog.tsx'
import { ConfirmationDialog } from '../banking/confirmation-dialog.tsx'
import { OwnAccountsCard } from '../banking/own-accounts-card.tsx'
import { InlineField } from '../design/controls/inline-field.tsx'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { RemoteCard } from '../design/layout/remote-card.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { TotalsText } from '../payables/owed-text.tsx'
import { CopiedValue, DefinitionList } from '../profile/definition-list.tsx'
import { profileText } from '../text/profile.ts'
import { suppliersText as text } from '../text/suppliers.ts'
import { ContactsCard } from './contacts-card.tsx'
import { useSupplierStyles } from './suppliers.styles.ts'

/** One supplier: its payment term, what is owed to it, its bank accounts and its contacts. */
export const SupplierDetail = observer(function SupplierDetail({ supplierId }: { readonly supplierId: string }) {
  const vm = useViewModel(SupplierViewModel)
  const { country } = useViewModel(CurrentSession)
  useEffect(() => vm.open(supplierId), [vm, supplierId])
  const styles = useSupplierStyles()
  const { accounts, contacts } = vm
  if (vm.isNotFound) return <EmptyState title={text.notFound} detail={text.notFoundDetail} />
  return (
    <>
      <RemoteCard title={vm.supplier.value?.name ?? text.data} model={vm.supplier} failed={text.supplierFailed}>
        {({ name, identifier, paymentTerm }) => (
          <DefinitionList
            facts={[
              {
                term: profileText.legalName,
                value: <CopiedValue text={name} label={text.copyName} />,
              },
              {
                term: profileText.identifier(country),
                value: (
                  <CopiedValue text={displayTaxId(country, identifier)} label={profileText.copyIdentifier(country)} />
                ),
              },
              {
                term: text.term,
                value: (
                  <>
                    <InlineField edit={vm.term} label={text.term} editLabel={text.editTerm} inputMode="numeric">
                      {text.termOf(paymentTerm, orDefaultTerm(paymentTerm))}
                    </InlineField>
                    <p className={styles.hint}>{text.termHint}</p>
                  </>
                ),
              },
            ]}
          />
        )}
      </RemoteCard>
      <RemoteCard title={text.totals} model={vm.totals} failed={text.totalsFailed}>
        {({ delayed, paid, pending }) => (
          <DefinitionList
            facts={[
              { term: text.pending, value: <TotalsText values={pending} /> },
              { term: text.delayed, value: <TotalsText values={delayed} /> },
              { term: text.paid, value: <TotalsText values={paid} /> },
            ]}
          />
        )}
      </RemoteCard>
      {accounts !== undefined && (
        <>
          <OwnAccountsCard vm={accounts} country={country} text={text.accounts} />
          <AccountDialog vm={accounts.editor} />
          <ConfirmationDialog vm={accounts.confirmation} />
        </>
      )}
      {contacts !== undefined && <ContactsCard vm={contacts} />}
    </>
  )
})
