import { observer } from 'mobx-react-lite'
import { screensOf } from '#application/shared/country-screens.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { CreditBureauCard, DebtServiceCard, TreasuryCard } from '../debts/debt-cards.tsx'
import { FigureStrip } from '../design/layout/figure-strip.tsx'
import { financeText } from '../text/finance.ts'
import { SurplusCard } from '../wallet/surplus-card.tsx'
import { InvoicedFigure, type InvoicedFigureProps } from './invoiced-figure.tsx'

/** The other assets and debts of a company, which samples do not have, and what it invoiced. */
export const FinanceCards = observer(function FinanceCards({ vm, country }: InvoicedFigureProps) {
  const { hasSurplus } = profileOf(country)
  const { hasCreditBureau, hasDebtService, hasTreasuryDebt } = screensOf(country)
  return (
    <FigureStrip label={financeText.figuresLabel}>
      {!vm.isDemo && (
        <>
          {hasSurplus && <SurplusCard />}
          {hasTreasuryDebt && <TreasuryCard />}
          {hasCreditBureau && <CreditBureauCard />}
          {hasDebtService && <DebtServiceCard />}
        </>
      )}
      <InvoicedFigure vm={vm} country={country} />
    </FigureStrip>
  )
})
