import type { CashTable } from '#application/cash/cash-table.ts'
import type { CashViewModel } from '#application/cash/cash.view-model.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { Currency } from '#domain/kernel/money.ts'

export interface CashPartProps {
  readonly table: CashTable & { readonly currency: Currency }
  readonly country: Country
  readonly today: CivilDate
}

export interface CashCellsProps extends CashPartProps {
  readonly onOpen: CashViewModel['open']
}
