import type { ServiceIdentifier } from 'inversify'
import { Businesses } from '#application/business/businesses.port.ts'
import { Users } from '#application/business/users.port.ts'
import { BankAccounts } from '#application/banking/bank-accounts.port.ts'
import { Holidays } from '#application/calendar/holidays.port.ts'
import { Debts } from '#application/debts/debts.port.ts'
import { Documents } from '#application/documents/documents.port.ts'
import { ExcludedInvoices } from '#application/financing/excluded-invoices.port.ts'
import { InvoiceDetails } from '#application/financing/invoice-details.port.ts'
import { InvoiceProposals } from '#application/financing/invoice-proposals.port.ts'
import { InvoiceViews } from '#application/financing/invoice-views.port.ts'
import { InvoiceImport, Invoices } from '#application/financing/invoices.port.ts'
import { OrderSubmissions } from '#application/financing/order-submissions.port.ts'
import { Scenarios } from '#application/financing/scenarios.port.ts'
import { MexicanGeography } from '#application/geography/mexican-geography.port.ts'
import { Accounts } from '#application/identity/accounts.port.ts'
import { LegalForms } from '#application/legal/legal-forms.port.ts'
import { Stakeholders } from '#application/legal/stakeholders.port.ts'
import { LiveEvents } from '#application/live/live-events.port.ts'
import { type Notification, NotificationHistory } from '#application/notifications/notification-history.port.ts'
import { InvoiceAttachments } from '#application/orders/invoice-attachments.port.ts'
import { Orders, OrderSimulations } from '#application/orders/orders.port.ts'
import { PayableDates, Payables, SupplierTotals } from '#application/payables/payables.port.ts'
import { Payrolls } from '#application/payables/payrolls.port.ts'
import { UserAccount } from '#application/profile/account.port.ts'
import { OpenSessions } from '#application/profile/open-sessions.port.ts'
import { XtrackerReports } from '#application/reports/reports.port.ts'
import { Features } from '#application/shell/features.port.ts'
import { CompanySearch } from '#application/command-palette/company-search.port.ts'
import { Companies } from '#application/shell/companies.port.ts'
import { Tasks } from '#application/shell/tasks.port.ts'
import { CompanyActivity } from '#application/team/company-activity.port.ts'
import { Suppliers } from '#application/suppliers/suppliers.port.ts'
import { Invitations, Members } from '#application/team/members.port.ts'
import { Certificates } from '#application/tax-credential/certificates.port.ts'
import { type TaxCheck, TaxCredentials } from '#application/tax-credential/tax-credentials.port.ts'
import { SoonCash } from '#application/cash/cash-soon.port.ts'
import { Cash } from '#application/cash/cash.port.ts'
import { Counterparts } from '#application/counterparts/counterparts.port.ts'
import { Statements } from '#application/wallet/statements.port.ts'
import { Wallets } from '#application/wallet/wallets.port.ts'
import { makeFakeAccount } from '#test/support/fakes/account.ts'
import { AnalyticsQueue } from '#app/tokens.ts'
import { makeFakeAccounts } from '#test/support/fakes/accounts.ts'
import { makeFakeAnalytics } from '#test/support/fakes/analytics.ts'
import { ApprovalPolicies } from '#application/team/policy.port.ts'
import { defaultPolicy } from '#domain/team/approval-defaults.ts'
import { makeFakeApprovalPolicies } from '#test/support/fakes/approval-policies.ts'
import { Approvals } from '#application/team/approvals.port.ts'
import { makeFakeApprovals } from '#test/support/fakes/approvals.ts'
import { someCompanies } from '#test/support/samples/companies.ts'
import { SOME_APPROVALS } from '#test/support/samples/approvals.ts'
import { makeFakeBankAccounts } from '#test/support/fakes/bank-accounts.ts'
import { makeFakeBusinesses, makeFakeUsers } from '#test/support/fakes/businesses.ts'
import { makeFakeCompanyActivity } from '#test/support/fakes/company-activity.ts'
import { ANA, LUIS, someActivity } from '#test/support/samples/activity.ts'
import { makeFakeCertificates } from '#test/support/fakes/certificates.ts'
import { makeFakeDebts } from '#test/support/fakes/debts.ts'
import { makeFakeDocuments } from '#test/support/fakes/documents.ts'
import { makeFakeExcludedInvoices } from '#test/support/fakes/excluded-invoices.ts'
import { makeFakeFeatures } from '#test/support/fakes/features.ts'
import { makeFakeHolidays } from '#test/support/fakes/holidays.ts'
import { makeFakeInvoiceAttachments } from '#test/support/fakes/invoice-attachments.ts'
import { makeFakeInvoiceDetails } from '#test/support/fakes/invoice-details.ts'
import { makeFakeInvoiceProposals } from '#test/support/fakes/invoice-proposals.ts'
import { makeFakeInvoiceViews } from '#test/support/fakes/invoice-views.ts'
import { makeFakeInvoices } from '#test/support/fakes/invoices.ts'
import { makeFakeLegalForms } from '#test/support/fakes/legal-forms.ts'
import { makeFakeLiveEvents } from '#test/support/fakes/live-events.ts'
import { makeFakeMexicanGeography } from '#test/support/fakes/mexican-geography.ts'
import { makeFakeNotificationHistory } from '#test/support/fakes/notification-history.ts'
import { aMember, anInvitation, makeFakeInvitations, makeFakeMembers } from '#test/support/fakes/members.ts'
import { makeFakeOpenSessions } from '#test/support/fakes/open-sessions.ts'
import { makeFakeOrderSubmissions } from '#test/support/fakes/order-submissions.ts'
import { makeFakeOrders } from '#test/support/fakes/orders.ts'
import { makeFakePayables } from '#test/support/fakes/payables.ts'
import { makeFakePayrolls } from '#test/support/fakes/payrolls.ts'
import { makeFakeReports } from '#test/support/fakes/reports.ts'
import { makeFakeScenarios } from '#test/support/fakes/scenarios.ts'
import { makeFakeStakeholders } from '#test/support/fakes/stakeholders.ts'
import { makeFakeSuppliers } from '#test/support/fakes/suppliers.ts'
import { makeFakeCompanySearch } from '#test/support/fakes/company-search.ts'
import { makeFakeCompanies } from '#test/support/fakes/companies.ts'
import { makeFakeTasks } from '#test/support/fakes/tasks.ts'
import { makeFakeTaxCredentials } from '#test/support/fakes/tax-credentials.ts'
import { makeFakeCounterparts } from '#test/support/fakes/counterparts.ts'
import { someStatedInvoices } from '#test/support/samples/counterparts.ts'
import { makeFakeCash } from '#test/support/fakes/cash.ts'
import { someCashEntries, someCoverInvoices } from '#test/support/samples/cash.ts'
import { makeFakeStatements } from '#test/support/fakes/statements.ts'
import { makeFakeWallets } from '#test/support/fakes/wallets.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { addDays } from '#domain/kernel/civil-date.ts'
import type { InvoiceId, OrderId } from '#domain/kernel/id.ts'
import type { OrderSummary } from '#domain/orders/order.ts'
import type { PayableInvoice, PayrollId } from '#domain/payables/payable-invoice.ts'
import type { Stakeholder, StakeholderId } from '#domain/legal/stakeholder.ts'
import type { SupplierId } from '#domain/suppliers/supplier.ts'
import { aTask } from '#test/support/fakes/tasks.ts'
import { aHeldAccount, SOME_BANKS } from '#test/support/samples/banking.ts'
import { aDocument } from '#test/support/samples/documents.ts'
import { someExcludedInvoices } from '#test/support/samples/excluded-invoices.ts'
import { anInvoice, someInvoices } from '#test/support/samples/financing.ts'
import { aDetail, anXmlFile } from '#test/support/samples/invoice-detail.ts'
import { aChilean } from '#test/support/samples/legal.ts'
import { someOrders } from '#test/support/samples/orders.ts'
import { aNewContact, someSuppliers } from '#test/support/samples/suppliers.ts'
import { aLedger } from '#test/support/samples/statement.ts'
import { aCededPayable, aPayable } from '#test/support/samples/payables.ts'
import { answering, type Answers } from './answers.ts'
import { LEGAL_FORM_TICKET, ORDER_ID, type Credential, type Scenario } from './scenario.ts'

