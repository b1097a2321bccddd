import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { PayableTable } from '#application/payables/payable-table.ts'
import type { PaymentsViewModel } from '#application/payables/payments.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { MAIN_ACTION } from '../design/controls/page-keys.ts'
import { bottomBarHeight } from '../design/layout/height-as.ts'
import { paymentsText as text } from '../text/payables.ts'
import { TotalsText, WithAmount } from './owed-text.tsx'
import { usePayablesStyles } from './payables.styles.ts'

interface ListActionsProps {
  readonly table: PayableTable
  /** The actions that need no selection. */
  readonly children: ReactNode
}

/** The actions on the selected invoices of the list. */
export const ListActions = observer(function ListActions({ table, children }: ListActionsProps) {
  const styles = usePayablesStyles()
  const { move, name } = table
  const { isMoving } = table.moves
  return (
    <div className={styles.actions}>
      {children}
      {name === 'inbox' ? (
        <>
          <Button disabledFocusable={isMoving} onClick={() => void move('archive')}>
            {isMoving ? text.moving : text.archive}
          </Button>
          <Button disabledFocusable={isMoving} onClick={() => void move('markPaid')}>
            {isMoving ? text.moving : text.markPaid}
          </Button>
        </>
      ) : (
        <Button disabledFocusable={isMoving} onClick={() => void move('restore')}>
          {isMoving ? text.moving : text.restore}
        </Button>
      )}
    </div>
  )
})

interface EarlierInvoicesProps {
  readonly vm: PaymentsViewModel
  readonly country: Country
}

/** Invoices from before the start date are hidden until they are asked for. */
export const EarlierInvoices = observer(function EarlierInvoices({ vm, country }: EarlierInvoicesProps) {
  const styles = usePayablesStyles()
  const { hidden = 0 } = vm.setup.value ?? {}
  if (hidden === 0) return null
  return (
    <p className={styles.hidden}>
      {text.hidden(hidden, country)}
      <Button size="small" disabledFocusable={vm.isShowingEarlier} onClick={() => void vm.showEarlier()}>
        {text.showEarlier}
      </Button>
    </p>
  )
})

/** The selection on all pages, its cost, and the way to schedule it. */
export const SelectionBar = observer(function SelectionBar({ vm, country }: EarlierInvoicesProps) {
  const styles = usePayablesStyles()
  const { name, summary } = vm.table
  const { invoices, suppliers, totals } = summary
  if (invoices === 0) return null
  return (
    <div ref={bottomBarHeight} className={styles.selection}>
      <span className={styles.selectionWords}>
        <span aria-live="polite">{text.selected(suppliers, invoices, country)}</span>
        {name === 'inbox' && <span className={styles.cost}>{text.noCost}</span>}
      </span>
      {name === 'inbox' ? (
        <Button
          appearance="primary"
          {...MAIN_ACTION}
          disabledFocusable={vm.scheduling !== undefined}
          onClick={() => void vm.schedule()}
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
