import * as E from 'fp-ts/Either'
import * as Email from '../identity/email.ts'
import { type Form, validateForm, type Problem, requiredText, type TextError } from '../kernel/form.ts'
import type { Id } from '../kernel/id.ts'

/** A contact person at a supplier. */
export interface Contact {
  readonly id: Id<'Contact'>
  readonly name: string
  readonly position: string
  readonly email: string
  readonly phone: string
}

/** Form values as typed. */
export type ContactDraft = Omit<Contact, 'id'>

export interface NewContact {
  readonly name: string
  readonly position: string
  readonly email: Email.Email
  readonly phone: string
}

export type ContactError = TextError | Email.EmailError | { readonly _tag: 'ContactPhoneInvalid' }

export type ContactProblem = Problem<keyof NewContact, ContactError>

/** Maximum length of each field in characters. */
export const CONTACT_LIMITS: Readonly<Record<keyof ContactDraft, number>> = {
  name: 130,
  position: 50,
  email: 50,
  phone: 15,
}

/** Every field is required. */
export const validateContact = (draft: ContactDraft): E.Either<ReadonlyArray<ContactProblem>, NewContact> =>
  validateForm(FORM, draft)

/**
 * A contact may be abroad: ten to twelve digits in three groups, with an optional sign and parentheses around the
 * first.
 */
const PHONE = /^\+?\(?\d{3}\)?[-\s.]?\d{3}[-\s.]?\d{4,6}$/

const FORM: Form<ContactDraft, ContactError, NewContact> = {
  name: ({ name }) => requiredText(name, CONTACT_LIMITS.name),
  position: ({ position }) => requiredText(position, CONTACT_LIMITS.position),
  email: ({ email }) => {
    const text = requiredText(email, CONTACT_LIMITS.email)
    return E.isRight(text) ? Email.parse(text.right) : text
  },
  phone: ({ phone }) => {
    const text = requiredText(phone, CONTACT_LIMITS.phone)
    return E.isRight(text) && !PHONE.test(text.right) ? E.left({ _tag: 'ContactPhoneInvalid' }) : text
  },
}
