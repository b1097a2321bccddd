import type { Payer } from '#domain/financing/invoice.ts'
import type { Country } from '#domain/kernel/country.ts'
import { displayTaxId } from '#domain/tax-id/tax-id.ts'
import { usePayerCellStyles } from './payer-cell.styles.ts'

/** Who owes the invoice, over its identifier: two columns in the room of one, for tables that have many. */
export const PayerCell = ({ payer, country }: { readonly payer: Payer; readonly country: Country }) => {
  const styles = usePayerCellStyles()
  return (
    <span className={styles.payer}>
      <span className={styles.name}>{payer.name.toUpperCase()}</span>
      <span className={styles.identifier}>{displayTaxId(country, payer.identifier)}</span>
    </span>
  )
}

/** All of it, for when the name is cut short. */
export const payerFullName = (payer: Payer, country: Country): string =>
  `${payer.name.toUpperCase()} · ${displayTaxId(country, payer.identifier)}`
