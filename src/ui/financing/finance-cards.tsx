import { makeStyles } from '@fluentui/react-components'
import { screensOf } from '#application/shared/country-screens.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { Country } from '#domain/kernel/country.ts'
import { CreditBureauCard, DebtServiceCard, TreasuryCard } from '../debts/debt-cards.tsx'
import { breakpointPhone, space } from '../design/theme/layout-tokens.ts'
import { SurplusCard } from '../wallet/surplus-card.tsx'

/** The other assets and debts of a company, above the types of financing. */
export const FinanceCards = ({ country }: { readonly country: Country }) => {
  const styles = useStyles()
  const { hasSurplus } = profileOf(country)
  const { hasCreditBureau, hasDebtService, hasTreasuryDebt } = screensOf(country)
  return (
    <div className={styles.strip}>
      {hasSurplus && <SurplusCard />}
      {hasTreasuryDebt && <TreasuryCard />}
      {hasCreditBureau && <CreditBureauCard />}
      {hasDebtService && <DebtServiceCard />}
    </div>
  )
}

const useStyles = makeStyles({
  strip: {
    display: 'grid',
    /* The height that the page reserves. */
    minHeight: 'inherit',
    /* Beside each other, because one above the other they would hide the invoices. */
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(360px, 1fr)',
    /* All of them fit a small window; upright, two are whole and a part of the third says that there is more. */
    '@media (max-width: 1279px)': { gridAutoColumns: 'minmax(270px, 1fr)' },
    gap: space.m,
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    [breakpointPhone]: { gridAutoColumns: 'minmax(97%, 1fr)' },
  },
})