/** A token of the product, and the fake that stands for its port. */
interface Rebinding {
  readonly token: ServiceIdentifier<unknown>
  readonly port: unknown
}

const TODAY = '2026-03-04' as CivilDate

/** Every port of the product, as a host answers for a company with rows, or without any. */
export const makePorts = async (
  { changedAtNoon, country, credential = 'linked', holdsUploads, payables: owedInvoices = PAYABLES, state }: Scenario,
  answers: Answers,
): Promise<ReadonlyArray<Rebinding>> => {
  const isEmpty = state === 'empty'
  const some = <Row>(rows: ReadonlyArray<Row>): ReadonlyArray<Row> => (isEmpty ? [] : rows)
  const rebindings: Array<Rebinding> = []
  const rebind = <Port extends object>(token: ServiceIdentifier<Port>, port: Port): void => {
    rebindings.push({ token, port: answering(port, nameOf(token), answers, country) })
  }

  const invoices = makeFakeInvoices(
    some(INVOICES.map((invoice) => ({ ...invoice, ...TAX_FACTS[country] }))),
    'CL',
    TODAY,
  )
  invoices.put('EARLY_PAYMENT', some(someInvoices(12)))
  const submissions = makeFakeOrderSubmissions(invoices, () => TODAY)
  const payables = makeFakePayables(some(owedInvoices), TODAY)
  const payrolls = makeFakePayrolls(payables, TODAY)
  const bankAccounts = makeFakeBankAccounts()
  const suppliers = makeFakeSuppliers(some(SUPPLIERS), payables, TODAY)
  const stakeholders = makeFakeStakeholders()
  const documents = makeFakeDocuments()
  const views = some([{ name: 'Por vencer', query: [['q', 'Ñuble']] as const }])
  const certificates = makeFakeCertificates()
  const details = new Map(INVOICES.map(({ id }) => [id, { detail: aDetail, xml: anXmlFile }] as const))
  if (isEmpty) documents.put([])
  else {
    documents.put(DOCUMENTS)
    stakeholders.put(STAKEHOLDERS)
    certificates.update({ validUntil: '2027-03-31' as CivilDate, holder: 'BUSINESS' })
    for (const accounts of [bankAccounts, suppliers.accounts('1' as SupplierId)]) {
      await accounts.create(aHeldAccount('62811904'), 'first')()
      await accounts.create(
        aHeldAccount('1234567890', { bankId: '1001' as (typeof SOME_BANKS)[number]['id'] }),
        'second',
      )()
    }
    await suppliers.contacts('1' as SupplierId).create(aNewContact(), 'first')()
    await payables.saveSetup({ startDate: '2025-12-01' as CivilDate, suppliers: [] })()
    const request = { name: 'Proveedores de marzo', paymentDate: '2026-03-10' as CivilDate }
    const invoiceIds = owedInvoices.slice(20, 24).map(({ id }) => id)
    if (invoiceIds.length > 0) await payrolls.create({ ...request, invoiceIds }, 'first')()
  }

  if (changedAtNoon !== undefined)
    payrolls.makeWait(changedAtNoon, { until: Date.UTC(2026, 2, 5, 15), isShortened: true })
  if (holdsUploads === true) documents.holdUploads()

  rebind(Features, makeFakeFeatures())
  rebind(Holidays, makeFakeHolidays())
  rebind(LiveEvents, makeFakeLiveEvents())
  rebind(TaxCredentials, makeFakeTaxCredentials(CREDENTIALS[credential]))
  rebind(Accounts, makeFakeAccounts())
  rebind(AnalyticsQueue, {
    ...makeFakeAnalytics(),
    sendWith: () => undefined,
    flush: () => undefined,
    waiting: () => 0,
  })
  rebind(Approvals, makeFakeApprovals(some(SOME_APPROVALS)))
  rebind(ApprovalPolicies, makeFakeApprovalPolicies(isEmpty ? { ...defaultPolicy('CL', 1), holders: 1 } : {}))
  rebind(BankAccounts, bankAccounts)
  rebind(Businesses, makeFakeBusinesses())
  rebind(Companies, makeFakeCompanies(someCompanies(isEmpty ? 1 : 20)))
  rebind(Certificates, certificates)
  rebind(Debts, makeFakeDebts(!isEmpty))
  rebind(Documents, documents)
  rebind(ExcludedInvoices, makeFakeExcludedInvoices(some(someExcludedInvoices(30))))
  rebind(InvoiceAttachments, makeFakeInvoiceAttachments())
  rebind(InvoiceDetails, makeFakeInvoiceDetails(details))
  rebind(InvoiceImport, invoices)
  rebind(InvoiceProposals, makeFakeInvoiceProposals(invoices, TODAY))
  rebind(InvoiceViews, makeFakeInvoiceViews(views))
  rebind(Invoices, invoices)
  rebind(LegalForms, makeFakeLegalForms(LEGAL_FORM_TICKET))
  rebind(MexicanGeography, makeFakeMexicanGeography())
  rebind(NotificationHistory, makeFakeNotificationHistory(some(NOTIFICATIONS)))
  rebind(OpenSessions, makeFakeOpenSessions())
  rebind(Members, makeFakeMembers({ members: isEmpty ? [aMember()] : TEAM, invitations: some(INVITED) }))
  rebind(Invitations, makeFakeInvitations())
  const orders = makeFakeOrders(some(ORDERS))
  rebind(Orders, orders)
  rebind(OrderSimulations, orders)
  rebind(OrderSubmissions, submissions)
  rebind(Payables, payables)
  rebind(SupplierTotals, payables)
  rebind(PayableDates, payables)
  rebind(Payrolls, payrolls)
  rebind(
    Scenarios,
    makeFakeScenarios(invoices, submissions, () => TODAY),
  )
  rebind(Stakeholders, stakeholders)
  rebind(Suppliers, suppliers)
  rebind(CompanySearch, makeFakeCompanySearch())
  rebind(Tasks, makeFakeTasks(some([aTask(), aTask({ id: 'documents', title: 'Sube tus documentos' })])))
  rebind(UserAccount, makeFakeAccount())
  rebind(Users, makeFakeUsers())
  const cash = makeFakeCash(some(someCashEntries(TODAY)), TODAY, someCoverInvoices(TODAY))
  rebind(Cash, cash)
  rebind(SoonCash, cash)
  rebind(
    Counterparts,
    makeFakeCounterparts(some(someStatedInvoices(TODAY)), {
      identifier: '96884120-3',
      name: 'Logística Portuaria Bahía de San Vicente S.A.',
    }),
  )
  rebind(CompanyActivity, makeFakeCompanyActivity(some(someActivity(Date.UTC(2026, 2, 4, 15))), [ANA, LUIS]))
  rebind(Statements, makeFakeStatements(some(aLedger(TODAY)), TODAY))
  rebind(Wallets, makeFakeWallets(isEmpty ? 0 : undefined))
  rebind(XtrackerReports, makeFakeReports())
  return rebindings
}

