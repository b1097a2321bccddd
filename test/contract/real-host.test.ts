import { money } from '#domain/kernel/money.ts'
import { isPending } from '#domain/team/pending.ts'
import { bankCalendar, rollForward } from '#domain/calendar/calendar.ts'
import * as E from 'fp-ts/Either'
import { afterAll, beforeAll } from 'vitest'
import { addDays } from '#domain/kernel/civil-date.ts'
import { makeHttpBankAccounts } from '#infrastructure/banking/http-bank-accounts.ts'
import { makeHttpMembers } from '#infrastructure/team/http-members.ts'
import { makeHttpHolidays } from '#infrastructure/calendar/http-holidays.ts'
import { makeHttpDocuments } from '#infrastructure/documents/http-documents.ts'
import { makeHttpInvoices } from '#infrastructure/financing/http-invoices.ts'
import { makeHttpOrderSubmissions } from '#infrastructure/financing/http-order-submissions.ts'
import { makeHttpMexicanGeography } from '#infrastructure/geography/http-mexican-geography.ts'
import { makeHttpLegalForms } from '#infrastructure/legal/http-legal-forms.ts'
import { makeHttpStakeholders } from '#infrastructure/legal/http-stakeholders.ts'
import { makeApiClient } from '#infrastructure/http/api-client.ts'
import { makeApiCall } from '#infrastructure/http/api-call.ts'
import { makeApi, type Api } from '#infrastructure/http/api.ts'
import { makeHttpAccounts } from '#infrastructure/identity/http-accounts.ts'
import { makeHttpSessions } from '#infrastructure/identity/http-sessions.ts'
import { makeHttpInvoiceAttachments } from '#infrastructure/orders/http-invoice-attachments.ts'
import { makeHttpOrders } from '#infrastructure/orders/http-orders.ts'
import { makeHttpCertificates } from '#infrastructure/tax-credential/http-certificates.ts'
import { makeHttpTaxCredentials } from '#infrastructure/tax-credential/http-tax-credentials.ts'
import type { OrderLine } from '#domain/financing/order-request.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import { browserScheduler } from '#infrastructure/browser/browser-scheduler.ts'
import { anImportedDocument } from '#test/host/database/an-imported-document.ts'
import { ownHost, anInvoice, date, PASSWORD, store, type AHost, type Company } from '#test/host/server/a-host.ts'
import { accountsContract } from './accounts.contract.ts'
import { readyForTransfers } from '#test/host/orders/ready-for-transfers.ts'
import { aTransferredOrder } from '#test/host/wallet/a-transferred-order.ts'
import { finishJob, takeJob } from '#host/jobs/job-store.ts'
import { payOrder } from '#host/orders/pay-order.ts'
import { makeHttpCash } from '#infrastructure/cash/http-cash.ts'
import { makeHttpCashSoon } from '#infrastructure/cash/http-cash-soon.ts'
import { cashContract } from './cash.contract.ts'
import { makeHttpCounterparts } from '#infrastructure/counterparts/http-counterparts.ts'
import { counterpartsContract } from './counterparts.contract.ts'
import { makeHttpStatements } from '#infrastructure/wallet/http-statements.ts'
import { makeHttpWallets } from '#infrastructure/wallet/http-wallets.ts'
import { statementsContract } from './statements.contract.ts'
import { walletsContract } from './wallets.contract.ts'
import { calendarMonthOf } from '#domain/kernel/calendar-month.ts'
import type { SupplierId } from '#domain/suppliers/supplier.ts'
import { makeHttpSuppliers } from '#infrastructure/suppliers/http-suppliers.ts'
import { makeHttpPayables } from '#infrastructure/payables/http-payables.ts'
import { makeHttpPayrolls } from '#infrastructure/payables/http-payrolls.ts'
import { aReceivedInvoice, storePayables, storeUnconfirmedAccounts } from '#test/host/payables/a-payable.ts'
import { storeCession } from '#test/host/payables/a-cession.ts'
import { attachVoucherTo, payAsFinancier } from '#test/host/payables/a-voucher.ts'
import { assigneesContract } from './assignees.contract.ts'
import { payablesContract } from './payables.contract.ts'
import { payrollsContract } from './payrolls.contract.ts'
import { aColleague } from '#test/host/approval/a-colleague.ts'
import { testClient } from '#test/host/server/test-client.ts'
import { storeSuppliers } from '#test/host/suppliers/a-supplier.ts'
import { CONTRACT_SUPPLIERS, suppliersContract } from './suppliers.contract.ts'
import { bankAccountsContract } from './bank-accounts.contract.ts'
import { documentsContract } from './documents.contract.ts'
import { aCertificate, CERTIFICATE_PASSWORD } from '#test/support/certificates.ts'
import { makeSessionHeader } from '#test/support/fakes/session-header.ts'
import { certificatesContract, type RejectedFile } from './certificates.contract.ts'
import { membersContract } from './members.contract.ts'
import { holidaysContract } from './holidays.contract.ts'
import { makeHttpExcludedInvoices } from '#infrastructure/financing/http-excluded-invoices.ts'
import { storeDocuments } from '#host/tax-authority/sync/connector-documents.ts'
import { keepOriginal, packFile } from '#host/tax-authority/store/originals.ts'
import { readTaxFile } from '#host/tax-authority/read/read-file.ts'
import { writeDte } from '#samples/write-dte.ts'
import { makeHttpDebts } from '#infrastructure/debts/http-debts.ts'
import { makeHttpInvoiceDetails } from '#infrastructure/financing/http-invoice-details.ts'
import { storeAccount } from '#test/host/banking/an-account.ts'
import { aRefresh } from '#test/host/tax-authority/a-refresh.ts'
import { invoiceDetailsContract } from './invoice-details.contract.ts'
import { makeHttpInvoiceViews } from '#infrastructure/financing/http-invoice-views.ts'
import { makeHttpScenarios } from '#infrastructure/financing/http-scenarios.ts'
import { makeHttpInvoiceProposals } from '#infrastructure/financing/http-invoice-proposals.ts'
import { excludedInvoicesContract } from './excluded-invoices.contract.ts'
import { invoiceProposalsContract } from './invoice-proposals.contract.ts'
import { invoiceViewsContract } from './invoice-views.contract.ts'
import { scenariosContract } from './scenarios.contract.ts'
import { invoicesContract } from './invoices.contract.ts'
import { invoiceAttachmentsContract } from './invoice-attachments.contract.ts'
import { orderSubmissionsContract } from './order-submissions.contract.ts'
import { ordersContract } from './orders.contract.ts'
import { sessionsContract } from './sessions.contract.ts'
import { mexicanGeographyContract } from './mexican-geography.contract.ts'
import { legalFormsContract } from './legal-forms.contract.ts'
import { stakeholdersContract } from './stakeholders.contract.ts'
import { taxCredentialsContract } from './tax-credentials.contract.ts'

