import { isLate } from '#domain/orders/settlement-figures.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import type { Money } from '#domain/kernel/money.ts'
import type { SettledLine } from '#domain/orders/order-settlement.ts'
import { PayerName } from '../counterparts/payer-name.tsx'
import { SupplierName } from '../counterparts/supplier-name.tsx'
import { StackedCell } from '../design/data-table/stacked-cell.tsx'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { StatusChip } from '../design/feedback/status-chip.tsx'
import { orderPageText } from '../text/order-page.ts'
import { settlementText } from '../text/settlement.ts'
import { useSettlementStyles } from './order-settlement.styles.ts'

interface LineProps {
  readonly line: SettledLine
}

interface CounterpartProps {
  readonly isForSuppliers: boolean
}

const NONE = '–'

/** The payer, or the supplier where the company owes the invoice. */
export const CounterpartCell = ({ line: { payer, supplierId }, isForSuppliers }: LineProps & CounterpartProps) =>
  isForSuppliers ? <SupplierName id={supplierId} name={payer.name} /> : <PayerName payer={payer} />

/** Nothing is a dash, so that the amounts that matter are seen. */
export const AmountCell = ({ value }: { readonly value: Money }) => {
  const styles = useSettlementStyles()
  return value.minor === 0 ? <span className={styles.none}>{NONE}</span> : <MoneyText value={value} />
}

export const DueCell = ({ line }: LineProps) => {
  const styles = useSettlementStyles()
  return isLate(line) ? <MoneyText value={line.due} className={styles.late} /> : <AmountCell value={line.due} />
}

/** The day of the last payment; while there is something to pay, whether it is late. */
export const SettledCell = ({ line }: LineProps) => {
  const styles = useSettlementStyles()
  if (line.settledOn !== undefined) return <span>{formatShortDate(line.settledOn)}</span>
  if (isLate(line)) return <StatusChip color="orange" label={settlementText.late} />
  return <span className={styles.quiet}>{settlementText.open}</span>
}

export const LateCell = ({ line, country }: LineProps & { readonly country: Country }) => {
  const styles = useSettlementStyles()
  if (line.daysLate === 0) return <span className={styles.none}>{NONE}</span>
  return <span className={isLate(line) ? styles.late : undefined}>{orderPageText.days(line.daysLate, country)}</span>
}

/** The interest of an open invoice is to date. */
export const InterestCell = ({ line }: LineProps) =>
  line.settledOn === undefined && line.interest.minor > 0 ? (
    <StackedCell align="end" second={settlementText.toDate}>
      <MoneyText value={line.interest} />
    </StackedCell>
  ) : (
    <AmountCell value={line.interest} />
  )

/** The last transfer, or where the returned part is kept. The row below has all of them. */
export const TransferredCell = ({ line, country }: LineProps & { readonly country: Country }) => {
  const styles = useSettlementStyles()
  const last = line.transferred.at(-1)
  if (last !== undefined) return <span>{settlementText.sent(last)}</span>
  if (line.inBalance.minor > 0) return <span>{settlementText.terms(country).held}</span>
  return <span className={styles.none}>{NONE}</span>
}