const nameOf = (token: ServiceIdentifier): string =>
  typeof token === 'symbol' ? (token.description ?? '') : String(token)

/** Codes of the tax authority, which an invoice of the samples has from Chile. */
const TAX_FACTS = { CL: {}, MX: { method: '99', extra: 'PPD' } } as const

/** An invoice of each kind that a row shows in another way. */
const INVOICES = [
  anInvoice({ id: '101' as InvoiceId, folio: '9001', averageDaysLate: 12 }),
  anInvoice({ id: '102' as InvoiceId, folio: '9002', signature: { status: 'UNVERIFIED' } as never }),
  anInvoice({ id: '103' as InvoiceId, folio: '9003', isPossibleDuplicate: true }),
  anInvoice({ id: '104' as InvoiceId, folio: '9004', averageDaysLate: 16, paidInvoices: 5 }),
  anInvoice({ id: '105' as InvoiceId, folio: '9005', dueDate: addDays(TODAY, -9) }),
  ...someInvoices(25),
]

const ORDERS: ReadonlyArray<OrderSummary> = someOrders(25).map((order, at) => ({
  ...order,
  status:
    at === 12
      ? 'ARREAR'
      : ((['IN_REVIEW', 'APPROVED', 'TRANSFERRED', 'PAID', 'REJECTED'] as const)[at % 5] ?? 'IN_REVIEW'),
  pendingDocuments: at % 2,
}))

