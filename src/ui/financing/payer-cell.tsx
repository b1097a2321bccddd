import type { Payer } from '#domain/financing/invoice.ts'
import type { Country } from '#domain/kernel/country.ts'
import { displayTaxId } from '#domain/tax-id/tax-id.ts'
import { usePayerCellStyles } from './payer-cell.styles.ts'

/** Name over identifier, in the space of one column. */
export const PayerCell = ({ payer, country }: { readonly payer: Payer; readonly country: Country }) => {
  const styles = usePayerCellStyles()
  return (
    <span className={styles.payer}>
      <span className={styles.name}>{payer.name.toUpperCase()}</span>
      <span className={styles.identifier}>{displayTaxId(country, payer.identifier)}</span>
    </span>
  )
}

/** The full text of a truncated name. */
export const payerFullName = (payer: Payer, country: Country): string =>
  `${payer.name.toUpperCase()} · ${displayTaxId(country, payer.identifier)}`
