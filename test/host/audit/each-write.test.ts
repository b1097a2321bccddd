import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as Rut from '#domain/tax-id/rut.ts'
import { endpoints, type EndpointName } from '#wire/endpoints.ts'
import { creditLineSet } from '#host/operator/set-credit-line.ts'
import { anAccount } from '#test/host/banking/an-account.ts'
import { anImportedDocument } from '#test/host/database/an-imported-document.ts'
import { A_PDF } from '#test/host/documents/a-document.ts'
import { subjectOf } from '#test/host/http/a-subject.ts'
import { NAMES, requestOf, type Subject } from '#test/host/http/each-call.ts'
import { storeCession } from '#test/host/payables/a-cession.ts'
import { confirmAccounts, storeTransferAccounts } from '#test/host/payables/a-payable.ts'
import { payAsFinancier } from '#test/host/payables/a-voucher.ts'
import { aHost, type AHost, type Company, type RequestOptions } from '#test/host/server/a-host.ts'
import { identifierOf } from '#test/host/suppliers/a-supplier.ts'
import { FACTOR, SELLER } from '#test/host/tax-authority/samples.ts'

let host: AHost
beforeAll(async () => {
  host = await aHost()
})
afterAll(() => host.close())

/** A POST that changes nothing. */
const READING: ReadonlySet<EndpointName> = new Set([
  'cartCalculate',
  'hasAttachments',
  'invoiceAvailability',
  'supplierFileCheck',
])
const changes = NAMES.filter((name) => {
  const { access, method } = endpoints[name]
  return access === 'tenant' && method !== 'GET' && !READING.has(name)
})

/** The calls that make the row that a call needs. */
const BEFORE: Partial<Readonly<Record<EndpointName, ReadonlyArray<EndpointName>>>> = {
  taxRefresh: ['taxLink'],
  payablesRestore: ['payablesArchive'],
  walletWithdraw: ['walletRequest'],
}

const rutOf = (body: number): string => `${body}-${Rut.checkDigit(String(body))}`

/** The actions that users did for the company, the oldest first. */
const entriesOf = async ({ businessId }: Company): Promise<ReadonlyArray<string>> => {
  const rows = await host.database.query<{ action: string }>(
    'select action from audit where business_id = $1 and user_id is not null order by id',
    [businessId],
  )
  return rows.map(({ action }) => action)
}

describe('each call that changes a company', () => {
  it.each(changes.map((name, at) => ({ name, at })))('$name is in the audit log', async ({ name, at }) => {
    const company = await host.company('CL', rutOf(78_000_000 + at), `empresa${at}@empresa.cl`)
    const subject = await subjectOf(host, company)
    const prepared = await PREPARED[name]?.(company, subject)
    const ask = (one: EndpointName, { headers, ...instead }: RequestOptions = {}) => {
      const { call, ...request } = requestOf(one, { ...subject, ...prepared?.subject })
      return host.request(call, {
        ...request,
        token: company.token,
        ...instead,
        headers: { 'if-match': '"1"', ...headers },
      })
    }
    for (const earlier of BEFORE[name] ?? []) expect((await ask(earlier)).status).toBe(200)
    const before = await entriesOf(company)
    const answer = await ask(name, prepared?.request)
    expect([answer.status, answer.text]).toEqual([200, expect.any(String)])
    const added = (await entriesOf(company)).slice(before.length)
    if (endpoints[name].permission === 'workspace') expect(added).toEqual([])
    else expect(added).not.toEqual([])
  })
})

interface Prepared {
  readonly subject?: Partial<Subject>
  readonly request?: RequestOptions
}

const upload = (name: string, content: string): Prepared => ({
  request: {
    headers: { 'content-type': 'multipart/form-data; boundary=xxx' },
    body: `--xxx\r\ncontent-disposition: form-data; name="files"; filename="${name}"\r\n\r\n${content}\r\n--xxx--\r\n`,
  },
})

/** Stores an account besides the default one. */
const secondAccount = async ({ token }: Company, path: string): Promise<string> => {
  const answer = await host.request(`POST ${path}/bankaccount`, { token, body: anAccount('CL', '777888') })
  return String((answer.body as { id: number }).id)
}

/** The state of the company in which a call is accepted. */
const PREPARED: Partial<
  Readonly<Record<EndpointName, (company: Company, subject: Subject) => Prepared | Promise<Prepared>>>
> = {
  leave: async ({ businessId }) => {
    await host.database.query("update membership set role = 'OWNER' where business_id = $1", [businessId])
    return {}
  },
  invoiceImport: () => upload('factura.xml', '<a/>'),
  invoicePdfUpload: async (_, { attachmentId }) => {
    await host.database.query('delete from invoice_attachment where id = $1', [attachmentId])
    return upload('factura.pdf', A_PDF.toString())
  },
  invoiceRemove: async ({ businessId }) => {
    await anImportedDocument(host.database, businessId, 'doc-1')
    return {}
  },
  approvalWithdraw: async ({ businessId, userId }) => {
    await host.database.query('update approval set requested_by = $1 where business_id = $2', [userId, businessId])
    return {}
  },
  bankAccountMakeDefault: async (company) => ({
    subject: { accountId: (await secondAccount(company, `/api/business/${company.businessId}`)) as never },
  }),
  bankAccountDelete: async (company) => ({
    subject: { accountId: (await secondAccount(company, `/api/business/${company.businessId}`)) as never },
  }),
  supplierAccountMakeDefault: async (company, { supplierId }) => ({
    subject: { supplierAccountId: (await secondAccount(company, `/api/supplier/${supplierId}`)) as never },
  }),
  supplierAccountDelete: async (company, { supplierId }) => ({
    subject: { supplierAccountId: (await secondAccount(company, `/api/supplier/${supplierId}`)) as never },
  }),
  payableRequestVoucher: async (company, { payableId }) => {
    if (payableId !== undefined) await payAsFinancier(host, company, payableId)
    return {}
  },
  payableConfirmAssignee: async (company) => {
    await storeCession(host, company)
    const [ceded] = await host.database.query<{ id: number }>(
      `select id from payable where business_id = $1 and folio = '501'`,
      [company.businessId],
    )
    const asked = { assignor: SELLER, assignee: FACTOR, assignedAt: '2026-04-01', channel: 'PHONE', person: 'Ana Soto' }
    return { subject: { payableId: String(ceded?.id) as never }, request: { body: asked } }
  },
  payrollRequestPayment: async (company) => {
    await confirmAccounts(host, company)
    return {}
  },
  payrollRequestFinancing: async (company) => {
    await storeTransferAccounts(host, company, [identifierOf('Papelera Austral')])
    const taxId = { country: 'CL' as const, identifier: company.identifier }
    await creditLineSet.run(host.services, { taxId, credit: 1_000_000, balance: undefined })
    return {}
  },
  payrollDelete: async ({ businessId }) => {
    await host.database.query('delete from bank_account where business_id = $1 and supplier_id is not null', [
      businessId,
    ])
    return {}
  },
}
