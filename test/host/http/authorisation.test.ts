import { randomBytes } from 'node:crypto'
import { SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MembershipId } from '#domain/business/own-company.ts'
import type { BankAccountId } from '#domain/banking/bank-account.ts'
import type { ScenarioId } from '#domain/financing/scenario.ts'
import type { ApprovalId } from '#domain/team/pending.ts'
import type { OwnItemId } from '#domain/cash/own-item.ts'
import type { Id, InvoiceId, OrderId } from '#domain/kernel/id.ts'
import type { StakeholderId } from '#domain/legal/stakeholder.ts'
import type { InvoiceAttachment, OrderInvoiceId } from '#domain/orders/attachment.ts'
import type { PayableId, PayrollId } from '#domain/payables/payable-invoice.ts'
import type { SupplierId } from '#domain/suppliers/supplier.ts'
import * as Rut from '#domain/tax-id/rut.ts'
import { endpoints, type EndpointName } from '#wire/endpoints.ts'
import type { DocumentId } from '#host/documents/store.ts'
import { routesOf } from '#host/server/routes.ts'
import { sudoToken } from '#test/host/impersonation/as-operator.ts'
import { aHost, errorOf, NOON, type AHost, type Company } from '#test/host/server/a-host.ts'
import { subjectOf } from './a-subject.ts'
import { NAMES, placesOf, requestOf, type Subject } from './each-call.ts'

const rutOf = (body: number): string => `${body}-${Rut.checkDigit(String(body))}`

let host: AHost
let mine: Company
const others: Record<string, Subject> = {}
const own: { subject?: Subject } = {}
/** A user without any business. */
const without = { business: '' }
/** Operators who act as the own user: active, with an ended session, expired. */
const operator = { atWork: '', ended: '', over: '' }

beforeAll(async () => {
  host = await aHost()
  mine = await host.company('CL', '76086428-5', 'ana@empresa.cl')
  await host.database.query("insert into session (id, user_id, started_at, seen_at) values ('x', $1, $2, $2)", [
    mine.userId,
    new Date(NOON),
  ])
  own.subject = await subjectOf(host, mine)
  others['of the same country'] = await subjectOf(host, await host.company('CL', '77777777-7', 'eva@empresa.cl'))
  others['of the other country'] = await subjectOf(host, await host.company('MX', 'EKU9003173C9', 'luz@empresa.mx'))
  const left = await host.company('CL', '96790240-3', 'leo@empresa.cl')
  await host.database.query('delete from membership where user_id = $1', [left.userId])
  without.business = left.token
  operator.atWork = await sudoToken(host, mine)
  operator.ended = await sudoToken(host, mine)
  await host.request('POST /api/user/logout', { token: operator.ended })
  host.world.now = NOON - 31 * 60_000
  operator.over = await sudoToken(host, mine)
  host.world.now = NOON
})
afterAll(() => host.close())

const guarded = NAMES.filter((name) => endpoints[name].access !== 'public')
const tenant = NAMES.filter((name) => endpoints[name].access === 'tenant')
/** One case per id of any call, in its path, query or body. */
const named = guarded.flatMap((name) =>
  placesOf(name).map((place) => ({
    name,
    place,
    kind: place.kind,
    at: [place.part, ...place.path.map((step) => (typeof step === 'symbol' ? '*' : step))].join('.'),
  })),
)
const MISSING: Subject = {
  company: {
    businessId: '999999' as never,
    userId: '999999' as never,
    email: 'nadie@empresa.cl',
    identifier: '76086428-5',
  },
  invoices: ['999999' as InvoiceId],
  orderId: '999999' as OrderId,
  accountId: '999999' as BankAccountId,
  documentId: '999999' as DocumentId,
  stakeholderId: '999999' as StakeholderId,
  orderInvoiceId: '999999' as OrderInvoiceId,
  attachmentId: '999999' as InvoiceAttachment['id'],
  billId: '999999',
  supplierId: '999999' as SupplierId,
  contactId: '999999' as Id<'Contact'>,
  payableId: '999999' as PayableId,
  payrollId: '999999' as PayrollId,
  scenarioId: '999999' as ScenarioId,
  ownItemId: '999999' as OwnItemId,
  approvalId: '999999' as ApprovalId,
  membershipId: '999999' as MembershipId,
  memberId: '999999' as Id<'Member'>,
  invitationId: '999999' as Id<'Invitation'>,
  supplierAccountId: '999999' as BankAccountId,
}

