import { consultedDebtState, type ConsultedDebt, type CreditReport } from '#domain/debts/consulted-debt.ts'
import { debtServiceState, type DebtService } from '#domain/debts/debt-service.ts'
import { type LiveEvent, LiveEvents } from '../live/live-events.port.ts'
import { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import { RemoteValue } from '../shared/remote-value.ts'
import { Debts } from './debts.port.ts'
import type { Resolved } from '../shared/token.ts'

/** The debts of the business, each on its card. Only what is activated is loaded. */
export class DebtsViewModel {
  static readonly needs = { debts: Debts, live: LiveEvents, notifications: NotificationsViewModel }
  readonly treasury: RemoteValue<ConsultedDebt>
  readonly bureau: RemoteValue<CreditReport>
  readonly service: RemoteValue<DebtService>
  /** Loaded before the click, so that no popup blocker interferes. */
  readonly authorisation: RemoteValue<string>

  constructor({ debts, live, notifications }: Resolved<typeof DebtsViewModel.needs>) {
    this.treasury = new RemoteValue({
      load: debts.treasury,
      live,
      refreshOn,
      ...notifications.about('TreasuryDebtUnavailable'),
    })
    this.bureau = new RemoteValue({ load: debts.bureau, live, refreshOn })
    this.service = new RemoteValue({ load: debts.service, live, refreshOn })
    this.authorisation = new RemoteValue({ load: debts.authorisationPath })
  }

  get treasuryState() {
    return consultedDebtState(this.treasury.value)
  }

  get bureauState() {
    return consultedDebtState(this.bureau.value)
  }

  get serviceState() {
    return debtServiceState(this.service.value)
  }
}

const refreshOn = ({ _tag }: LiveEvent): boolean => _tag === 'DebtsChanged'
