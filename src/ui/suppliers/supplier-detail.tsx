import { observer } from 'mobx-react-lite'
import { orDefaultTerm } from '#domain/suppliers/payment-term.ts'
import { counterpartWords } from '#domain/labels/counterpart-words.ts'
import { displayTaxId } from '#domain/tax-id/tax-id.ts'
import { PAYMENT_PATHS, SEARCH_PARAM, supplierStatementPath } from '../app/paths.ts'
import { TextLink } from '../design/controls/text-link.tsx'
import { InfoHint } from '../design/feedback/info-hint.tsx'
import { RemoteContent } from '../design/layout/remote-card.tsx'
import { CopiedValue } from '../profile/definition-list.tsx'
import { PermittedField } from '../team/permitted-field.tsx'
import { profileText } from '../text/profile.ts'
import { suppliersText as text } from '../text/suppliers.ts'
import { SupplierFigures } from './supplier-figures.tsx'
import type { SupplierPartProps } from './supplier.types.ts'
import { SupplierTabs } from './supplier-tabs.tsx'
import { useSupplierStyles } from './suppliers.styles.ts'

/** One supplier: its payment term, what is owed to it, its invoices, bank accounts and contacts. */
export const SupplierDetail = observer(function SupplierDetail({ vm, country }: SupplierPartProps) {
  const styles = useSupplierStyles()
  return (
    <>
      <RemoteContent model={vm.supplier} failed={text.supplierFailed}>
        {({ identifier, paymentTerm }) => (
          <dl className={styles.facts}>
            <dt className={styles.term}>{profileText.identifier(country)}</dt>
            <dd className={styles.value}>
              <CopiedValue text={displayTaxId(country, identifier)} label={profileText.copyIdentifier(country)} />
            </dd>
            <dt className={styles.term}>
              {text.term}
              <InfoHint>{text.termHint}</InfoHint>
            </dt>
            <dd className={styles.value}>
              <PermittedField
                permission="payables"
                edit={vm.term}
                label={text.term}
                editLabel={text.editTerm}
                inputMode="numeric"
              >
                {text.termOf(paymentTerm, orDefaultTerm(paymentTerm))}
              </PermittedField>
            </dd>
            {vm.id !== undefined && (
              <dd className={styles.value}>
                <TextLink to={supplierStatementPath(vm.id)}>{counterpartWords.statement[country]}</TextLink>
              </dd>
            )}
            {vm.schedulable > 0 && (
              <dd className={styles.value}>
                <TextLink to={`${PAYMENT_PATHS.inbox}?${SEARCH_PARAM}=${identifier}`}>
                  {text.schedule(vm.schedulable, country)}
                </TextLink>
              </dd>
            )}
          </dl>
        )}
      </RemoteContent>
      <SupplierFigures vm={vm} />
      <SupplierTabs key={vm.id} vm={vm} country={country} />
    </>
  )
})
