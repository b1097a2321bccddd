import { PaymentsScreen } from '#ui/payables/payments-screen.tsx'
import type { Container } from 'inversify'
import { PaymentsViewModel } from '#application/payables/payments.view-model.ts'
import { NavigationViewModel } from '#application/shell/navigation.view-model.ts'
import { CredentialStatusViewModel } from '#application/tax-credential/credential-status.view-model.ts'
import { PAYMENT_PATHS } from '#ui/app/paths.ts'
import { lazyPart } from '#ui/app/lazy-part.ts'

/** Loaded with its tab. */
const ScheduledPayrolls = lazyPart(async () => (await import('./scheduled-payrolls.lazy.tsx')).ScheduledPayrolls)

/** Loaded when a segment with payrolls is opened. */
const DueLists = lazyPart(async () => (await import('./due-lists.lazy.tsx')).DueLists)

/** Loaded when the first invoice is opened. */
const PayablePanel = lazyPart(async () => (await import('./payable-panel.lazy.tsx')).PayablePanel)

/** Loaded after the invoices. */
const Soon = lazyPart(async () => (await import('./cash-soon.lazy.tsx')).CashSoonLine)

/** Loaded when it is opened. */
const Scheduling = lazyPart(async () => (await import('./scheduling.lazy.tsx')).Scheduling)

export const Screen = ({ vm }: { readonly vm: PaymentsViewModel }) => (
  <PaymentsScreen
    vm={vm}
    DueLists={DueLists}
    PayablePanel={PayablePanel}
    Scheduled={ScheduledPayrolls}
    Scheduling={Scheduling}
    Soon={Soon}
  />
)

export { payablesModule as module } from './payables.module.ts'

/** Only a business with payments may load them. */
export const open = (container: Container, url: URL): PaymentsViewModel => {
  const vm = container.get(PaymentsViewModel)
  const navigation = container.get(NavigationViewModel)
  const checked = container.get(CredentialStatusViewModel).prepare()
  const prepare = async (): Promise<void> => {
    if (navigation.features.value === undefined) await navigation.features.prepare()
    if (navigation.payables === 'open' && url.pathname === PAYMENT_PATHS.inbox) await vm.prepare(checked)
  }
  void prepare()
  return vm
}
