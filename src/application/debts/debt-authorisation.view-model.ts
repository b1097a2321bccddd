import * as E from 'fp-ts/Either'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { LegalForms } from '../legal/legal-forms.port.ts'
import type { Failure } from '../shared/failure.ts'
import { RemoteValue } from '../shared/remote-value.ts'

export interface DebtAuthorisationDependencies {
  readonly forms: LegalForms
}

/** The page on which a person authorises, by a link, that the debts of a company are consulted. */
export class DebtAuthorisationViewModel {
  readonly company: RemoteValue<string>
  name = ''
  isAccepted = false
  isSending = false
  isSent = false
  failure: Failure | undefined = undefined
  readonly #forms: LegalForms
  #ticket = ''

  constructor({ forms }: DebtAuthorisationDependencies) {
    this.#forms = forms
    this.company = new RemoteValue({ load: () => forms.open(this.#ticket) })
    makeAutoObservable(this, { company: false, failure: observableRef }, { autoBind: true })
  }

  get canSend(): boolean {
    return this.isAccepted && !this.isSending && this.name.trim() !== ''
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
    if (!this.canSend) return
    this.isSending = true
    this.failure = undefined
    const answer = await this.#forms.authoriseDebts(this.#ticket, this.name.trim())()
    runInAction(() => {
      this.isSending = false
      if (E.isRight(answer)) this.isSent = true
      else this.failure = answer.left
    })
  }
}
