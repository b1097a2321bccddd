import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { ActivitySubject, CompanyActivity } from '#application/team/company-activity.port.ts'
import { activityKind } from '#domain/team/activity.ts'
import type { SUBJECT_KINDS } from '#wire/activity.codec.ts'
import { activityEndpoints } from '#wire/activity.endpoints.ts'
import type { Api } from '../http/api.ts'

export const makeHttpCompanyActivity = (api: Api): CompanyActivity => ({
  page: ({ area, from, isByStaff, memberId, page, pageSize }) =>
    pipe(
      api.forBusiness(activityEndpoints.companyActivity)({
        query: {
          from,
          to: undefined,
          area,
          member: memberId,
          by: isByStaff ? 'OPERATORS' : undefined,
          page,
          size: pageSize,
        },
      }),
      TE.map((found) => ({
        ...found,
        rows: found.rows.map(({ action, id, subject, ...entry }) => ({
          ...entry,
          id: String(id),
          kind: activityKind(action),
          subject: subject && subjectOf(subject),
        })),
      })),
    ),
})

/** Undefined for a kind of a later host. */
const subjectOf = ({ kind, name }: { readonly kind: string; readonly name: string }): ActivitySubject | undefined =>
  Object.hasOwn(SUBJECTS, kind) ? SUBJECTS[kind as (typeof SUBJECT_KINDS)[number]](name) : undefined

const SUBJECTS: Readonly<Record<(typeof SUBJECT_KINDS)[number], (name: string) => ActivitySubject>> = {
  ORDER: (name) => ({ _tag: 'Order', name }),
  PAYROLL: (name) => ({ _tag: 'Payroll', name }),
  SUPPLIER: (name) => ({ _tag: 'Supplier', name }),
  ISSUED: (name) => ({ _tag: 'IssuedInvoice', name }),
  RECEIVED: (name) => ({ _tag: 'ReceivedInvoice', name }),
  RECEIVED_MANY: (name) => ({ _tag: 'ReceivedInvoices', count: Number(name) }),
  FILES: (name) => ({ _tag: 'Files', count: Number(name) }),
}
