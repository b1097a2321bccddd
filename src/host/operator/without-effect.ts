import * as E from 'fp-ts/Either'
import type { WithoutEffectReason } from '#domain/tax-documents/effect.ts'
import { id, rowCodec, text } from '../database/columns.ts'
import { rows, sql } from '../database/sql.ts'
import { documentsWithoutEffect as withoutEffectIn, type IneffectiveDocument } from '../tax-authority/store/index.ts'
import { optionalPositional } from './arguments.ts'
import { command } from './command.ts'
import { TaxId } from './kinds.ts'
import type { Needs } from './operator-services.ts'

/** The documents that name an invoice and do not change it, by company. */
export const documentsWithoutEffect = command({
  name: 'documents:without-effect',
  summary: 'Muestra los documentos tributarios que mencionan una factura y no la cambian.',
  args: { taxId: optionalPositional(TaxId, 'de esa empresa; sin él, de todas') },
  run: async ({ database }: Needs<'database'>, { taxId }) => {
    const of = taxId === undefined ? sql`true` : sql`country = ${taxId.country} and identifier = ${taxId.identifier}`
    const companies = await rows(
      database,
      CompanyRow,
      sql`select b.id, b.name, b.identifier from business b
        where ${of} and exists (select from tax_document d where d.business_id = b.id and d.without_effect <> '[]')
        order by b.id`,
    )
    const lines: Array<string> = []
    for (const { id: businessId, identifier, name } of companies) {
      const found = await withoutEffectIn(database, businessId)
      lines.push(...found.flatMap((document) => linesOf(`${name} (${identifier})`, document)))
    }
    return E.right(lines.length === 0 ? ['Ningún documento menciona en vano una factura.'] : lines)
  },
})

const CompanyRow = rowCodec('CompanyRow', { id: id<'Business'>(), name: text, identifier: text })

const linesOf = (company: string, { kind, names }: IneffectiveDocument): ReadonlyArray<string> =>
  names.map(({ by, byName, folio, names: named, reason }) => {
    const issuer = by === byName ? by : `${byName} (${by})`
    return `${company} · ${KINDS.get(kind) ?? kind} ${folio} de ${issuer} · factura ${named} · ${REASONS[reason]}`
  })

const KINDS: ReadonlyMap<string, string> = new Map([
  ['Invoice', 'factura'],
  ['CreditNote', 'nota de crédito'],
  ['DebitNote', 'nota de débito'],
  ['Payment', 'recibo de pago'],
  ['Assignment', 'cesión'],
  ['RegisterEntry', 'línea de registro'],
  ['MetadataEntry', 'línea de metadatos'],
])

/** With the code, which the report of an import has too. */
const REASONS: Readonly<Record<WithoutEffectReason, string>> = {
  OTHER_ISSUER: 'no la emitió quien emitió la factura (OTHER_ISSUER)',
  OTHER_COMPANY: 'menciona una factura de otra empresa (OTHER_COMPANY)',
  OTHER_PARTY: 'indica otro emisor o receptor (OTHER_PARTY)',
  OTHER_KIND: 'no dice nada que cambie lo que se debe (OTHER_KIND)',
  OTHER_CURRENCY: 'está en otra moneda sin tipo de cambio (OTHER_CURRENCY)',
  GLOBAL_REFERENCE: 'menciona un período completo (GLOBAL_REFERENCE)',
  BROKEN_CHAIN: 'la cede quien no la tenía (BROKEN_CHAIN)',
  VOIDED: 'está cancelado, sustituido o anulado (VOIDED)',
  NOT_KNOWN: 'la factura no está entre los documentos (NOT_KNOWN)',
}
