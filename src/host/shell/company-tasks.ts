import type { TypeOf } from 'io-ts'
import { requiredDocuments } from '#domain/documents/required-documents.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import type { Task } from '#domain/shell/task.ts'
import { may, type Permission } from '#domain/team/permission.ts'
import type { Role } from '#domain/team/role.ts'
import { certificateStateOf } from '#domain/tax-credential/certificate.ts'
import { boolean, id, instant, integer, nullable, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { rows, sql } from '../database/sql.ts'
import type { Business, User } from '../kernel/caller.ts'
import { dateOf, type Clock } from '../kernel/clock.ts'

/** Path of the page of the tax credential: `/user/profile/sii`, `/user/profile/sat`. */
const taxPath = (country: Country): string => `/user/profile/${profileOf(country).taxAuthority.toLowerCase()}`

const action = (pathAction: string) => ({ hasAction: true, pathAction })

/** A company in which a user has a role. */
export interface Seat {
  readonly business: Business
  readonly role: Role
}

/** The tasks, or none where the role lacks the permission. */
export const permitted = (role: Role, permission: Permission, tasks: ReadonlyArray<Task>): ReadonlyArray<Task> =>
  may(role, permission) ? tasks : []

/** The parts that the file of the company lacks, from what is stored. Each task disappears when its fact changes. */
export const companyTasks = (clock: Clock, { business, role }: Seat, facts: Facts): ReadonlyArray<Task> => [
  ...profileTask(facts, role),
  ...permitted(role, 'companyFile', representativesTask(facts)),
  ...permitted(role, 'companyFile', documentsTask(business, facts)),
  ...permitted(role, 'ownAccounts', accountTask(facts)),
  ...permitted(role, 'credential', certificateTask(clock, business, facts)),
]

const FactsRow = rowCodec('FactsRow', {
  businessId: id<'Business'>(),
  address: nullable(text),
  phone: nullable(text),
  representatives: integer,
  documents: integer,
  rejected: integer,
  hasAccount: boolean,
  certificateEnds: nullable(instant),
})
export type Facts = TypeOf<typeof FactsRow>

/** Reads the facts of each company, for the user. Documents count when they were uploaded or approved. */
export const factsOfEach = (
  queries: Queries,
  businesses: ReadonlyArray<BusinessId>,
  { id: userId }: User,
): Promise<ReadonlyArray<Facts>> =>
  rows(
    queries,
    FactsRow,
    sql`select b.id as "businessId", b.address, u.phone,
        (select count(*)::int from stakeholder s where s.business_id = b.id) as representatives,
        (select count(*)::int from document d where ${isOfBusiness} and (d.approved or d.file_key is not null)) as documents,
        (select count(*)::int from document d where ${isOfBusiness} and d.rejection is not null and d.file_key is null) as rejected,
        exists (select from bank_account a where a.business_id = b.id and a.supplier_id is null and a.is_default and not a.is_provider_account) as "hasAccount",
        (select valid_until from tax_certificate t where t.business_id = b.id) as "certificateEnds"
      from business b, app_user u where b.id = any(${businesses}::bigint[]) and u.id = ${userId}`,
  )

const isOfBusiness = sql`d.business_id = b.id and d.owner_type = 'business'`

/** The phone is of the user; the address is of the company. */
const profileTask = ({ address, phone }: Facts, role: Role): ReadonlyArray<Task> => {
  const missing = [
    ...((phone ?? '') === '' ? ['tu teléfono de contacto'] : []),
    ...((address ?? '') === '' && may(role, 'companyFile') ? ['la dirección de tu empresa'] : []),
  ]
  if (missing.length === 0) return []
  return [
    {
      id: 'profile',
      title: 'Completa tu perfil',
      detail: `Falta ${missing.join(' y ')}.`,
      ...action('/user/profile'),
    },
  ]
}

const representativesTask = ({ representatives }: Facts): ReadonlyArray<Task> =>
  representatives > 0
    ? []
    : [
        {
          id: 'representatives',
          title: 'Agrega un representante legal',
          detail: 'Firma las operaciones de tu empresa.',
          ...action('/user/profile/legal'),
        },
      ]

const documentsTask = ({ country }: Business, { documents, rejected }: Facts): ReadonlyArray<Task> => {
  const missing = requiredDocuments(country, 'business').length - documents
  if (missing <= 0) return []
  const title = rejected > 0 ? 'Vuelve a subir un documento' : 'Sube los documentos de tu empresa'
  const detail = [
    missing === 1 ? 'Falta 1 documento.' : `Faltan ${missing} documentos.`,
    ...(rejected > 0 ? ['Rechazamos uno o más; el motivo está en la lista.'] : []),
  ].join(' ')
  return [{ id: 'documents', title, detail, ...action('/user/profile/legal') }]
}

const accountTask = ({ hasAccount }: Facts): ReadonlyArray<Task> =>
  hasAccount
    ? []
    : [
        {
          id: 'account',
          title: 'Agrega una cuenta bancaria',
          detail: 'A tu cuenta principal transferimos el dinero de tus operaciones.',
          ...action('/user/profile/bankaccounts'),
        },
      ]

const certificateTask = (clock: Clock, { country }: Business, { certificateEnds }: Facts): ReadonlyArray<Task> => {
  if (certificateEnds === undefined) return []
  const validUntil = dateOf(country, certificateEnds.getTime())
  const state = certificateStateOf({ validUntil }, clock.today(country))
  if (state._tag === 'Valid') return []
  return [
    {
      id: 'certificate',
      title: 'Renueva tu certificado digital',
      detail: `${state._tag === 'Ended' ? 'Venció' : 'Vence'} el ${formatShortDate(validUntil)}.`,
      ...action(taxPath(country)),
    },
  ]
}