/** The tables that a call could change. */
const TABLES = [
  'orders',
  'order_invoice',
  'order_document',
  'order_status',
  'bill',
  'ledger_entry',
  'ledger_transfer',
  'renegotiation',
  'wallet_request',
  'debt',
  'debt_authorisation',
  'tax_credential',
  'tax_job',
  'invoice',
  'idempotency',
  'scenario',
  'app_user',
  'business',
  'membership',
  'former_member',
  'invitation',
  'business_document',
  'mailed_link',
  'session',
  'notification',
  'notification_choice',
  'digest_mail',
  'entity_feature',
  'analytics_event',
  'impersonation_code',
  'host_setting',
  'added_holiday',
  'password_attempt',
  'tax_document',
  'imported_file',
  'imported_file_cold',
  'imported_file_piece',
  'bank_account',
  'document',
  'document_piece',
  'invoice_attachment',
  'stakeholder',
  'supplier',
  'contact',
  'payable',
  'payroll',
  'voucher',
  'credit_line',
  'payables_setup',
  'cash_opening',
  'cash_fixed',
  'cash_expected',
  'approval',
  'approval_policy',
]

/** Every row of those, in one statement: one for each table took half of this file's time. */
const EVERYTHING = TABLES.map(
  (table) =>
    `select '${table}' as name, (select string_agg(t::text, chr(10) order by t::text) from ${table} t) as rows`,
).join(' union all ')

/** Whatever is written to a table is written to the log of the database first: rows are read again when its position has moved. */
const lastRead = { position: '', rows: [] as ReadonlyArray<unknown> }
const everything = async (): Promise<ReadonlyArray<unknown>> => {
  const [log] = await host.database.query<{ position: string }>('select pg_current_wal_insert_lsn()::text as position')
  const { position = '' } = log ?? {}
  if (position === lastRead.position) return lastRead.rows
  lastRead.rows = await host.database.query(EVERYTHING)
  lastRead.position = position
  return lastRead.rows
}

const claims = () => ({
  jti: 'x',
  sid: 'x',
  auth_time: NOON / 1000,
  user: { id: Number(mine.userId), name: 'Ana', email: mine.email },
  business: { id: Number(mine.businessId), identifier: mine.identifier, name: 'Empresa', countryId: 'CL' },
})
const signed = (
  key: Uint8Array,
  given: { iss?: string; aud?: string; exp?: number; typ?: string; alg?: string } = {},
) =>
  new SignJWT(claims())
    .setProtectedHeader({ alg: given.alg ?? 'HS256', typ: given.typ ?? 'JWT' })
    .setIssuer(given.iss ?? 'anticipo')
    .setAudience(given.aud ?? 'anticipo-client')
    .setSubject(mine.userId)
    .setIssuedAt(NOON / 1000)
    .setExpirationTime(given.exp ?? NOON / 1000 + 3600)
    .sign(key)

/** Signed once: a signature takes as long as a call. */
let forgeries: Promise<ReadonlyArray<string | undefined>> | undefined
const forgeTokens = async (): Promise<ReadonlyArray<string | undefined>> => [
  undefined,
  '',
  'nonsense',
  await signed(host.key, { exp: NOON / 1000 - 1 }),
  await signed(host.key, { iss: 'another' }),
  await signed(host.key, { aud: 'another' }),
  await signed(host.key, { typ: 'other' }),
  await signed(host.key, { alg: 'HS384' }),
  await signed(host.key, { alg: 'HS512' }),
  await signed(randomBytes(32)),
  new UnsecuredJWT(claims())
    .setIssuer('anticipo')
    .setAudience('anticipo-client')
    .setExpirationTime(NOON / 1000 + 3600)
    .encode(),
  `${mine.token.split('.').slice(0, 2).join('.')}.`,
  `${mine.token}.x`,
  operator.ended,
  operator.over,
  `${mine.token}${'A'.repeat(100_000)}`,
]

