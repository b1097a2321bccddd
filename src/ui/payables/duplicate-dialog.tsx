import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { DuplicateComparison } from '#application/payables/duplicate-comparison.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import type { PayableInvoice } from '#domain/payables/payable-invoice.ts'
import { FailureBanner } from '../design/feedback/failure-banner.tsx'
import { PageSpinner } from '../design/feedback/page-spinner.tsx'
import { Modal, ModalActions, ModalTitle } from '../design/layout/modal.tsx'
import { space } from '../design/theme/layout-tokens.ts'
import { tabularNumerals } from '../design/theme/type.ts'
import { useLock } from '../team/use-lock.ts'
import { duplicateText as text } from '../text/payables.ts'
import { OwedText } from './owed-text.tsx'

interface DuplicateDialogProps {
  readonly comparison: DuplicateComparison
}

/** An invoice beside those that may be the same purchase. */
export const DuplicateDialog = observer(function DuplicateDialog({ comparison }: DuplicateDialogProps) {
  const { invoice, dismissal, isBusy, others } = comparison
  const lock = useLock('payables')
  if (invoice === undefined) return null
  const found = others.value ?? []
  return (
    <Modal isWide onDismiss={isBusy ? undefined : comparison.close}>
      <ModalTitle>{text.title}</ModalTitle>
      <FailureBanner failure={others.failure} intro={text.failed} onRetry={others.retry} />
      {others.value === undefined && others.failure === undefined && <PageSpinner />}
      {others.value !== undefined && <p>{found.length === 0 ? text.none : text.lead(invoice.supplier.name)}</p>}
      {found.length > 0 && <Comparison comparison={comparison} invoices={[invoice, ...found]} />}
      <ModalActions>
        <Button disabledFocusable={isBusy} onClick={comparison.close}>
          {text.close}
        </Button>
        {found.length > 0 && (
          <Button
            appearance="primary"
            disabledFocusable={isBusy}
            onClick={() => void comparison.markDistinct()}
            {...lock}
          >
            {dismissal.isBusy ? text.saving : text.distinct(found.length)}
          </Button>
        )}
      </ModalActions>
    </Modal>
  )
})

interface ComparisonProps extends DuplicateDialogProps {
  readonly invoices: ReadonlyArray<PayableInvoice>
}

/** A column for each invoice. */
const Comparison = observer(function Comparison({ comparison, invoices }: ComparisonProps) {
  const styles = useStyles()
  const lock = useLock('payables')
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <tbody>
          {ROWS.map(([name, render]) => (
            <tr key={name}>
              <th scope="row" className={styles.name}>
                {name}
              </th>
              {invoices.map((invoice) => (
                <td key={invoice.id} className={styles.cell}>
                  {render(invoice)}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row" className={styles.name}>
              {text.rows.action}
            </th>
            {invoices.map((invoice) => (
              <td key={invoice.id} className={styles.cell}>
                {invoice.location._tag === 'Inbox' && (
                  <Button
                    size="small"
                    aria-label={text.archiveOf(invoice.folio)}
                    disabledFocusable={comparison.isBusy}
                    onClick={() => void comparison.archive(invoice)}
                    {...lock}
                  >
                    {text.archive}
                  </Button>
                )}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  )
})

const ROWS: ReadonlyArray<readonly [name: string, render: (invoice: PayableInvoice) => ReactNode]> = [
  [text.rows.folio, ({ folio }) => <strong>{folio}</strong>],
  [text.rows.amount, (invoice) => <OwedText invoice={invoice} />],
  [text.rows.issueDate, ({ issueDate }) => formatShortDate(issueDate)],
  [text.rows.paymentDate, ({ paymentDate }) => formatShortDate(paymentDate)],
  [text.rows.place, (invoice) => text.place(invoice)],
]

const useStyles = makeStyles({
  scroll: { overflowX: 'auto' },
  table: { width: '100%', borderCollapse: 'collapse', ...tabularNumerals },
  name: {
    padding: space.s,
    paddingInlineStart: 0,
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
  },
  cell: { minWidth: '104px', padding: space.s, verticalAlign: 'top', overflowWrap: 'anywhere' },
})
