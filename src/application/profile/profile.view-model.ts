import { isRight } from 'fp-ts/Either'
import { parseBusinessAddress, type Business } from '#domain/business/business.ts'
import * as Phone from '#domain/contacts/phone.ts'
import { parsePersonName } from '#domain/identity/person-name.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { TextError } from '#domain/kernel/form.ts'
import { FormDrafts } from '../drafts/form-drafts.ts'
import { CurrentSession } from '../identity/current-session.ts'
import { SessionViewModel } from '../identity/session.view-model.ts'
import { type LiveEvent, LiveEvents } from '../live/live-events.port.ts'
import { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import { InlineEdit } from '../shared/inline-edit.ts'
import { RemoteValue } from '../shared/remote-value.ts'
import { Scheduler } from '../shared/scheduler.port.ts'
import { PasswordEditor } from './password-editor.ts'
import { UserAccount, type UserDetails } from './account.port.ts'
import type { Resolved } from '../shared/token.ts'

/** The user and the company of the session. Each is loaded and fails by itself. */
export class ProfileViewModel {
  static readonly needs = {
    account: UserAccount,
    current: CurrentSession,
    drafts: FormDrafts,
    live: LiveEvents,
    notifications: NotificationsViewModel,
    scheduler: Scheduler,
    session: SessionViewModel,
  }
  readonly person: RemoteValue<UserDetails>
  readonly business: RemoteValue<Business>
  readonly name: InlineEdit<string, TextError, UserDetails>
  readonly phone: InlineEdit<Phone.Phone, Phone.PhoneError, UserDetails>
  readonly address: InlineEdit<string, TextError, Business>
  readonly password: PasswordEditor
  readonly #deps: Resolved<typeof ProfileViewModel.needs>

  constructor(dependencies: Resolved<typeof ProfileViewModel.needs>) {
    const { account, current, drafts, live, notifications, scheduler } = dependencies
    this.#deps = dependencies
    const refreshOn = ({ _tag }: LiveEvent): boolean => _tag === 'ProfileChanged'
    this.person = new RemoteValue({ load: account.person, live, refreshOn })
    this.business = new RemoteValue({ load: account.business, live, refreshOn })
    this.password = new PasswordEditor({ save: account.changePassword, notifications, scheduler })
    const personVersion = (): number => this.person.value?.version ?? 0
    this.name = new InlineEdit({
      initial: () => this.person.value?.name ?? '',
      validate: parsePersonName,
      version: personVersion,
      draftOf: (version) => drafts.open('name of the user', version),
      save: (name, version) => account.changePerson(version, { name }),
      onConflict: (stored) => this.person.update(stored),
      onSaved: (person) => {
        this.#onPersonSaved(person)
        /* The top bar shows the name in the session's token. */
        void this.#deps.session.refresh()
      },
      scheduler,
    })
    this.phone = new InlineEdit({
      initial: () => localPhone(current.country, this.person.value?.phone ?? ''),
      validate: (text) => Phone.parse(current.country, text),
      version: personVersion,
      draftOf: (version) => drafts.open('phone of the user', version),
      save: (phone, version) => account.changePerson(version, { phone }),
      onConflict: (stored) => this.person.update(stored),
      onSaved: (person) => this.#onPersonSaved(person),
      whileTyping: (text) => Phone.formatPartialLocal(current.country, text),
      scheduler,
    })
    this.address = new InlineEdit({
      initial: () => this.business.value?.address ?? '',
      validate: parseBusinessAddress,
      version: () => this.business.value?.version ?? 0,
      draftOf: (version) => drafts.open('address of the company', version),
      save: (address, version) => account.changeBusiness(version, { address }),
      onSaved: (business) => {
        this.business.update(business)
        notifications.show({ _tag: 'BusinessChanged' })
      },
      onConflict: (stored) => this.business.update(stored),
      scheduler,
    })
  }

  /** An operator who acts as the user may not. */
  get canChangePassword(): boolean {
    return this.#deps.current.session?.isSudo === false
  }

  activate(): () => void {
    const stops = [this.person.activate(), this.business.activate()]
    return () => stops.forEach((stop) => stop())
  }

  #onPersonSaved(person: UserDetails): void {
    this.person.update(person)
    this.#deps.notifications.show({ _tag: 'ProfileChanged' })
  }
}

/** A stored number of another country is edited as it is. */
const localPhone = (country: Country, phone: string): string => {
  const read = Phone.parse(country, phone)
  return isRight(read) ? Phone.local(country, read.right) : phone
}