invoicesContract('the host', async () => {
  const client = await aClient(45)
  await client.host.database.query(
    `update invoice set signature = 'VERIFIED', signature_reason = null where id % 3 <> 0`,
  )
  await client.host.database.query(`update invoice set possible_duplicate = true where id % 5 = 0`)
  await client.host.database.query(
    `insert into payer_lateness (business_id, payer_identifier, average_days_late, paid_invoices)
      select business_id, payer_identifier, 15, 3 from invoice limit 1`,
  )
  await anImportedDocument(client.host.database, client.company.businessId, 'doc-44')
  return { invoices: makeHttpInvoices(client.api), today: date('2026-12-01'), stop: client.stop }
})

invoiceDetailsContract('the host', async () => {
  const { api, company, host, stop } = await aClient(0)
  const invoice = {
    type: 33,
    folio: 45,
    issuedOn: date('2026-10-01'),
    issuer: aDteParty('77214860-7', 'Maderas SpA'),
    receiver: aDteParty('76086428-5', 'Pagador SpA'),
    lines: [{ name: 'Clavos', unit: 'UN', price: 1_000, quantity: 45 }],
    references: [{ type: '801', folio: '77', date: date('2026-09-20') }],
  } as const
  const note = {
    ...invoice,
    type: 61,
    folio: 9,
    issuedOn: date('2026-10-03'),
    lines: [{ name: 'Clavos', unit: 'UN', price: 1_000, quantity: 1 }],
    references: [{ type: '33', folio: '45', date: date('2026-10-01'), code: 3 }],
  } as const
  await importFiles(host, company, [writeDte(invoice), writeDte(note)])
  const [complete = NO_INVOICE, announced = NO_INVOICE] = await store(host, company, [
    anInvoice('CL', 1, { key: '77214860-7|33|45', folio: '45' }),
    anInvoice('CL', 2),
  ])
  await aRefresh(host.database)(company.businessId)
  return { details: makeHttpInvoiceDetails(api), complete, announced, stop }
})

