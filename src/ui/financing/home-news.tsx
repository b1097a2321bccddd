import { makeStyles, tokens } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { FinanceHomeViewModel } from '#application/financing/finance-home.view-model.ts'
import { LinkButton } from '../design/controls/link-button.tsx'
import { rowFontSize, tabularNumerals } from '../design/theme/type.ts'
import { financeText } from '../text/finance.ts'
import { taxRefreshText } from '../text/tax-refresh.ts'

export interface HomeNewsProps {
  readonly vm: FinanceHomeViewModel
}

/** Says that the invoices of the table are brought up to date, that this failed, or that others arrived, which would move them. */
export const HomeNews = observer(function HomeNews({ vm }: HomeNewsProps) {
  const styles = useStyles()
  const { refresh } = vm.credential
  const { list } = vm.flow.table
  if (refresh.isRunning)
    return (
      <span className={styles.news}>
        <output>{taxRefreshText.running}</output>
        <span aria-hidden>{taxRefreshText.percent(refresh.percent)}</span>
      </span>
    )
  if (list.hasUpdates)
    return (
      <span className={styles.news}>
        <span className={styles.dot} aria-hidden />
        <output>{financeText.select.newInvoices}</output>
        <LinkButton onClick={list.retry}>{financeText.select.showArrived}</LinkButton>
      </span>
    )
  return refresh.hasFailed ? <output className={styles.failed}>{taxRefreshText.failed}</output> : null
})

const useStyles = makeStyles({
  news: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '5px',
    height: '18px',
    color: tokens.colorNeutralForeground1,
    fontSize: rowFontSize,
    whiteSpace: 'nowrap',
    ...tabularNumerals,
  },
  failed: { color: tokens.colorStatusDangerForeground1 },
  dot: {
    width: '6px',
    height: '6px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground,
  },
})
