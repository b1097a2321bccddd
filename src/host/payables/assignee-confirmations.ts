import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { BusinessId, UserId } from '#domain/kernel/id.ts'
import type { PayableId, UnconfirmedCession } from '#domain/payables/payable-invoice.ts'
import type { PayeeConfirmation } from '#domain/payables/payee-confirmation.ts'
import type { DocumentEffect } from '#domain/tax-documents/effect.ts'
import type { Queries } from '../database/database.ts'
import { execute, hasRow, sql } from '../database/sql.ts'
import { displayableText } from '../kernel/displayable-text.ts'

/** The effects of the table `payable i` among which the cession is that waits to be confirmed. A gap in cessions is another doubt. */
export const CESSIONS = sql`case when i.obstacle = 'PAYEE_IN_DOUBT' and not 'ASSIGNMENT' = any(i.doubts) then i.effects end`

/** The last cession to the payee. */
export const unconfirmedCessionOf = (
  effects: ReadonlyArray<DocumentEffect> | undefined,
  payee: string,
): UnconfirmedCession | undefined => {
  const last = effects?.findLast(({ effect, to }) => effect === 'ASSIGNS' && to?.id === payee)
  if (last === undefined) return undefined
  return { assignor: { identifier: last.by.id, name: displayableText(last.by.name, MAX_NAME_LENGTH) }, on: last.on }
}

const MAX_NAME_LENGTH = 300

/** The cession that the user saw, and whom the company asked. */
export interface AssigneeConfirmation extends PayeeConfirmation {
  readonly assignor: string
  readonly assignee: string
  readonly on: CivilDate
}

/** The assignee of this invoice is the payee from the next refresh on. */
export const confirmAssignee = (
  tx: Queries,
  businessId: BusinessId,
  payableId: PayableId,
  { assignee, assignor, channel, on, person }: AssigneeConfirmation,
  userId: UserId,
  today: CivilDate,
): Promise<void> =>
  execute(
    tx,
    sql`insert into assignee_confirmation
        (business_id, key, assignee, assignor, assigned_on, channel, person, user_id, confirmed_on)
      select business_id, key, ${assignee}::text, ${assignor}::text, ${on}::date, ${channel}::text, ${person}::text,
        ${userId}::bigint, ${today}::date
      from payable where business_id = ${businessId} and id = ${payableId}
      on conflict (business_id, key, assignee) do nothing`,
  )

/** Whether the company has confirmed this assignee of the invoice. */
export const isAssigneeConfirmed = (
  queries: Queries,
  businessId: BusinessId,
  payableId: PayableId,
  assignee: string,
): Promise<boolean> =>
  hasRow(
    queries,
    sql`select 1 from assignee_confirmation c join payable i on i.business_id = c.business_id and i.key = c.key
      where c.business_id = ${businessId} and i.id = ${payableId} and c.assignee = ${assignee}`,
  )