const NO_INVOICE = '0' as InvoiceId

const aDteParty = (rut: string, name: string) => ({
  rut,
  name,
  activity: 'Comercio',
  address: 'Avenida Uno 100',
  commune: 'Santiago',
})

/** Stores documents as an import does, each as a file of its own. */
const importFiles = ({ database }: AHost, { businessId }: Company, files: ReadonlyArray<Uint8Array>): Promise<void> =>
  database.transaction(async (tx) => {
    for (const bytes of files) {
      const source = `import:${await keepOriginal(tx, businessId, await packFile({ name: 'dte.xml', bytes }))}`
      const documents = readTaxFile('dte.xml', bytes).flatMap((reading) => reading.documents)
      await storeDocuments(
        tx,
        businessId,
        documents.map((document) => ({ document, source })),
      )
    }
  })

invoiceViewsContract('the host', async () => {
  const { api, stop } = await aClient(0)
  return { views: makeHttpInvoiceViews(api), stop }
})

scenariosContract('the host', async () => {
  const { api, stop, invoiceIds } = await aClient(3)
  const submissions = makeHttpOrderSubmissions(api)
  return { scenarios: makeHttpScenarios(api), submissions, lines: linesOf(invoiceIds), stop }
})

invoiceProposalsContract('the host', async () => {
  const { api, stop } = await aClient(45)
  return { invoices: makeHttpInvoices(api), proposals: makeHttpInvoiceProposals(api), stop }
})

excludedInvoicesContract('the host', async () => {
  const { api, company, host, stop } = await aClient(3)
  const reasons = (at: number) => (at === 7 ? { folio: 'C-7', reasons: ['CLAIMED'] } : { reasons: ['PAID'] })
  await store(
    host,
    company,
    Array.from({ length: 12 }, (_, at) =>
      anInvoice('CL', 100 + at, { issueDate: date(`2026-10-${10 + at}`), ...reasons(at) }),
    ),
  )
  return { excluded: makeHttpExcludedInvoices(api), stop }
})

orderSubmissionsContract('the host', async () => {
  const client = await aClient(3)
  const { api, stop, invoiceIds } = client
  return {
    submissions: makeHttpOrderSubmissions(api),
    orders: makeHttpOrders(api),
    lines: linesOf(invoiceIds),
    readAgain: async () => {
      await anImportedDocument(client.host.database, client.company.businessId, 'read before')
      await client.host.database.query('update tax_document set reader_version = 0')
    },
    askOthers: () => askOthers(client, 'ORDER'),
    stop,
  }
})

ordersContract('the host', async () => {
  const { api, company, host, stop, invoiceIds } = await aClient(4)
  const submissions = makeHttpOrderSubmissions(api)
  const lines = linesOf(invoiceIds)
  for (const [at, line] of lines.entries()) {
    await submissions.create(
      { type: 'DIRECT_FINANCING', lines: [line], preselected: [] },
      `6f1c2b5e-0f4e-4b52-9a55-0d0f3a1c7e${10 + at}`,
    )()
  }
  const id = await storeAccount(host, company)
  const earlierAccount = { id, version: 0, bank: 'BancoEstado', lastDigits: '3456' }
  return { orders: makeHttpOrders(api), earlierAccount, stop }
})