describe('every call of the contract', () => {
  it('is served, once, and no other is', () => {
    const served = routesOf(host.services).map(({ method, path }) => `${method} ${path}`)
    expect(served.toSorted()).toEqual(
      Object.values(endpoints)
        .map(({ method, path }) => `${method} ${path}`)
        .toSorted(),
    )
  })

  it('accepts a token signed with the key of the host, which validates the forgeries below', async () => {
    expect((await host.request(`GET /api/user/${mine.userId}`, { token: await signed(host.key) })).status).toBe(200)
  })

  it.each(guarded)('rejects %s without a valid token, identically for each forgery', async (name) => {
    const before = await everything()
    const { call, ...request } = requestOf(name, own.subject ?? MISSING)
    for (const token of await (forgeries ??= forgeTokens())) {
      const answer = await host.request(call, { ...request, token })
      expect(errorOf(answer)).toEqual({
        status: 401,
        errorCode: 'ERROR_AUTH_TOKEN_EXPIRED',
        error: { errorCode: 'ERROR_AUTH_TOKEN_EXPIRED' },
      })
    }
    expect(await everything()).toEqual(before)
  })

  it.each(tenant)('responds to %s of another business like to a missing one, and changes nothing', async (name) => {
    const before = await everything()
    const missing = requestOf(name, MISSING)
    const expected = errorOf(await host.request(missing.call, { ...missing, token: mine.token }))
    expect(expected).toMatchObject({ status: 404, errorCode: 'ERROR_NOT_FOUND' })
    for (const subject of Object.values(others)) {
      const { call, ...request } = requestOf(name, subject)
      expect(errorOf(await host.request(call, { ...request, token: mine.token }))).toEqual(expected)
    }
    expect(await everything()).toEqual(before)
  })

  it.each(tenant)('responds to %s of any business like to a missing one for a user without one', async (name) => {
    const before = await everything()
    for (const subject of [own.subject ?? MISSING, ...Object.values(others), MISSING]) {
      const { call, ...request } = requestOf(name, subject)
      expect(errorOf(await host.request(call, { ...request, token: without.business }))).toMatchObject({
        status: 404,
        errorCode: 'ERROR_NOT_FOUND',
      })
    }
    expect(await everything()).toEqual(before)
  })

  it.each(tenant)(
    'responds to %s of another business for an operator like to a missing one, and changes nothing',
    async (name) => {
      const before = await everything()
      for (const subject of [...Object.values(others), MISSING]) {
        const { call, ...request } = requestOf(name, subject)
        const answer = await host.request(call, { ...request, token: operator.atWork })
        expect(errorOf(answer)).toMatchObject({ status: endpoints[name].deniedToOperators ? 403 : 404 })
      }
      expect(await everything()).toEqual(before)
    },
  )

  it.each(named)(
    'responds to $name with a foreign $kind at $at, all else its own, like to a missing one, and changes nothing',
    async ({ name, place }) => {
      const before = await everything()
      const answerTo = async (by: Subject, token: string): Promise<unknown> => {
        const { call, ...request } = requestOf(name, own.subject ?? MISSING, { place, by })
        return errorOf(
          await host.request(call, { ...request, token, headers: { 'idempotency-key': `${name} ${token.length}` } }),
        )
      }
      const expected = await answerTo(MISSING, mine.token)
      expect(expected).toMatchObject(
        place.kind === 'Invoice' && place.part !== 'params'
          ? { status: 409, errorCode: 'ERROR_INVOICE_NOT_AVAILABLE' }
          : { status: 404, errorCode: 'ERROR_NOT_FOUND' },
      )
      for (const subject of Object.values(others)) expect(await answerTo(subject, mine.token)).toEqual(expected)
      expect(await everything()).toEqual(before)
    },
  )

  it.each(['cartCalculate', 'orderCreate'] as const)(
    'rejects %s completely when one invoice is foreign',
    async (name) => {
      const before = await everything()
      const mineToo = own.subject ?? MISSING
      for (const foreign of [...Object.values(others), MISSING]) {
        for (const invoices of [foreign.invoices, [...mineToo.invoices, ...foreign.invoices.slice(0, 1)]]) {
          const { call, ...request } = requestOf(name, { ...mineToo, invoices })
          const answer = await host.request(call, { ...request, token: mine.token })
          expect(errorOf(answer)).toMatchObject({ status: 409, errorCode: 'ERROR_INVOICE_NOT_AVAILABLE' })
        }
      }
      expect(await everything()).toEqual(before)
    },
  )

  it.each(tenant.map((name, at) => ({ name, at })))('responds to $name of its own business', async ({ name, at }) => {
    const company = await host.company('CL', rutOf(78_000_000 + at), `empresa${at}@empresa.cl`)
    const subject = await subjectOf(host, company)
    const ask = (one: EndpointName) => {
      const { call, ...request } = requestOf(one, subject)
      return host.request(call, { ...request, token: company.token, headers: { 'if-match': '"1"' } })
    }
    for (const earlier of BEFORE[name] ?? []) expect((await ask(earlier)).status).toBe(200)
    const answer = await ask(name)
    const status = OTHER_ANSWERS[name] ?? 200
    expect(status === 200 ? [answer.status, answer.text] : answer.status).toEqual(
      status === 200 ? [200, expect.any(String)] : status,
    )
  })
})

/** The calls that make the row that a call needs. */
const BEFORE: Partial<Readonly<Record<EndpointName, ReadonlyArray<EndpointName>>>> = {
  businessDocumentDownload: ['businessDocumentSign'],
  stakeholderDocumentDownload: ['stakeholderDocumentSign'],
  orderDocumentDownload: ['orderDocumentSign'],
  taxRefresh: ['taxLink'],
  payablesRestore: ['payablesArchive'],
}

/** Each call has a company of its own. The request contains no files, vouchers and invoices have none, and the only account is the default one. */
const OTHER_ANSWERS: Partial<Readonly<Record<EndpointName, number>>> = {
  invoiceImport: 415,
  leave: 409,
  invoicePdfUpload: 415,
  invoiceRemove: 409,
  invoiceXml: 404,
  payableXml: 404,
  bankAccountDelete: 409,
  /* The request is another person's. */
  approvalWithdraw: 404,
  supplierAccountDelete: 409,
  payableRequestVoucher: 409,
  payableConfirmAssignee: 409,
  payableVoucher: 404,
  /* No payee is confirmed. */
  payrollRequestPayment: 409,
  payrollRequestFinancing: 409,
  payrollDelete: 409,
  walletWithdraw: 409,
  /* Chile has no legal form. */
  legalFormLink: 404,
  debtService: 404,
  debtAuthorisationLink: 404,
}
