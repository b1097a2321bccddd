import * as E from 'fp-ts/Either'
import * as Email from '../identity/email.ts'
import { type Form, validateForm, type Problem, requiredText, type TextError } from '../kernel/form.ts'
import type { Id } from '../kernel/id.ts'
import { withoutSeparators } from './phone.ts'

/** A contact person at a supplier. */
export interface Contact {
  readonly id: Id<'Contact'>
  readonly name: string
  readonly position: string
  readonly email: string
  readonly phone: string
  /** Grows with each change. */
  readonly version: number
}

/** Form values as typed. */
export type ContactDraft = Omit<Contact, 'id' | 'version'>

/** A validated draft: texts are trimmed, the telephone has no separators. */
export interface NewContact {
  readonly name: string
  readonly position: string
  readonly email: Email.Email
  readonly phone: string
}

/** Why a field of a contact is rejected. */
export type ContactError = TextError | Email.EmailError | { readonly _tag: 'ContactPhoneMalformed' }

/** A rejected field and its error. */
export type ContactProblem = Problem<keyof NewContact, ContactError>

/** Maximum length of each field in characters; of a telephone without its separators. */
export const CONTACT_LIMITS: Readonly<Record<keyof ContactDraft, number>> = {
  name: 130,
  position: 50,
  email: 50,
  phone: 15,
}

/**
 * The contact, or every rejected field with its error. Every field is required, within `CONTACT_LIMITS`. The telephone
 * has 9 to 12 digits and may have separators, which are not kept.
 *
 * @example
 * ```ts
 * import { validateContact } from '@anticipo/domain/contacts/contact'
 *
 * const draft = { name: 'Ana', position: '', email: 'ana@empresa.cl', phone: '+56 9 6123 4567' }
 * validateContact(draft) // { _tag: 'Left', left: [{ field: 'position', error: { _tag: 'TextEmpty' } }] }
 * ```
 */
export const validateContact = (draft: ContactDraft): E.Either<ReadonlyArray<ContactProblem>, NewContact> =>
  validateForm(FORM, draft)

/** A contact may be abroad: nine digits, as in Chile, to twelve, with an optional sign. */
const PHONE = /^\+?\d{9,12}$/

const FORM: Form<ContactDraft, ContactError, NewContact> = {
  name: ({ name }) => requiredText(name, CONTACT_LIMITS.name),
  position: ({ position }) => requiredText(position, CONTACT_LIMITS.position),
  email: ({ email }) => {
    const text = requiredText(email, CONTACT_LIMITS.email)
    return E.isRight(text) ? Email.parse(text.right) : text
  },
  phone: ({ phone }) => {
    const text = requiredText(withoutSeparators(phone), CONTACT_LIMITS.phone)
    return E.isRight(text) && !PHONE.test(text.right) ? E.left({ _tag: 'ContactPhoneMalformed' }) : text
  },
}
