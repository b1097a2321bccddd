import { makeAutoObservable } from 'mobx'
import { LegalForms } from '../legal/legal-forms.port.ts'
import { Action } from '../shared/action.ts'
import { RemoteValue } from '../shared/remote-value.ts'
import type { Resolved } from '../shared/token.ts'

/** The page on which a person authorises, by a link, that the debts of a company are consulted. */
export class DebtAuthorisationViewModel {
  static readonly needs = { forms: LegalForms }
  readonly company: RemoteValue<string>
  name = ''
  isAccepted = false
  isSent = false
  readonly request: Action<[], void>
  #ticket = ''

  constructor({ forms }: Resolved<typeof DebtAuthorisationViewModel.needs>) {
    this.company = new RemoteValue({ load: () => forms.open(this.#ticket) })
    this.request = new Action(() => forms.authoriseDebts(this.#ticket, this.name.trim()), {
      onSuccess: () => (this.isSent = true),
    })
    makeAutoObservable(this, { company: false, request: false }, { autoBind: true })
  }

  get canSend(): boolean {
    return this.isAccepted && !this.request.isBusy && this.name.trim() !== ''
  }

  activate(ticket: string): () => void {
    this.#ticket = ticket
    return this.company.activate()
  }

  rename(name: string): void {
    this.name = name
  }

  accept(isAccepted: boolean): void {
    this.isAccepted = isAccepted
  }

  async send(): Promise<void> {
    if (this.canSend) await this.request.run()
  }
}
