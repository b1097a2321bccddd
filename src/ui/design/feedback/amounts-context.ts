import { createContext, use } from 'react'
import type { Country } from '#domain/kernel/country.ts'

export interface AmountsSetting {
  /** Whose separators and decimals amounts are written with. */
  readonly country: Country
  /** Amounts are blurred, for whoever works with others looking on. */
  readonly hidden: boolean
}

export const AmountsContext = createContext<AmountsSetting>({ country: 'CL', hidden: false })

export const useAmounts = (): AmountsSetting => use(AmountsContext)
