import type { Phone, PhoneError } from '../contacts/phone.ts'
import type { Email, EmailError } from '../identity/email.ts'
import type { CivilDate, CivilDateError } from '../kernel/civil-date.ts'
import type { ChoiceError, Problem, TextError } from '../kernel/form.ts'
import type { Id } from '../kernel/id.ts'
import type { Curp, CurpError } from '../tax-id/curp.ts'
import type { Rfc, RfcError } from '../tax-id/rfc.ts'
import type { Rut, RutError } from '../tax-id/rut.ts'
import type { CivilStatus } from './civil-status.ts'

/** An identifier of the host. */
export type StakeholderId = Id<'Stakeholder'>

/** The forms of both countries ask for these two. */
export type Gender = 'Femenino' | 'Masculino'

/** The options of the form, in order. */
export const GENDERS: ReadonlyArray<Gender> = ['Femenino', 'Masculino']

/** A legal representative of a company, in either country. */
export interface Person {
  readonly name: string
  readonly fatherLastName: string
  /** Foreigners may have one last name only. */
  readonly motherLastName: string | undefined
  readonly birthday: CivilDate
  readonly gender: Gender
  /** ISO 3166 code of a country. */
  readonly citizenship: string
  readonly civilStatus: CivilStatus
  readonly profession: string
  readonly phone: Phone
  readonly email: Email
}

/** A validated representative of a Chilean company. `region` is a number such as `XIII`. */
export interface ChileanStakeholder extends Person {
  readonly identifier: Rut
  readonly address: string
  readonly postalCode: string | undefined
  readonly commune: string
  readonly region: string
}

/** A validated representative of a Mexican company. */
export interface MexicanStakeholder extends Person {
  readonly identifier: Rfc
  readonly curp: Curp
  readonly street: string
  readonly outsideNumber: string
  /** A house has none. */
  readonly insideNumber: string | undefined
  readonly postalCode: string
  readonly state: string
  readonly municipality: string
  readonly colony: string
  readonly city: string
}

/** Form values: one text per field. */
export type PersonDraft = Readonly<Record<keyof Person, string>>

/** Form values of Chile: one text per field. */
export type ChileanDraft = Readonly<Record<keyof ChileanStakeholder, string>>

/** Form values of Mexico: one text per field. */
export type MexicanDraft = Readonly<Record<keyof MexicanStakeholder, string>>

/** Form values of either country; the fields of the other country are empty. */
export type StakeholderDraft = ChileanDraft & MexicanDraft

/** A field of either country. */
export type StakeholderField = keyof StakeholderDraft

/** A stored representative. Its values are texts, since a host may hold some that the form would reject. */
export interface Stakeholder extends StakeholderDraft {
  readonly id: StakeholderId
  /** Grows with each change, so that a change based on an older one is rejected. */
  readonly version: number
}

/** Why a field of a representative is rejected. */
export type StakeholderError =
  | TextError
  | EmailError
  | PhoneError
  | RutError
  | RfcError
  | CurpError
  | CivilDateError
  | ChoiceError
  | { readonly _tag: 'StakeholderNotBorn' }
  | { readonly _tag: 'StakeholderTooYoung'; readonly years: number }
  | { readonly _tag: 'StakeholderIsCompany' }
  | { readonly _tag: 'PostalCodeMalformed'; readonly digits: number }
  | { readonly _tag: 'CommuneOfOtherRegion' }

/** A rejected field of either country and its error. */
export type StakeholderProblem = Problem<StakeholderField, StakeholderError>

/** A rejected field of Chile and its error. */
export type ChileanProblem = Problem<keyof ChileanStakeholder, StakeholderError>

/** A rejected field of Mexico and its error. */
export type MexicanProblem = Problem<keyof MexicanStakeholder, StakeholderError>