invoiceAttachmentsContract('the host', async () => {
  const { api, stop, invoiceIds } = await aClient(1)
  const sent = await makeHttpOrderSubmissions(api).create(
    { type: 'DIRECT_FINANCING', lines: linesOf(invoiceIds), preselected: [] },
    '6f1c2b5e-0f4e-4b52-9a55-0d0f3a1c7e42',
  )()
  if (E.isLeft(sent) || isPending(sent.right)) throw new Error('no order')
  const page = await makeHttpOrders(api).invoices(sent.right, { page: 1, pageSize: 5, search: '', sort: undefined })()
  const invoice = E.isRight(page) ? page.right.rows[0]?.id : undefined
  if (invoice === undefined) throw new Error('no invoice')
  return { attachments: makeHttpInvoiceAttachments(api), invoice, stop }
})

walletsContract('the host', async () => {
  const client = await aClient(0)
  const { api, company, host, stop } = client
  const orderId = await aTransferredOrder(host, await readyForTransfers(host, company), 1)
  await payOrder(host.services, { orderId, folio: undefined, daysLate: undefined, amount: undefined })
  const [row] = await host.database.query<{ amount: number }>(`select amount from ledger_entry where type = 'RELEASE'`)
  return {
    wallets: makeHttpWallets(api),
    released: row?.amount ?? 0,
    askOthers: () => askOthers(client, 'SURPLUS'),
    stop,
  }
})

cashContract('the host', async () => {
  const { api, company, host, stop } = await aClient(2)
  await storePayables(host, company, [aReceivedInvoice('CL', 1)])
  return { cash: { ...makeHttpCash(api), ...makeHttpCashSoon(api) }, today: date('2026-11-20'), stop }
})

counterpartsContract('the host', async () => {
  const { api, company, host, stop } = await aClient(0)
  await store(host, company, [anInvoice('CL', 1)])
  await storePayables(host, company, [aReceivedInvoice('CL', 1)])
  const [supplier] = await host.database.query<{ id: string }>(`select id::text from supplier`)
  const of = [
    { _tag: 'Payer', identifier: anInvoice('CL', 1).payer.identifier },
    { _tag: 'Supplier', id: (supplier?.id ?? '') as SupplierId },
  ] as const
  return { counterparts: makeHttpCounterparts(api), of, today: date('2026-11-20'), stop }
})

statementsContract('the host', async () => {
  const { api, company, host, stop } = await aClient(0)
  await aTransferredOrder(host, await readyForTransfers(host, company), 1)
  return { statements: makeHttpStatements(api), month: calendarMonthOf(date('2026-11-20')), stop }
})

bankAccountsContract('the host', async () => {
  const { api, stop } = await aClient(0)
  return { accounts: makeHttpBankAccounts(api), stop }
})

bankAccountsContract('the host, of a supplier', async () => {
  const { api, company, host, stop } = await aClient(0)
  const [id = '0' as SupplierId] = await storeSuppliers(host, company, ['Nativa'])
  return { accounts: makeHttpSuppliers(api).accounts(id), stop }
})

payablesContract('the host', async () => {
  const { api, company, host, stop } = await aClient(0)
  const invoices = [0, 1, 2].map((at) => aReceivedInvoice('CL', at))
  await storePayables(host, company, invoices)
  return {
    payables: makeHttpPayables(api),
    pay: (id) => payAsFinancier(host, company, id),
    attach: (id) => attachVoucherTo(host, id),
    oweDollars: async () => {
      const inDollars = { amount: money('CLP', 46_000), documentAmount: money('USD', 5_000) }
      await storePayables(host, company, [aReceivedInvoice('CL', 3, inDollars)])
    },
    stop,
  }
})

assigneesContract('the host', async () => {
  const { api, company, host, stop } = await aClient(0)
  await storeCession(host, company)
  const refresh = (): Promise<void> => aRefresh(host.database)(company.businessId)
  return { payables: makeHttpPayables(api), refresh, stop }
})

