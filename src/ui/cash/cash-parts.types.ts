import type { CashPlace, CashTable } from '#application/cash/cash-table.ts'
import type { CashViewModel } from '#application/cash/cash.view-model.ts'
import type { CashWeek } from '#domain/cash/cash-column.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { Currency } from '#domain/kernel/money.ts'

export interface CashPartProps {
  readonly table: CashTable & { readonly currency: Currency }
  readonly country: Country
  readonly today: CivilDate
  /** The places with the change that is compared; undefined for none. */
  readonly changed: ReadonlyArray<CashPlace> | undefined
}

export interface CashCellsProps extends CashPartProps {
  readonly onOpen: CashViewModel['open']
  /** Undefined where no week can be covered. */
  readonly onCover: ((week: CashWeek) => void) | undefined
}
