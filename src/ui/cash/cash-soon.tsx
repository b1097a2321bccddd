import { makeStyles, tokens } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { CashSoonViewModel } from '#application/cash/cash-soon.view-model.ts'
import { CASH_PATH } from '../app/paths.ts'
import { TextLink } from '../design/controls/text-link.tsx'
import { useAmounts } from '../design/feedback/amounts-context.ts'
import { rowFontSize, tabularNumerals } from '../design/theme/type.ts'
import { useViewModel } from '../di/use-view-model.ts'
import { ShortTotals } from '../payables/owed-text.tsx'
import { cashSoonText as text } from '../text/cash-soon.ts'

/** Money that comes in and goes out in the next days, which leads to all weeks. It has its place while it is loaded, and is empty where that fails. */
export const CashSoonLine = observer(function CashSoonLine() {
  const styles = useStyles()
  const { country } = useAmounts()
  const vm = useSoon()
  if (vm.in === undefined) return <span className={styles.line}> </span>
  return (
    <span className={styles.line}>
      <TextLink to={CASH_PATH} hint={vm.out && text.hint(country)}>
        {text.title}
      </TextLink>
      <span>: {text.in} </span>
      <strong className={styles.amount}>
        <ShortTotals values={vm.in} />
      </strong>
      {vm.out !== undefined && (
        <>
          <span> · {text.out} </span>
          <strong className={styles.amount}>
            <ShortTotals values={vm.out} />
          </strong>
        </>
      )}
    </span>
  )
})

const useSoon = (): CashSoonViewModel => {
  const vm = useViewModel(CashSoonViewModel)
  useEffect(() => vm.activate(), [vm])
  return vm
}

const useStyles = makeStyles({
  /* Sums in dollars take a second line. */
  line: {
    display: 'block',
    minHeight: '18px',
    maxWidth: '290px',
    color: tokens.colorNeutralForeground3,
    fontSize: rowFontSize,
    lineHeight: '18px',
    ...tabularNumerals,
  },
  amount: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
})
