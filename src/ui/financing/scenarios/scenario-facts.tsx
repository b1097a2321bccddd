import type { ReactNode } from 'react'
import { keyFiguresOf } from '#domain/financing/breakdown.ts'
import type { ComparedFigure, Scenario } from '#domain/financing/scenario.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import { MoneyText } from '../../design/feedback/money-text.tsx'
import { effectiveRateText } from '../../text/effective-rates.ts'
import { pageTitles } from '../../text/pages.ts'
import { scenariosText as text } from '../../text/scenarios.ts'

export interface ScenarioFact {
  readonly label: string
  /** Where one scenario can be better than another. */
  readonly figure?: ComparedFigure
  readonly show: (scenario: Scenario, country: Country) => ReactNode
}

const { rows } = text

/** The facts that are shown of each scenario, in this order. */
export const SCENARIO_FACTS: ReadonlyArray<ScenarioFact> = [
  { label: rows.type, show: ({ type }) => pageTitles.financing[type] },
  { label: rows.invoices, show: ({ invoices }, country) => text.invoices(invoices, country) },
  { label: rows.total, show: ({ figures }) => <MoneyText value={figures.total} /> },
  { label: rows.dates, show: (scenario) => text.dates(scenario) },
  { label: rows.term, show: ({ meanDays }, country) => text.term(meanDays, country) },
  { label: rows.receiveNow, figure: 'receiveNow', show: ({ figures }) => <MoneyText value={figures.transfer} /> },
  { label: rows.receiveLater, show: ({ figures }) => <MoneyText value={figures.retention} /> },
  {
    label: rows.totalCost,
    figure: 'totalCost',
    show: ({ figures }) => <MoneyText value={keyFiguresOf(figures).totalCost} />,
  },
  {
    label: rows.monthlyRate,
    figure: 'monthlyRate',
    show: ({ rate }, country) => effectiveRateText.monthlyOf(rate, country),
  },
  {
    label: rows.annualRate,
    figure: 'annualRate',
    show: ({ rate }, country) => effectiveRateText.annualOf(rate, country),
  },
  {
    label: rows.lateInterest,
    figure: 'lateInterest',
    show: ({ lateInterest }) => <MoneyText value={lateInterest} />,
  },
  { label: rows.simulatedOn, show: ({ simulatedOn }) => formatShortDate(simulatedOn) },
]
