import type { Country } from '#domain/kernel/country.ts'
import { country, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { row, sql } from '../database/sql.ts'
import type { StoredDocument } from './store.ts'

/** Describes the amounts, the rate and each invoice of an order, a paragraph each; empty for an order that does not exist. */
export type OrderText = (queries: Queries, orderId: string, country: Country) => Promise<ReadonlyArray<string>>

const CompanyRow = rowCodec('CompanyRow', { name: text, identifier: text, country })

/** The texts that are signed: with an order its amounts, its rate and each invoice. */
export const signedText = async (
  queries: Queries,
  document: StoredDocument,
  orderText: OrderText,
): Promise<ReadonlyArray<string>> => {
  const company = await row(
    queries,
    CompanyRow,
    sql`select name, identifier, country from business where id = ${document.businessId}`,
  )
  const { identifier, name } = company
  const { owner, title } = document
  const subject = owner.type === 'order' ? ` de la operación ${owner.id}` : ''
  return [
    `${title}${subject}`,
    `${name} (${identifier}) acepta el documento "${title}"${subject} y declara que sus datos son verdaderos.`,
    ...(owner.type === 'order' ? await orderText(queries, owner.id, company.country) : []),
    'Documento de ejemplo, sin valor legal.',
  ]
}
