import { observer } from 'mobx-react-lite'
import * as E from 'fp-ts/Either'
import { Suspense, useEffect, useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import { PayrollViewModel } from '#application/payables/payroll.view-model.ts'
import { parseId } from '#domain/kernel/id.ts'
import type { PayrollId } from '#domain/payables/payable-invoice.ts'
import { PAYMENT_PATHS } from '../app/paths.ts'
import { BackLink } from '../design/controls/back-link.tsx'
import { ExportMenu } from '../design/data-table/export-menu.tsx'
import { RemoteTable } from '../design/data-table/remote-table.tsx'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { ListHead } from '../design/layout/list-head.tsx'
import { RemoteContent } from '../design/layout/remote-card.tsx'
import { useMediaQuery } from '../design/theme/use-media-query.ts'
import { useViewModel } from '../di/use-view-model.ts'
import { useMay } from '../team/use-lock.ts'
import { commonText } from '../text/common.ts'
import { pageTitles } from '../text/pages.ts'
import { paymentsText } from '../text/payables.ts'
import { payrollsText as text } from '../text/payrolls.ts'
import { PayablesGate } from './payables-gate.tsx'
import { payrollColumns, stackedPayrollColumns } from './payroll-columns.tsx'
import { PayrollFacts } from './payroll-facts.tsx'
import { usePayrollStyles } from './payrolls.styles.ts'
import { lazyPart } from '../app/lazy-part.ts'

const PaymentWizard = lazyPart(async () => (await import('./payment-wizard.tsx')).PaymentWizard)

/** One payroll. An invalid id in the URL shows the not-found screen. */
export const PayrollScreen = () => {
  const id = parseId<'Payroll'>(useParams()['payrollId'] ?? '')
  if (E.isLeft(id)) return <EmptyState title={commonText.notFound} detail={commonText.notFoundDetail} />
  return (
    <PayablesGate
      title={pageTitles.payroll}
      back={<BackLink to={PAYMENT_PATHS.scheduled}>{text.backToPayments}</BackLink>}
    >
      <Payroll key={id.right} id={id.right} />
    </PayablesGate>
  )
}

const Payroll = observer(function Payroll({ id }: { readonly id: PayrollId }) {
  const styles = usePayrollStyles()
  const vm = useViewModel(PayrollViewModel)
  const calendar = useViewModel(BusinessCalendar)
  const { country } = useViewModel(CurrentSession)
  useEffect(() => vm.open(id), [vm, id])
  const { detail, payment } = vm
  const mayChange = useMay('payables')
  const columns = useMemo(
    () => payrollColumns({ vm, country }).filter(({ id }) => mayChange || id !== 'actions'),
    [vm, country, mayChange],
  )
  const isSmall = useMediaQuery('(max-width: 1365px)')
  const shown = useMemo(
    () => (isSmall ? stackedPayrollColumns(columns, country) : columns),
    [columns, country, isSmall],
  )
  return (
    <div className={styles.page}>
      <section className={styles.summary} aria-label={text.summary}>
        <RemoteContent model={detail} failed={text.failed}>
          {(payroll) => <PayrollFacts vm={vm} payroll={payroll} calendar={calendar} country={country} />}
        </RemoteContent>
      </section>
      <RemoteTable
        model={vm.invoices}
        label={text.invoices}
        noun={paymentsText.noun}
        columns={shown}
        rowLabel={({ invoice }) => paymentsText.rowLabel(invoice.folio)}
        empty={<EmptyState title={text.invoicesEmpty} />}
        head={
          <ListHead
            title={text.invoices}
            tools={
              <ExportMenu
                title={detail.value?.name ?? text.invoices}
                noun={paymentsText.noun}
                columns={columns}
                found={{ count: vm.invoices.totalRows, load: vm.invoices.readAll }}
              />
            }
          />
        }
        bodyHeight={440}
      />
      {payment.payroll !== undefined && (
        <Suspense>
          <PaymentWizard vm={payment} calendar={calendar} country={country} />
        </Suspense>
      )}
    </div>
  )
})
