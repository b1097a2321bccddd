import { Checkbox } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { CompanyCover } from '#application/cash/cash.port.ts'
import type { WeekCover } from '#application/cash/week-cover.ts'
import type { CashWeek } from '#domain/cash/cash-column.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { CalculationLines } from '../financing/simulation/calculation-lines.tsx'
import { CalculationParts } from '../financing/simulation/calculation-parts.tsx'
import { coverText as text } from '../text/cash-cover.ts'
import { proposalText } from '../text/proposals.ts'
import { BalanceComparison } from './balance-comparison.tsx'
import { CoverProposals } from './cover-proposals.tsx'

interface CoverOptionsProps {
  readonly cover: WeekCover
  readonly value: CompanyCover
  readonly week: CashWeek
  readonly country: Country
  readonly today: CivilDate
}

/** The proposals with the balances that follow, or the calculation of the chosen one. */
export const CoverOptions = observer(function CoverOptions({ country, cover, today, value, week }: CoverOptionsProps) {
  const { calculation, comparison, proposal } = cover
  if (calculation !== undefined)
    return (
      <>
        <CalculationParts simulation={calculation} rate={proposal?.rate} />
        <CalculationLines simulation={calculation} />
      </>
    )
  return (
    <>
      {proposal === undefined ? <span>{text.none}</span> : <CoverProposals cover={cover} country={country} />}
      {cover.hasNoticed && <Noticed cover={cover} value={value} country={country} />}
      {comparison !== undefined && (
        <BalanceComparison comparison={comparison} week={week} changed={text.withInvoices} today={today} />
      )}
    </>
  )
})

/** Invoices with a notice are left out unless they are ticked, with what they would add to a proposal that falls short. */
const Noticed = observer(function Noticed({
  country,
  cover,
  value: { arrival },
}: Pick<CoverOptionsProps, 'country' | 'cover' | 'value'>) {
  const { addition } = cover
  return (
    <Checkbox
      checked={cover.includesNoticed}
      onChange={(_, { checked }) => void cover.includeNoticed(checked === true)}
      label={
        <>
          <span>{proposalText.include('NOTICED', arrival)}</span>
          {addition !== undefined && (
            <strong>
              {proposalText.adds(addition.invoices, country)} <MoneyText value={addition.advance} />
            </strong>
          )}
        </>
      }
    />
  )
})
