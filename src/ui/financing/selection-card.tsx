import { MAIN_ACTION } from '../design/controls/page-keys.ts'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { Card } from '../design/layout/card.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { financeText } from '../text/finance.ts'
import { observer } from 'mobx-react-lite'
import { useFinanceStyles } from './finance.styles.ts'
import type { FinanceHomeViewModel } from '#application/financing/finance-home.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { commonText } from '../text/common.ts'
import { Button } from '@fluentui/react-components'

export interface SelectionCardProps {
  readonly vm: FinanceHomeViewModel
  readonly country: Country
}

export const SelectionCard = observer(function SelectionCard({ vm, country }: SelectionCardProps) {
  const styles = useFinanceStyles()
  const { table } = vm.flow
  return (
    <Card title={financeText.select.card}>
      <div className={styles.figure}>
        <span>{financeText.select.availableTotal}</span>
        <span className={styles.figureValue}>
          <MoneyText value={vm.available.value} />
        </span>
      </div>
      <div className={styles.figure}>
        <span>{financeText.select.selectedTotal}</span>
        <span className={styles.chosenValue}>
          <MoneyText value={table.selectedTotal} />
        </span>
      </div>
      <div className={styles.summary}>{financeText.select.selected(table.selection.count, country)}</div>
      <NextButton vm={vm} />
    </Card>
  )
})

const NextButton = observer(function NextButton({ vm }: Pick<SelectionCardProps, 'vm'>) {
  const styles = useFinanceStyles()
  const { flow } = vm
  return (
    <Button
      appearance="primary"
      size="large"
      className={styles.action}
      {...MAIN_ACTION}
      disabled={!flow.canGoNext}
      onClick={() => void flow.next()}
    >
      {flow.isPreparing ? commonText.loading : financeText.select.next}
    </Button>
  )
})

/** Where the card has no room. A component of its own, so that a change of the selection does not render the step. */
export const SelectionTotal = observer(function SelectionTotal({ vm, country }: SelectionCardProps) {
  const { selectedTotal, selection } = vm.flow.table
  if (selection.count === 0) return null
  return (
    <BottomBar
      label={financeText.select.selected(selection.count, country)}
      total={selectedTotal}
      action={<NextButton vm={vm} />}
    />
  )
})
