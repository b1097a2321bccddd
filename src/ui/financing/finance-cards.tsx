import { screensOf } from '#application/shared/country-screens.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { Country } from '#domain/kernel/country.ts'
import { CreditBureauCard, DebtServiceCard, TreasuryCard } from '../debts/debt-cards.tsx'
import { FigureStrip } from '../design/layout/figure-strip.tsx'
import { financeText } from '../text/finance.ts'
import { SurplusCard } from '../wallet/surplus-card.tsx'

/** The other assets and debts of a company, above the types of financing. */
export const FinanceCards = ({ country }: { readonly country: Country }) => {
  const { hasSurplus } = profileOf(country)
  const { hasCreditBureau, hasDebtService, hasTreasuryDebt } = screensOf(country)
  return (
    <FigureStrip label={financeText.figuresLabel}>
      {hasSurplus && <SurplusCard />}
      {hasTreasuryDebt && <TreasuryCard />}
      {hasCreditBureau && <CreditBureauCard />}
      {hasDebtService && <DebtServiceCard />}
    </FigureStrip>
  )
}
