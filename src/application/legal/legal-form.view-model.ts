import { makeAutoObservable } from 'mobx'
import { MexicanGeography } from '../geography/mexican-geography.port.ts'
import { Clock } from '../shared/clock.port.ts'
import { RemoteValue } from '../shared/remote-value.ts'
import { Scheduler } from '../shared/scheduler.port.ts'
import { LegalForms } from './legal-forms.port.ts'
import { EMPTY_STAKEHOLDER } from './stakeholder-fields.ts'
import { StakeholderForm } from './stakeholder-form.ts'
import type { Resolved } from '../shared/token.ts'

/** The page on which a Mexican representative is added by a link. */
export class LegalFormViewModel {
  static readonly needs = { forms: LegalForms, geography: MexicanGeography, clock: Clock, scheduler: Scheduler }
  isSent = false
  readonly company: RemoteValue<string>
  readonly model: StakeholderForm
  #ticket = ''

  constructor({ clock, forms, geography, scheduler }: Resolved<typeof LegalFormViewModel.needs>) {
    this.company = new RemoteValue({ load: () => forms.open(this.#ticket) })
    this.model = new StakeholderForm({
      country: 'MX',
      today: () => clock.today('MX'),
      scheduler,
      geography,
      hasEditableIds: true,
      initial: EMPTY_STAKEHOLDER,
      submit: (draft) => forms.send(this.#ticket, draft),
      onChange: () => undefined,
      onSuccess: () => (this.isSent = true),
    })
    makeAutoObservable(this, { company: false, model: false }, { autoBind: true })
  }

  activate(ticket: string): () => void {
    this.#ticket = ticket
    return this.company.activate()
  }
}
