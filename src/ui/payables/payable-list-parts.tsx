import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { PaymentsViewModel } from '#application/payables/payments.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { LinkButton } from '../design/controls/link-button.tsx'
import { MAIN_ACTION } from '../design/controls/page-keys.ts'
import { SelectionActions } from '../design/data-table/selection-bar.tsx'
import { bottomBarHeight } from '../design/layout/height-as.ts'
import { useLock, useMay } from '../team/use-lock.ts'
import { paymentsText as text } from '../text/payables.ts'
import { TotalsText, WithAmount } from './owed-text.tsx'
import { usePayablesStyles } from './payables.styles.ts'

interface EarlierInvoicesProps {
  readonly vm: PaymentsViewModel
  readonly country: Country
}

/** Invoices from before the start date are hidden until they are asked for. */
export const EarlierInvoices = observer(function EarlierInvoices({ vm, country }: EarlierInvoicesProps) {
  const styles = usePayablesStyles()
  const { hidden = 0 } = vm.setup.value ?? {}
  const mayShow = useMay('payables')
  if (hidden === 0) return null
  return (
    <p className={styles.hidden}>
      <span>{text.hidden(hidden, country)}</span>
      {mayShow && (
        <LinkButton onClick={() => void vm.showEarlier()}>
          {vm.isShowingEarlier ? text.moving : text.showEarlier}
        </LinkButton>
      )}
    </p>
  )
})

/** The selection on all pages, its cost, and the way to schedule it. */
export const SelectionBar = observer(function SelectionBar({ vm, country }: EarlierInvoicesProps) {
  const styles = usePayablesStyles()
  const { isFiltered, name, selection, summary } = vm.table
  const { invoices, suppliers, totals } = summary
  const lock = useLock('payables')
  if (invoices === 0) return null
  return (
    <div ref={bottomBarHeight} className={styles.selection}>
      <span className={styles.selectionWords}>
        <span className={styles.selected} aria-live="polite">
          {text.selected(suppliers, invoices, country)}
        </span>
        {name === 'inbox' && <span className={styles.cost}>{text.noCost}</span>}
      </span>
      <span className={styles.links}>
        <SelectionActions selection={selection} noun={text.noun} filtered={isFiltered} />
      </span>
      {name === 'inbox' ? (
        <Button
          appearance="primary"
          size="large"
          className={styles.primary}
          {...MAIN_ACTION}
          disabledFocusable={vm.scheduling !== undefined}
          onClick={() => void vm.schedule()}
          {...lock}
        >
          <WithAmount words={text.schedule} totals={totals} />
        </Button>
      ) : (
        <span className={styles.total}>
          <TotalsText values={totals} />
        </span>
      )}
    </div>
  )
})
