import * as E from 'fp-ts/Either'
import * as Phone from '#domain/contacts/phone.ts'
import { parsePersonName } from '#domain/identity/person-name.ts'
import { COUNTRIES, type Country } from '#domain/kernel/country.ts'
import { actingUser } from '../audit/acting-user.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import type { Handler, Result } from '../http/call.ts'
import { changedMeanwhile, invalid } from '../http/host-error.ts'
import { cleanText } from '../kernel/clean-text.ts'
import type { ChangeServices } from '../live/record-change.ts'
import { lockedUser, saveProfile } from './store.ts'

export interface ProfileChange {
  readonly name?: string
  readonly phone?: string
}

/**
 * Changes the given fields, unless the user changed since the caller read it. A user without a business has no country,
 * so any country's phone is valid.
 */
export const changeUser: Handler<ChangeServices, 'userChange'> = async (
  { clock, live },
  { afterCommit, body, requestId, session, transaction, version },
) => {
  const { business, user } = session
  const validated = validateChange(body, business === undefined ? COUNTRIES : [business.country])
  if (E.isLeft(validated)) return validated
  return transaction(async (tx) => {
    const stored = await lockedUser(tx, user.id)
    if (stored.version !== version) return E.left(changedMeanwhile(stored))
    const changed = await saveProfile(tx, user.id, validated.right)
    await appendAuditEntry(tx, clock, {
      ...actingUser({ business, requestId, session }),
      action: 'profile changed',
      detail: { fields: Object.keys(validated.right).join(' ') },
    })
    if (business !== undefined) afterCommit(() => live.publish({ type: 'profile', businessId: business.id }))
    return E.right(changed)
  })
}

const validateChange = (change: ProfileChange, countries: ReadonlyArray<Country>): Result<ProfileChange> => {
  if (change.name === undefined && change.phone === undefined) return E.left(invalid(CHANGEABLE))
  const name = change.name === undefined ? undefined : nameOf(change.name)
  const phone = change.phone === undefined ? undefined : phoneOf(countries, change.phone)
  const wrong = [
    ...(change.name !== undefined && name === undefined ? ['name'] : []),
    ...(change.phone !== undefined && phone === undefined ? ['phone'] : []),
  ]
  if (wrong.length > 0) return E.left(invalid(wrong))
  return E.right({ ...(name === undefined ? {} : { name }), ...(phone === undefined ? {} : { phone }) })
}

/** Named in the error of a change with none of them, such as one of the e-mail address only. */
const CHANGEABLE: ReadonlyArray<string> = ['name', 'phone']

const nameOf = (text: string): string | undefined => {
  const name = parsePersonName(cleanText(text))
  return E.isRight(name) ? name.right : undefined
}

const phoneOf = (countries: ReadonlyArray<Country>, text: string): string | undefined => {
  for (const country of countries) {
    const phone = Phone.parse(country, text)
    if (E.isRight(phone)) return phone.right
  }
  return undefined
}