payrollsContract('the host', async () => {
  const { api, company, host, stop } = await aClient(0)
  await storePayables(
    host,
    company,
    [0, 1, 2].map((at) => aReceivedInvoice('CL', at)),
  )
  await storeUnconfirmedAccounts(host, company)
  let luis: Company | undefined
  const guard = async () => {
    luis = await aColleague(host, company, { email: 'luis@empresa.cl', identifier: '70312312-K', role: 'APPROVER' })
    await host.database.query(
      'insert into approval_policy (business_id, bands, cooling_hours) values ($1, $2::text::jsonb, 0)',
      [company.businessId, JSON.stringify({ PAY: [{ from: { currency: 'CLP', minor: 0 }, approvers: 1 }] })],
    )
  }
  const approve = async () => {
    if (luis === undefined) throw new Error('no other member authorises')
    const client = testClient(host, luis)
    for (const { contentHash, id } of (await client.approvals()).filter(({ mayDecide }) => mayDecide))
      await client.approvalDecide({
        params: { approvalId: id },
        body: { decision: 'APPROVE', reason: undefined, contentHash },
      })
  }
  return { payables: makeHttpPayables(api), payrolls: makeHttpPayrolls(api), guard, approve, stop }
})

suppliersContract('the host', async () => {
  const { api, company, host, stop } = await aClient(0)
  await storeSuppliers(host, company, CONTRACT_SUPPLIERS)
  return { suppliers: makeHttpSuppliers(api), stop }
})

documentsContract('the host', async () => {
  const { api, stop } = await aClient(0, 'MX')
  return { documents: makeHttpDocuments(api), stop }
})

mexicanGeographyContract('the host', async () => {
  const { api, stop } = await aClient(0)
  return { geography: makeHttpMexicanGeography(api), stop }
})

legalFormsContract('the host', async () => {
  const { api, host, stop, company } = await aClient(0, 'MX')
  const stakeholders = makeHttpStakeholders(api)
  const path = E.getOrElse(() => '')(await stakeholders.formPath()())
  const ticket = new URLSearchParams(path.split('?')[1]).get('ticket') ?? ''
  const [business] = await host.database.query<{ name: string }>('select name from business where id = $1', [
    Number(company.businessId),
  ])
  const added = async () => E.getOrElseW(() => [])(await stakeholders.list()()).map(({ name }) => name)
  const debtPath = E.getOrElse(() => '')(await makeHttpDebts(api).authorisationPath()())
  const debtTicket = new URLSearchParams(debtPath.split('?')[1]).get('ticket') ?? ''
  return { forms: makeHttpLegalForms(api), ticket, debtTicket, company: business?.name ?? '', added, stop }
})

stakeholdersContract('the host', async () => {
  const { api, stop } = await aClient(0)
  return { stakeholders: makeHttpStakeholders(api), stop }
})

taxCredentialsContract('the host', async () => {
  const { api, stop, company, host } = await aClient(0)
  return {
    credentials: makeHttpTaxCredentials(api),
    identifier: company.identifier,
    password: 'right',
    breakDown: () => void (host.world.verdict = 'unavailable'),
    finishJob: async () => {
      const job = await takeJob(host.database)
      if (job !== undefined) await finishJob(host.database, job, host.world.now)
    },
    stop,
  }
})

certificatesContract('the host', async () => {
  const { api, stop, company, host } = await aClient(0)
  const valid = {
    rut: company.identifier,
    from: new Date(host.world.now - 1_000),
    until: new Date('2027-03-31T22:00:00Z'),
  }
  const file = aCertificate(valid)
  const rejected: Readonly<Record<RejectedFile, () => Uint8Array>> = {
    ERROR_PFX_EXPIRED: () => aCertificate({ ...valid, until: new Date(host.world.now - 1_000) }),
    ERROR_PFX_INVALID: () => file.subarray(0, 900),
    ERROR_PFX_NOT_YET_VALID: () => aCertificate({ ...valid, from: new Date(host.world.now + 1_000_000) }),
    ERROR_PFX_NO_PRIVATE_KEY: () => aCertificate({ ...valid, isKeyless: true }),
    ERROR_PFX_OTHER_HOLDER: () => aCertificate({ ...valid, rut: '15987654-3' }),
    ERROR_PFX_UNPROTECTED: () => aCertificate({ ...valid, isUnprotected: true }),
    ERROR_PFX_UNSUPPORTED_KEY: () => aCertificate({ ...valid, canSign: false }),
  }
  const certificates = makeHttpCertificates(api)
  return { certificates, file, password: CERTIFICATE_PASSWORD, rejected: (code) => rejected[code](), stop }
})