const owed = (at: number, over: Partial<PayableInvoice> = {}): PayableInvoice =>
  aPayable(at, { issueDate: addDays(TODAY, -10 - at), paymentDate: addDays(TODAY, 20 - at), ...over })

const PAYABLES: ReadonlyArray<PayableInvoice> = [
  ...Array.from({ length: 25 }, (_, at) => owed(at)),
  { ...aCededPayable(25), issueDate: addDays(TODAY, -3), paymentDate: addDays(TODAY, 12) },
  owed(26, { isPossibleDuplicate: true, isUnanswered: true }),
  ...Array.from({ length: 8 }, (_, at) =>
    owed(30 + at, {
      location: { _tag: 'Paid', on: addDays(TODAY, -1), payrollId: '1' as PayrollId },
      payrollName: 'Proveedores de febrero',
    }),
  ),
  ...Array.from({ length: 8 }, (_, at) => owed(40 + at, { location: { _tag: 'Archived', on: addDays(TODAY, -1) } })),
]

const SUPPLIERS = someSuppliers('Papelera Austral', 'Transportes del Sur', 'Ferretería Ñandú', 'Aceros Andinos')

const STAKEHOLDERS: ReadonlyArray<Stakeholder> = [{ ...aChilean(), id: '1' as StakeholderId, version: 1 }]

