import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useRef, type ComponentType, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import type { PayableListName } from '#application/payables/payables.port.ts'
import type { SchedulingRequest } from '#application/payables/scheduling-request.ts'
import type { PaymentsViewModel } from '#application/payables/payments.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatInteger } from '#domain/kernel/format.ts'
import { isTourRequest } from '../app/tour-request.ts'
import { PAYMENT_PATHS } from '../app/paths.ts'
import { NavTabs } from '../design/controls/nav-tabs.tsx'
import { PageSpinner } from '../design/feedback/page-spinner.tsx'
import { ListHead } from '../design/layout/list-head.tsx'
import { paymentsText as text } from '../text/payables.ts'
import { PayableListView } from './payable-list-view.tsx'
import type { InboxParts } from './payments.types.ts'
import { usePayablesStyles } from './payables.styles.ts'
import { lazyPart } from '../app/lazy-part.ts'

const PaymentsTour = lazyPart(async () => (await import('./payments-tour.tsx')).PaymentsTour)

/** The facts about the business that a tab needs. */
export interface PaymentsTabProps {
  readonly calendar: BusinessCalendar
  readonly country: Country
}

export interface SchedulingProps extends PaymentsTabProps {
  readonly request: SchedulingRequest
}

export interface PaymentsHomeProps extends PaymentsTabProps, InboxParts {
  readonly vm: PaymentsViewModel
  readonly list: PayableListName | 'scheduled'
  /** The tab of the scheduled payrolls. */
  readonly Scheduled: ComponentType<PaymentsTabProps & { readonly tabs: ReactNode }>
  /** The wizard that groups invoices into a payroll. */
  readonly Scheduling: ComponentType<SchedulingProps>
}

const TABS = ['inbox', 'scheduled', 'paid', 'archived'] as const

/** The lists of owed invoices. */
export const PaymentsHome = observer(function PaymentsHome(props: PaymentsHomeProps) {
  const { vm, list, calendar, country, DueLists, PayablePanel, Scheduled, Scheduling } = props
  const styles = usePayablesStyles()
  const page = useRef<HTMLDivElement>(null)
  useTour(vm, list)
  const tabs = TABS.map((each) => {
    const count = vm.counts?.[each]
    return {
      to: PAYMENT_PATHS[each],
      label: text.lists[each],
      count: count === undefined ? undefined : formatInteger(count, country),
    }
  })
  const nav = <NavTabs label={text.listsLabel} tabs={tabs} current={PAYMENT_PATHS[list]} />
  return (
    <div ref={page} className={styles.page}>
      {list === 'scheduled' ? (
        <Suspense
          fallback={
            <>
              <ListHead tabs={nav} />
              <PageSpinner />
            </>
          }
        >
          <Scheduled tabs={nav} calendar={calendar} country={country} />
        </Suspense>
      ) : (
        <PayableListView
          vm={vm}
          list={list}
          tabs={nav}
          calendar={calendar}
          country={country}
          DueLists={DueLists}
          PayablePanel={PayablePanel}
        />
      )}
      {vm.scheduling !== undefined && (
        <Suspense>
          <Scheduling request={vm.scheduling} calendar={calendar} country={country} />
        </Suspense>
      )}
      {vm.tour.step !== undefined && (
        <Suspense>
          <PaymentsTour tour={vm.tour} page={page} />
        </Suspense>
      )}
    </div>
  )
})

/** Offered once the inbox is shown, and opened again from the menu of the user. */
const useTour = (vm: PaymentsViewModel, list: PaymentsHomeProps['list']): void => {
  const { state } = useLocation()
  const navigate = useNavigate()
  const isReady = list === 'inbox' && vm.isTourReady
  const isRequested = isTourRequest(state)
  useEffect(() => {
    if (!isReady) return
    if (!isRequested) return vm.tour.offer()
    vm.tour.reopen()
    void navigate(PAYMENT_PATHS.inbox, { replace: true })
  }, [vm, isReady, isRequested, navigate])
}
