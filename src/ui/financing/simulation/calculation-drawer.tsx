import type { ReactNode } from 'react'
import type { UsualPayment } from '#domain/financing/late-payment.ts'
import { type Quote, rateOfQuote } from '#domain/financing/quote.ts'
import { Drawer } from '../../design/layout/drawer.tsx'
import { simulationText as text } from '../../text/simulation.ts'
import { CalculationLines } from './calculation-lines.tsx'
import { CalculationParts } from './calculation-parts.tsx'
import { LateWhatIf } from './late-what-if.tsx'

export interface CalculationDrawerProps {
  readonly quote: Quote
  /** The end of the operation when the payers pay as usual; undefined where their delays are unknown. */
  readonly usual: UsualPayment | undefined
  readonly onClose: () => void
  /** Scenarios and remarks. */
  readonly children?: ReactNode
}

/** How the figures of an operation come about, and everything that its cost depends on. */
export const CalculationDrawer = ({ quote, usual, onClose, children }: CalculationDrawerProps) => (
  <Drawer size="medium" title={text.seeCalculation} onClose={onClose}>
    <CalculationParts simulation={quote.simulation} rate={rateOfQuote(quote)} />
    <LateWhatIf quote={quote} usual={usual} />
    {children}
    <CalculationLines simulation={quote.simulation} />
  </Drawer>
)
