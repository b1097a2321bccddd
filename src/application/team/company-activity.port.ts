import type { TaskEither } from 'fp-ts/TaskEither'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { ActivityArea, ActivityKind } from '#domain/team/activity.ts'
import type { Failure } from '../shared/failure.ts'
import type { Page } from '../shared/page.ts'
import { token } from '../shared/token.ts'

/** The subject of an action: `name` is a number, a folio or a name; `count` says how many invoices or files. */
export type ActivitySubject =
  | { readonly _tag: 'Order' | 'Payroll' | 'Supplier' | 'IssuedInvoice' | 'ReceivedInvoice'; readonly name: string }
  | { readonly _tag: 'ReceivedInvoices' | 'Files'; readonly count: number }

/** Something that was done for the company. */
export interface ActivityEntry {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly at: number
  /** Undefined: a later host records what this client does not know. */
  readonly kind: ActivityKind | undefined
  /** Undefined for what no user did. */
  readonly person: string | undefined
  /** The member of the financier's staff who acted as that person. */
  readonly operator: string | undefined
  readonly source: 'USER' | 'STAFF' | 'HOST'
  readonly subject: ActivitySubject | undefined
  readonly before: string | undefined
  readonly after: string | undefined
}

export interface ActivePerson {
  readonly id: number
  readonly name: string
}

export interface ActivityPage extends Page<ActivityEntry> {
  /** The members, and who else did something in that time. */
  readonly people: ReadonlyArray<ActivePerson>
}

export interface ActivityQuery {
  readonly page: number
  readonly pageSize: number
  readonly from: CivilDate
  readonly area: ActivityArea | undefined
  readonly memberId: number | undefined
  /** Only what the financier's staff did. */
  readonly isByStaff: boolean
}

export interface CompanyActivity {
  readonly page: (query: ActivityQuery) => TaskEither<Failure, ActivityPage>
}
export const CompanyActivity = token<CompanyActivity>('CompanyActivity')
