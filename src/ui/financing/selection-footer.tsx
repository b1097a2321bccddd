import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { FinanceHomeViewModel } from '#application/financing/finance-home.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { MAIN_ACTION } from '../design/controls/page-keys.ts'
import { SelectionActions } from '../design/data-table/selection-bar.tsx'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { bottomBarHeight } from '../design/layout/height-as.ts'
import { breakpointNarrow, breakpointPhone } from '../design/theme/layout-tokens.ts'
import { commonText } from '../text/common.ts'
import { financeText } from '../text/finance.ts'
import { INVOICE_NOUN } from './nouns.ts'
import { useFooterStyles } from './footer.styles.ts'

export interface SelectionFooterProps {
  readonly vm: FinanceHomeViewModel
  readonly country: Country
}

/** Below the invoices and always in sight: what is available, what is selected, and the next step. A phone has it with a selection only. */
export const SelectionFooter = observer(function SelectionFooter({ vm, country }: SelectionFooterProps) {
  const footer = useFooterStyles()
  const styles = useStyles()
  const text = financeText.select
  const { isFiltered, selectedTotal, selection } = vm.flow.table
  return (
    <section
      ref={bottomBarHeight}
      className={mergeClasses(footer.bar, selection.count === 0 && styles.awayOnPhone)}
      aria-label={text.card}
    >
      <strong className={styles.title}>{text.card}</strong>
      <Figure className={styles.available} label={text.availableTotal}>
        <MoneyText value={vm.available.value} />
      </Figure>
      <Figure className={styles.selected} label={text.selectedInvoices(selection.count, country)}>
        <MoneyText value={selectedTotal} />
      </Figure>
      <div className={styles.actions}>
        <SelectionActions selection={selection} noun={INVOICE_NOUN} filtered={isFiltered} />
      </div>
      <NextButton vm={vm} />
    </section>
  )
})

interface FigureProps {
  readonly className: string
  readonly label: string
  readonly children: ReactNode
}

const Figure = ({ className, label, children }: FigureProps) => {
  const footer = useFooterStyles()
  return (
    <div className={mergeClasses(footer.figure, footer.apart, className)}>
      <span className={footer.label}>{label}</span>
      <span className={footer.value}>{children}</span>
    </div>
  )
}

const NextButton = observer(function NextButton({ vm }: Pick<SelectionFooterProps, 'vm'>) {
  const footer = useFooterStyles()
  const { flow } = vm
  return (
    <Button
      appearance="primary"
      size="large"
      className={footer.action}
      {...MAIN_ACTION}
      disabled={!flow.canGoNext}
      onClick={() => void flow.next()}
    >
      {flow.isPreparing ? commonText.loading : financeText.select.next}
    </Button>
  )
})

const useStyles = makeStyles({
  awayOnPhone: { [breakpointPhone]: { display: 'none' } },
  title: { flexShrink: 0, [breakpointNarrow]: { display: 'none' } },
  available: { [breakpointPhone]: { display: 'none' } },
  selected: { color: tokens.colorBrandForeground1 },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '20px',
    minWidth: 0,
    [breakpointNarrow]: { display: 'none' },
  },
})
