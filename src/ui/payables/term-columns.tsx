import { Input } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { SupplierTerms, TermRow } from '#application/payables/supplier-terms.ts'
import type { Country } from '#domain/kernel/country.ts'
import { displayTaxId } from '#domain/tax-id/tax-id.ts'
import type { Column } from '../design/data-table/data-table.types.ts'
import { fieldErrorText } from '../text/field-errors.ts'
import { onboardingText as text } from '../text/onboarding.ts'
import { paymentsText } from '../text/payables.ts'
import { useOnboardingStyles } from './onboarding.styles.ts'

/** The suppliers with a field for the term of each. */
export const termColumns = (terms: SupplierTerms, country: Country): ReadonlyArray<Column<TermRow>> => [
  {
    id: 'name',
    header: paymentsText.columns.supplier,
    render: ({ name }) => name,
    fullText: ({ name }) => name,
    width: 180,
    grow: 3,
    cardPart: 'title',
  },
  {
    id: 'identifier',
    header: paymentsText.columns.identifier(country),
    render: ({ identifier }) => displayTaxId(country, identifier),
    width: 144,
    cardPart: 'detail',
  },
  {
    id: 'term',
    header: text.term,
    render: (row) => <TermCell row={row} terms={terms} />,
    width: 150,
    cardPart: 'chip',
  },
]

interface TermCellProps {
  readonly row: TermRow
  readonly terms: SupplierTerms
}

const TermCell = observer(function TermCell({ row, terms }: TermCellProps) {
  const styles = useOnboardingStyles()
  const { error, identifier, name, typed } = row
  return (
    <Input
      className={styles.number}
      input={{ 'aria-invalid': error !== undefined }}
      inputMode="numeric"
      autoComplete="off"
      aria-label={text.termOf(name)}
      title={error && fieldErrorText(error, typed)}
      value={typed}
      onChange={(_, data) => terms.changeTerm(identifier, data.value)}
    />
  )
})