const DOCUMENTS = [
  aDocument('1'),
  aDocument('2', { hasSigned: true, signedFile: { name: 'escritura.pdf', size: 120_000 } }),
  aDocument('3', { rejection: 'La página 3 no se lee.' }),
]

const TEAM = [
  aMember(),
  aMember({
    id: '12' as never,
    name: 'María de los Ángeles Fernández-Valenzuela Urrutia',
    email: 'maria.de.los.angeles.fernandez-valenzuela@aserraderorioclaro.cl',
    role: 'PREPARER',
    isOneself: false,
  }),
  aMember({
    id: '14' as never,
    name: '',
    email: 'nuevo@ejemplo.cl',
    role: 'READER',
    lastSeenOn: undefined,
    isOneself: false,
  }),
]

const INVITED = [anInvitation(), anInvitation({ id: '15' as never, email: 'max@ejemplo.cl', state: 'EXPIRED' })]

const NOTIFICATIONS: ReadonlyArray<Notification> = [
  { id: 1, at: Date.UTC(2026, 2, 4, 12), isRead: false, event: { _tag: 'InvoicesReady', count: 45 } },
  {
    id: 2,
    at: Date.UTC(2026, 2, 3, 12),
    isRead: true,
    event: { _tag: 'OrderReceived', order: ORDER_ID as OrderId },
  },
]

const LOADED: Partial<TaxCheck> = {
  hasCredential: true,
  isCredentialActive: true,
  jobState: 'SUCCESS',
  jobProgress: 100,
  updatedAt: Date.UTC(2026, 2, 4, 12),
}

const CREDENTIALS: Readonly<Record<Credential, Partial<TaxCheck>>> = {
  missing: {},
  failed: { ...LOADED, jobState: 'FAILED', jobProgress: 0 },
  reading: { ...LOADED, jobState: 'WORKING', jobProgress: 40 },
  linked: LOADED,
}
