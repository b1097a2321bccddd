import { createContext, use } from 'react'
import type { Country } from '#domain/kernel/country.ts'

export interface AmountsSetting {
  /** The country of the number format. */
  readonly country: Country
  /** Amounts are blurred, for privacy in shared spaces. */
  readonly hidden: boolean
}

export const AmountsContext = createContext<AmountsSetting>({ country: 'CL', hidden: false })

export const useAmounts = (): AmountsSetting => use(AmountsContext)
