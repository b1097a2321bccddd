import { observer } from 'mobx-react-lite'
import { type ComponentType, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import type { PayableListName } from '#application/payables/payables.port.ts'
import type { PaymentsViewModel } from '#application/payables/payments.view-model.ts'
import { CredentialDialogViewModel } from '#application/tax-credential/credential-dialog.view-model.ts'
import { PAYMENT_PATHS } from '../app/paths.ts'
import { useDocumentTitle } from '../app/use-document-title.ts'
import { FailureState } from '../design/feedback/failure-banner.tsx'
import { PageSpinner } from '../design/feedback/page-spinner.tsx'
import { PHONE_SCREEN } from '../design/theme/layout-tokens.ts'
import { useMediaQuery } from '../design/theme/use-media-query.ts'
import { useViewModel } from '../di/use-view-model.ts'
import { pageText } from '../text/pages.ts'
import { paymentsText } from '../text/payables.ts'
import { PayablesIntro } from './payables-intro.tsx'
import { PayablesGate } from './payables-gate.tsx'
import { OwedWords, PaymentFigures, ScheduledWords } from './payment-figures.tsx'
import { PaymentsHome, type PaymentsHomeProps } from './payments-home.tsx'
import { lazyPart } from '../app/lazy-part.ts'

type PaymentsTab = PayableListName | 'scheduled'

/** Loaded on demand, because each is needed once. */
const CredentialLanding = lazyPart(
  async () => (await import('../tax-credential/credential-landing.tsx')).CredentialLanding,
)
const CredentialDialog = lazyPart(
  async () => (await import('../tax-credential/credential-dialog.tsx')).CredentialDialog,
)
const OnboardingWizard = lazyPart(async () => (await import('./onboarding-wizard.tsx')).OnboardingWizard)

const TABS = ['scheduled', 'paid', 'archived'] as const

const listAt = (path: string): PaymentsTab => TABS.find((tab) => path === PAYMENT_PATHS[tab]) ?? 'inbox'

export interface PaymentsScreenProps extends Pick<
  PaymentsHomeProps,
  'DueLists' | 'PayablePanel' | 'Scheduled' | 'Scheduling'
> {
  readonly vm: PaymentsViewModel
  /** The line below the title: the cash of the next days. */
  readonly Soon: ComponentType
}

/** The business's payments to suppliers. */
export const PaymentsScreen = observer(function PaymentsScreen({ Soon, ...parts }: PaymentsScreenProps) {
  const list = listAt(useLocation().pathname)
  useDocumentTitle(`${pageText.payments.label} · ${paymentsText.lists[list]}`)
  const { country } = useViewModel(CurrentSession)
  const isPhone = useMediaQuery(PHONE_SCREEN)
  const { vm } = parts
  const hasFigures = vm.isLinked && vm.setup.value?.isDone === true
  return (
    <PayablesGate
      title={pageText.payments.label}
      aside={hasFigures && isPhone && <OwedWords vm={vm} />}
      lead={hasFigures ? isPhone ? <ScheduledWords vm={vm} /> : <SoonLine Soon={Soon} /> : undefined}
      actions={hasFigures && !isPhone ? <PaymentFigures vm={vm} country={country} /> : undefined}
    >
      <Payments list={list} {...parts} />
    </PayablesGate>
  )
})

/** Its place is kept while its code is loaded. */
const SoonLine = ({ Soon }: Pick<PaymentsScreenProps, 'Soon'>) => (
  <Suspense fallback={<br />}>
    <Soon />
  </Suspense>
)

interface PaymentsProps extends Omit<PaymentsScreenProps, 'Soon'> {
  readonly list: PaymentsTab
}

/** A prompt while there are no documents, the introduction, and then the lists. */
const Payments = observer(function Payments({ vm, ...props }: PaymentsProps) {
  const calendar = useViewModel(BusinessCalendar)
  const { country } = useViewModel(CurrentSession)
  useEffect(() => vm.activate(), [vm])
  const { onboarding, setup } = vm
  return (
    <>
      {!vm.isLinked ? (
        <CredentialGate vm={vm} />
      ) : setup.value === undefined ? (
        setup.failure === undefined ? (
          <PageSpinner />
        ) : (
          <FailureState failure={setup.failure} onRetry={setup.retry} />
        )
      ) : setup.value.isDone ? (
        <PaymentsHome vm={vm} calendar={calendar} country={country} {...props} />
      ) : (
        <PayablesIntro onboarding={onboarding} />
      )}
      {onboarding.isOpen && (
        <Suspense>
          <OnboardingWizard vm={onboarding} country={country} />
        </Suspense>
      )}
    </>
  )
})

const CredentialGate = observer(function CredentialGate({ vm }: { readonly vm: PaymentsViewModel }) {
  const dialog = useViewModel(CredentialDialogViewModel)
  const { country } = useViewModel(CurrentSession)
  return (
    <Suspense fallback={<PageSpinner />}>
      {vm.credential.isChecking ? (
        <PageSpinner />
      ) : (
        <CredentialLanding vm={vm.credential} dialog={dialog} country={country} hasDemo={false} />
      )}
      {dialog.isOpen && <CredentialDialog vm={dialog} country={country} />}
    </Suspense>
  )
})
