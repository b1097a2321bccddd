import { makeStyles, Tag, TagGroup } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { InvoiceFilterForm } from '#application/financing/invoice-filter-form.ts'
import { normaliseIdentifier } from '#domain/financing/invoice-search.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatInteger } from '#domain/kernel/format.ts'
import { displayTaxId } from '#domain/tax-id/tax-id.ts'
import { SearchField } from '../../design/controls/search-field.tsx'
import { space } from '../../design/theme/layout-tokens.ts'
import { invoiceFilterText as text } from '../../text/invoice-filters.ts'

export interface PayerFieldsProps {
  readonly vm: InvoiceFilterForm
  readonly country: Country
}

/** Payers are added one by one; those of the filter stand below. */
export const PayerFields = observer(function PayerFields({ vm, country }: PayerFieldsProps) {
  const styles = useStyles()
  const { canAddPayer, facets, filter } = vm
  const payers = facets.value?.payers ?? []
  const nameOf = (plain: string): string =>
    payers.find(({ identifier }) => normaliseIdentifier(identifier) === plain)?.name ??
    displayTaxId(country, plain.toUpperCase())
  return (
    <div>
      <SearchField
        label={text.payer}
        name="payer"
        value=""
        options={payers
          .filter(({ identifier }) => !filter.payers.includes(normaliseIdentifier(identifier)))
          .map(({ count, identifier, name }) => ({
            value: identifier,
            label: `${name} (${formatInteger(count, country)})`,
            hint: `${identifier} ${normaliseIdentifier(identifier)}`,
          }))}
        placeholder={text.payerHint(country)}
        none={text.noPayer}
        more={text.morePayers}
        warning={canAddPayer ? undefined : text.mostPayers}
        disabled={!canAddPayer}
        onChange={vm.togglePayer}
      />
      {filter.payers.length > 0 && (
        <TagGroup
          className={styles.payers}
          aria-label={text.payer}
          onDismiss={(_, { value }) => vm.togglePayer(String(value))}
        >
          {filter.payers.map((payer) => (
            <Tag
              key={payer}
              value={payer}
              dismissible
              dismissIcon={{ 'aria-label': text.removePayer(nameOf(payer)) }}
              primaryText={{ className: styles.name, children: nameOf(payer) }}
            />
          ))}
        </TagGroup>
      )}
    </div>
  )
})

const useStyles = makeStyles({
  payers: { display: 'flex', flexWrap: 'wrap', gap: space.xs, marginTop: space.xs },
  name: { overflow: 'hidden', maxWidth: '260px', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
})
