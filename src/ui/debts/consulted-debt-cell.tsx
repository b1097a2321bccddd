import type { ReactNode } from 'react'
import { observer } from 'mobx-react-lite'
import type { Failure } from '#application/shared/failure.ts'
import type { ConsultedDebt, ConsultedDebtState } from '#domain/debts/consulted-debt.ts'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { Figure } from '../design/layout/figure.tsx'
import { debtsText } from '../text/debts.ts'

export interface ConsultedDebtCellProps {
  readonly title: string
  readonly model: {
    readonly value: ConsultedDebt | undefined
    readonly failure: Failure | undefined
    readonly retry: () => void
  }
  readonly state: ConsultedDebtState
  /** After the amount. */
  readonly extra?: ReactNode
}

/** A debt with the day of its consultation. */
export const ConsultedDebtCell = observer(function ConsultedDebtCell(props: ConsultedDebtCellProps) {
  const { title, model, state, extra } = props
  return (
    <Figure
      title={title}
      isLoaded={state._tag !== 'Loading'}
      failure={model.failure}
      onRetry={model.retry}
      value={valueOf(state)}
      detail={
        <>
          {extra}
          <span>
            {'on' in state ? debtsText.consultedOn(state.on, model.value?.isStale === true) : debtsText.never}
          </span>
        </>
      }
    />
  )
})

const valueOf = (state: ConsultedDebtState): ReactNode => {
  if (state._tag === 'Owed') return <MoneyText value={state.total} />
  return state._tag === 'NoDebt' ? <span>{debtsText.none}</span> : undefined
}