sessionsContract('the host', async () => {
  const { api, stop, company } = await aClient(0)
  return { sessions: makeHttpSessions(api), email: company.email, password: PASSWORD, stop }
})

accountsContract('the host', async () => {
  const { api, stop, company, host } = await aClient(0)
  const sessions = makeHttpSessions(api)
  const mailed = async (): Promise<string> => {
    await host.mailed()
    return (
      host.emails.flatMap(({ button }) => /\/resetpassword\/([^/]+)$/.exec(button?.address ?? '')?.[1] ?? []).at(-1) ??
      ''
    )
  }
  const canEnter = async (email: string, password: string) => E.isRight(await sessions.signIn(email, password)())
  return { accounts: makeHttpAccounts(api), email: company.email, canEnter, mailed, stop }
})

holidaysContract('the host', async () => {
  const { api, stop } = await aClient(0)
  return { holidays: makeHttpHolidays(api), stop }
})

membersContract('the host', async () => {
  const { api, company, host, stop } = await aClient(0)
  await host.database.query(
    `with colleague as (insert into app_user (email, name, password_hash) values ('luis@ejemplo.cl', 'Luis', 'x') returning id)
      insert into membership (user_id, business_id, role) select id, $1, 'READER' from colleague`,
    [company.businessId],
  )
  return { members: makeHttpMembers(api), password: PASSWORD, stop }
})

// Helpers

interface Client {
  readonly api: Api
  readonly company: Company
  readonly host: AHost
  readonly invoiceIds: ReadonlyArray<InvoiceId>
  readonly stop: () => Promise<void>
}

let host: AHost
let baseUrl: string
beforeAll(async () => {
  host = await ownHost()
  baseUrl = await host.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => host.close())

/** A company signed in at the host, which has no other, with that many financeable invoices. */
const aClient = async (invoices: number, country: Country = 'CL'): Promise<Client> => {
  await host.clear()
  const company = await host.company(country, country === 'CL' ? '77214860-7' : 'EKU9003173C9', 'una@empresa.cl')
  const invoiceIds = await store(
    host,
    company,
    Array.from({ length: invoices }, (_, at) => anInvoice(country, at)),
  )
  const session = makeSessionHeader(company.token, company.country)
  return {
    api: makeApi(makeApiCall(makeApiClient({ baseUrl, session }), browserScheduler), {
      businessId: () => company.businessId,
    }),
    company,
    host,
    invoiceIds,
    stop: async () => undefined,
  }
}

/** A second member has to authorise the act, whatever its amount. */
const askOthers = async ({ company, host: of }: Client, act: string): Promise<void> => {
  await aColleague(of, company, { email: 'dos@empresa.cl', identifier: '76086428-5', role: 'ADMIN' })
  await of.database.query('insert into approval_policy (business_id, bands) values ($1, $2::text::jsonb)', [
    company.businessId,
    JSON.stringify({ [act]: [{ from: { currency: 'CLP', minor: 0 }, approvers: 1 }] }),
  ])
}

/** Each paid on the business day after 1 December 2026 by the host's clock. */
const linesOf = (ids: ReadonlyArray<InvoiceId>): ReadonlyArray<OrderLine> => {
  const day = rollForward(addDays(date('2026-12-01'), 1), bankCalendar('CL'))
  return E.isRight(day) ? ids.map((invoiceId) => ({ invoiceId, paymentDate: day.right })) : []
}
