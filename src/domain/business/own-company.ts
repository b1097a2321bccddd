import { normaliseText } from '../kernel/fold.ts'
import type { Id } from '../kernel/id.ts'
import type { Role } from '../team/role.ts'
import type { Business } from './business.ts'

/** The id of the membership of one user in one company. */
export type MembershipId = Id<'Membership'>

/** The most companies of one user. */
export const MAX_COMPANIES = 100

/** A company of a user, and what waits in it. */
export interface OwnCompany {
  readonly membershipId: MembershipId
  readonly business: Pick<Business, 'id' | 'identifier' | 'name' | 'country'> & {
    readonly isVerified: boolean
    readonly role: Role
  }
  /** The requests of other members that the user may authorise. */
  readonly toAuthorise: number
  /** The pending tasks of the user. */
  readonly tasks: number
  /** The documents that were rejected and not sent again. */
  readonly rejected: number
  /** When the user last opened it, in milliseconds since 1970. */
  readonly lastUsedAt: number | undefined
}

/** How many things wait for the user in the company. */
export const waitingIn = ({
  rejected,
  tasks,
  toAuthorise,
}: Pick<OwnCompany, 'rejected' | 'tasks' | 'toAuthorise'>): number => toAuthorise + rejected + tasks

/** Puts the companies in which most waits first; where as much waits, the one used last; otherwise by name. */
export const sortCompanies = (companies: ReadonlyArray<OwnCompany>): ReadonlyArray<OwnCompany> =>
  companies.toSorted(
    (one, other) =>
      waitingIn(other) - waitingIn(one) ||
      (other.lastUsedAt ?? 0) - (one.lastUsedAt ?? 0) ||
      compareTexts(normaliseText(one.business.name), normaliseText(other.business.name)) ||
      Number(one.business.id) - Number(other.business.id),
  )

/** Why a user may not add a company now: one of the own is not verified yet, or there are as many as one user may have. */
export type AddingObstacle<C> =
  | { readonly _tag: 'CompanyUnverified'; readonly company: C }
  | { readonly _tag: 'CompaniesTooMany'; readonly maximum: number }

/** The obstacle to another company of a user, or none. A user has one unverified company at a time. */
export const obstacleToAdding = <C extends { readonly isVerified: boolean }>(
  own: ReadonlyArray<C>,
): AddingObstacle<C> | undefined => {
  const company = own.find(({ isVerified }) => !isVerified)
  if (company !== undefined) return { _tag: 'CompanyUnverified', company }
  return own.length >= MAX_COMPANIES ? { _tag: 'CompaniesTooMany', maximum: MAX_COMPANIES } : undefined
}

const compareTexts = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** The companies whose name or tax id contains the text, however it is accented and with or without dots and hyphens. */
export const searchCompanies = (companies: ReadonlyArray<OwnCompany>, typed: string): ReadonlyArray<OwnCompany> => {
  const text = normaliseText(typed)
  const plain = plainId(typed)
  return companies.filter(
    ({ business: { identifier, name } }) =>
      normaliseText(name).includes(text) || (plain !== '' && plainId(identifier).includes(plain)),
  )
}

const plainId = (text: string): string => text.replaceAll(/[^0-9a-zñ&]/gi, '').toUpperCase()
