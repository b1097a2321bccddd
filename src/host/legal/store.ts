import type { BusinessId } from '#domain/kernel/id.ts'
import type { Stakeholder, StakeholderDraft, StakeholderId } from '#domain/legal/stakeholder.ts'
import { country, id, integer, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { hasRow, optionalRow, row, rows, sql, value, type Sql } from '../database/sql.ts'
import { documentRecords } from '../documents/index.ts'

/** The oldest first. */
export const stakeholdersOf = (queries: Queries, businessId: BusinessId): Promise<ReadonlyArray<Stakeholder>> =>
  rows(queries, StakeholderRow, sql`select ${COLUMNS} from stakeholder where business_id = ${businessId} order by id`)

export const stakeholderOf = (
  queries: Queries,
  businessId: BusinessId,
  stakeholderId: StakeholderId,
): Promise<Stakeholder | undefined> =>
  optionalRow(
    queries,
    StakeholderRow,
    sql`select ${COLUMNS} from stakeholder where business_id = ${businessId} and id = ${stakeholderId}`,
  )

/** Whether another representative of the business has this tax id. */
export const hasStakeholder = (
  queries: Queries,
  businessId: BusinessId,
  identifier: string,
  except?: StakeholderId,
): Promise<boolean> =>
  hasRow(
    queries,
    sql`select from stakeholder where business_id = ${businessId} and identifier = ${identifier}
      and id is distinct from ${except}::bigint`,
  )

/** With the documents that the country requires. */
export const insertStakeholder = async (
  tx: Queries,
  businessId: BusinessId,
  fields: StakeholderDraft,
  now: Date,
): Promise<Stakeholder> => {
  const added = await insertRow(tx, businessId, fields, now)
  const of = await value(tx, country, sql`select country from business where id = ${businessId}`)
  await documentRecords.createDocumentSet(tx, { country: of, id: businessId }, { type: 'stakeholder', id: added.id })
  return added
}

const insertRow = (tx: Queries, businessId: BusinessId, fields: StakeholderDraft, now: Date): Promise<Stakeholder> =>
  row(
    tx,
    StakeholderRow,
    sql`insert into stakeholder (business_id, identifier, curp, name, father_last_name, mother_last_name, birthday, gender, citizenship, civil_status,
        profession, phone, email, address, street, outside_number, inside_number, postal_code, region, commune, state,
        municipality, colony, city, created_at, updated_at)
      values (${businessId}, ${fields.identifier}, ${fields.curp}, ${fields.name}, ${fields.fatherLastName}, ${fields.motherLastName},
        ${fields.birthday}, ${fields.gender}, ${fields.citizenship}, ${fields.civilStatus}, ${fields.profession},
        ${fields.phone}, ${fields.email}, ${fields.address}, ${fields.street}, ${fields.outsideNumber},
        ${fields.insideNumber}, ${fields.postalCode}, ${fields.region}, ${fields.commune}, ${fields.state},
        ${fields.municipality}, ${fields.colony}, ${fields.city}, ${now}, ${now})
      returning ${COLUMNS}`,
  )

export const replaceStakeholder = (
  tx: Queries,
  businessId: BusinessId,
  stakeholderId: StakeholderId,
  fields: StakeholderDraft,
  now: Date,
): Promise<Stakeholder> =>
  row(
    tx,
    StakeholderRow,
    sql`update stakeholder set identifier = ${fields.identifier}, curp = ${fields.curp}, name = ${fields.name},
        father_last_name = ${fields.fatherLastName}, mother_last_name = ${fields.motherLastName},
        birthday = ${fields.birthday}, gender = ${fields.gender}, citizenship = ${fields.citizenship},
        civil_status = ${fields.civilStatus}, profession = ${fields.profession}, phone = ${fields.phone},
        email = ${fields.email}, address = ${fields.address}, street = ${fields.street},
        outside_number = ${fields.outsideNumber}, inside_number = ${fields.insideNumber},
        postal_code = ${fields.postalCode}, region = ${fields.region}, commune = ${fields.commune},
        state = ${fields.state}, municipality = ${fields.municipality}, colony = ${fields.colony}, city = ${fields.city},
        version = version + 1, updated_at = ${now}
      where business_id = ${businessId} and id = ${stakeholderId} returning ${COLUMNS}`,
  )

const COLUMNS: Sql = sql`id, version, identifier, curp, name, father_last_name as "fatherLastName", mother_last_name as "motherLastName", birthday,
  gender, citizenship, civil_status as "civilStatus", profession, phone, email, address, street,
  outside_number as "outsideNumber", inside_number as "insideNumber", postal_code as "postalCode", region, commune,
  state, municipality, colony, city`

const StakeholderRow = rowCodec('StakeholderRow', {
  id: id<'Stakeholder'>(),
  version: integer,
  identifier: text,
  curp: text,
  name: text,
  fatherLastName: text,
  motherLastName: text,
  birthday: text,
  gender: text,
  citizenship: text,
  civilStatus: text,
  profession: text,
  phone: text,
  email: text,
  address: text,
  street: text,
  outsideNumber: text,
  insideNumber: text,
  postalCode: text,
  region: text,
  commune: text,
  state: text,
  municipality: text,
  colony: text,
  city: text,
})
