import type { ComponentType } from 'react'
import type { CartViewModel } from '#application/financing/cart.view-model.ts'
import type { OrderFlowViewModel } from '#application/financing/order-flow.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'

/** Where the money goes, as a row of figures. */
export type DepositRow = ComponentType<{ readonly isSent?: boolean }>

export interface SavedScenariosProps {
  readonly cart: CartViewModel
}

/** The scenarios of the user. */
export type SavedScenarioList = ComponentType<SavedScenariosProps>

export interface ReviewProps {
  readonly flow: OrderFlowViewModel
  readonly country: Country
  /** Absent for sample data. */
  readonly Deposit: DepositRow | undefined
}
