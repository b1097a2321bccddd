import * as E from 'fp-ts/Either'
import type { MembershipId } from '#domain/business/own-company.ts'
import type { BankAccountId } from '#domain/banking/bank-account.ts'
import type { InvoiceAttachment, OrderInvoiceId } from '#domain/orders/attachment.ts'
import type { StakeholderId } from '#domain/legal/stakeholder.ts'
import type { Id, InvoiceId, OrderId } from '#domain/kernel/id.ts'
import type { PayableId, PayrollId } from '#domain/payables/payable-invoice.ts'
import type { ApprovalId } from '#domain/team/pending.ts'
import type { ScenarioId } from '#domain/financing/scenario.ts'
import type { OwnItemId } from '#domain/cash/own-item.ts'
import type { SupplierId } from '#domain/suppliers/supplier.ts'
import { EACH, idPlacesIn, type IdPlace } from '#wire/codec/id-places.ts'
import type { ResourceKind } from '#wire/codec/ids.ts'
import { endpoints, type EndpointName } from '#wire/endpoints.ts'
import type { DocumentId } from '#host/documents/store.ts'
import { aContact, identifierOf } from '#test/host/suppliers/a-supplier.ts'
import { anAccount } from '#test/host/banking/an-account.ts'
import { A_PDF, dataUrlOf } from '#test/host/documents/a-document.ts'
import { aCertificate, CERTIFICATE_PASSWORD } from '#test/support/certificates.ts'
import { aStakeholder } from '#test/host/legal/a-stakeholder.ts'
import { linesOf, PASSWORD, type RequestOptions, type Company } from '#test/host/server/a-host.ts'

/** The rows that a call can refer to. */
export interface Subject {
  readonly company: Pick<Company, 'businessId' | 'userId' | 'email' | 'identifier'>
  readonly invoices: ReadonlyArray<InvoiceId>
  readonly orderId: OrderId
  readonly accountId: BankAccountId
  readonly documentId: DocumentId
  /** A document of its representative and of its order; the other one is of the business. */
  readonly stakeholderDocumentId?: DocumentId
  readonly orderDocumentId?: DocumentId
  readonly stakeholderId: StakeholderId
  readonly orderInvoiceId?: OrderInvoiceId
  readonly attachmentId?: InvoiceAttachment['id']
  readonly billId?: string
  readonly supplierId?: SupplierId
  readonly contactId?: Id<'Contact'>
  readonly payableId?: PayableId
  readonly payrollId?: PayrollId
  readonly scenarioId?: ScenarioId
  readonly ownItemId?: OwnItemId
  readonly memberId?: Id<'Member'>
  readonly invitationId?: Id<'Invitation'>
  readonly membershipId?: MembershipId
  readonly approvalId?: ApprovalId
  /** An account of the supplier; the other one is of the business. */
  readonly supplierAccountId?: BankAccountId
}

const ONE = [{ from: { amount: 0, currency: 'CLP' }, approvers: 1 }]
const NO_BANDS = {
  ORDER: [],
  PAY: [],
  FINANCE: [],
  SURPLUS: [],
  OWN_ACCOUNT: [],
  SUPPLIER_ACCOUNT: [],
  MEMBER: [],
  POLICY: [],
}

export const NAMES = Object.keys(endpoints) as ReadonlyArray<EndpointName>

/** A row of the subject for each kind of id. */
const rowsOf = ({
  accountId,
  approvalId,
  company,
  attachmentId,
  billId,
  contactId,
  documentId,
  invoices,
  memberId,
  invitationId,
  membershipId,
  orderId,
  orderInvoiceId,
  ownItemId,
  payableId,
  payrollId,
  scenarioId,
  stakeholderId,
  supplierId,
}: Subject): Readonly<Record<ResourceKind, string>> => ({
  User: company.userId,
  Business: company.businessId,
  Order: orderId,
  BankAccount: accountId,
  Document: documentId,
  Stakeholder: stakeholderId,
  OrderInvoice: orderInvoiceId ?? '1',
  Attachment: attachmentId ?? '1',
  Bill: billId ?? '1',
  Supplier: supplierId ?? '1',
  Contact: contactId ?? '1',
  Payable: payableId ?? '1',
  Payroll: payrollId ?? '1',
  Scenario: scenarioId ?? '1',
  OwnItem: ownItemId ?? '1',
  Member: memberId ?? '1',
  Invitation: invitationId ?? '1',
  Membership: membershipId ?? '1',
  Approval: approvalId ?? '1',
  Invoice: invoices[0] ?? '0',
})

/** An id position of a call, with its part of the request. */
export interface NamedPlace extends IdPlace {
  readonly part: 'params' | 'query' | 'body'
}

/** Every id position of the call, from its codecs. */
export const placesOf = (name: EndpointName): ReadonlyArray<NamedPlace> => {
  const { body, params, query } = endpoints[name]
  const parts = [
    ['params', params],
    ['query', query],
    ['body', body('CL')],
  ] as const
  return parts.flatMap(([part, codec]) => {
    const places = idPlacesIn(codec)
    if (E.isLeft(places)) throw new Error(places.left)
    return places.right.map((place) => ({ ...place, part }))
  })
}

/** A valid request of each call for `subject`; `instead` replaces one id by a foreign row. */
export const requestOf = (
  name: EndpointName,
  subject: Subject,
  instead?: { readonly place: NamedPlace; readonly by: Subject },
): { readonly call: string } & RequestOptions => {
  const { method, path } = endpoints[name]
  const content = {
    ...CONTENTS[name](subject),
    query: CONTENTS[name](instead?.place.part === 'query' ? instead.by : subject).query,
  }
  const valueOf = (part: NamedPlace['part'], kind: ResourceKind, key: string): string => {
    const named = instead?.place.part === part && instead.place.path[0] === key ? instead.by : subject
    const other = path.startsWith('/api/order/') ? named.orderDocumentId : named.stakeholderDocumentId
    const isOther = kind === 'Document' && !path.startsWith('/api/business/')
    if (kind === 'BankAccount' && path.startsWith('/api/supplier/')) return named.supplierAccountId ?? '1'
    return (isOther ? other : undefined) ?? rowsOf(named)[kind]
  }
  const params = new Map(
    placesOf(name).flatMap(({ kind, part, path: [key] }) =>
      part === 'params' && typeof key === 'string' ? [[key, valueOf(part, kind, key)] as const] : [],
    ),
  )
  const filled = path.replaceAll(
    /:([A-Za-z]+)/g,
    (_, parameter: string) => params.get(parameter) ?? PLACES.get(parameter) ?? A_CODE,
  )
  const body =
    instead?.place.part === 'body'
      ? replaced(content.body, instead.place.wirePath, Number(rowsOf(instead.by)[instead.place.kind]))
      : content.body
  return { call: `${method} ${filled}${content.query ?? ''}`, ...(body === undefined ? {} : { body }) }
}

/** Replaces the first element of a list. */
const replaced = (value: unknown, [step, ...rest]: IdPlace['path'], by: number): unknown => {
  if (step === undefined) return by
  if (step === EACH) return Array.isArray(value) ? [replaced(value[0], rest, by), ...value.slice(1)] : expectedA('list')
  return typeof value === 'object' && value !== null
    ? { ...value, [step]: replaced((value as Record<string, unknown>)[step], rest, by) }
    : expectedA('record')
}

const expectedA = (what: string): never => {
  throw new Error(`the well-formed request holds no ${what} where the codec reads one`)
}

const PLACES = new Map([
  ['state', 'Jalisco'],
  ['municipality', 'Guadalajara'],
  ['payer', '76086428-5'],
])

/** Well formed, and assigned to no user. */
const A_CODE = 'q'.repeat(43)

interface Content {
  readonly query?: string
  readonly body?: unknown
}

const PFX = Buffer.from(aCertificate({ from: new Date('2020-01-01'), until: new Date('2199-01-01') })).toString(
  'base64',
)
const OF_TYPE = '?orderType=DIRECT_FINANCING'
const NOTHING = (): Content => ({})
const ofType = (): Content => ({ query: OF_TYPE })
const paged = (): Content => ({ query: '?page=1&size=20' })

/** With the supplier of `storeSupplier`. */
const aSupplierFile = () => ({
  rows: [{ identifier: identifierOf('Papelera Austral'), account: null, paymentTerm: 30 }],
})

const AN_OWN_ITEM = {
  name: 'Arriendo',
  direction: 'OUT',
  amount: 800_000,
  currency: 'CLP',
  cadence: 'MONTHLY',
  from: '2026-11-05',
}

/** Query and body of each call. A call without an entry here does not compile. */
const CONTENTS: Readonly<Record<EndpointName, (subject: Subject) => Content>> = {
  login: ({ company }) => ({ body: { email: company.email, password: 'x' } }),
  register: ({ company }) => ({ body: { email: company.email, password: 'correcta', confirmPassword: 'correcta' } }),
  validateEmail: ({ company }) => ({ body: { email: company.email } }),
  resetRequest: ({ company }) => ({ body: { email: company.email } }),
  resetPassword: () => ({ body: { password: 'correcta', confirmPassword: 'correcta' } }),
  impersonate: () => ({ body: { token: A_CODE } }),
  refresh: NOTHING,
  logout: NOTHING,
  user: NOTHING,
  userChange: () => ({ body: { name: 'Otra Persona' } }),
  passwordChange: () => ({ body: { oldPassword: 'correcta', password: 'otra-clave', confirmPassword: 'otra-clave' } }),
  membershipToken: NOTHING,
  team: NOTHING,
  invite: () => ({ body: { email: 'nueva@empresa.cl', role: 'READER' } }),
  invitationDelete: NOTHING,
  memberChange: () => ({ body: { role: 'APPROVER' } }),
  memberRemove: NOTHING,
  ownership: () => ({ body: { password: PASSWORD } }),
  leave: NOTHING,
  invitation: NOTHING,
  invitationAccept: () => ({ body: { code: A_CODE } }),
  companies: NOTHING,
  openSessions: NOTHING,
  otherSessionsEnd: NOTHING,
  notifications: NOTHING,
  notificationsUnread: NOTHING,
  notificationChoices: NOTHING,
  notificationChoose: () => ({ body: { choices: [{ kind: 'OrderStatusChanged', channel: 'APP' }] } }),
  digestChoice: NOTHING,
  digestChoose: () => ({ body: { frequency: 'OFF' } }),
  businessName: () => ({ query: '?identifier=76086428-5&country=CL' }),
  businessCreate: () => ({ body: { name: 'Otra Empresa SpA', identifier: '76086428-5', countryId: 'CL' } }),
  banks: NOTHING,
  bankAccounts: NOTHING,
  bankAccountCreate: () => ({ body: anAccount('CL', '98765') }),
  bankAccountUpdate: () => ({ body: anAccount('CL', '98766') }),
  bankAccountMakeDefault: () => ({ body: { isDefault: true } }),
  bankAccountDelete: NOTHING,
  approvals: NOTHING,
  approval: NOTHING,
  approvalDecide: () => ({ body: { decision: 'APPROVE', reason: null, contentHash: 'hash' } }),
  approvalWithdraw: NOTHING,
  approvalPolicy: NOTHING,
  approvalPolicySave: () => ({ body: { bands: { ...NO_BANDS, ORDER: ONE }, expiryDays: 7, coolingHours: 24 } }),
  suppliers: paged,
  supplierDebts: paged,
  supplier: NOTHING,
  supplierActivity: NOTHING,
  supplierUpdate: () => ({ body: { paymentTerm: 30 } }),
  contacts: NOTHING,
  supplierFileCheck: () => ({ body: aSupplierFile() }),
  supplierFileSave: () => ({ body: aSupplierFile() }),
  contactCreate: () => ({ body: aContact('Hugo Paz') }),
  contactUpdate: () => ({ body: aContact('Hugo Paz') }),
  contactDelete: NOTHING,
  supplierAccounts: NOTHING,
  supplierAccountCreate: () => ({ body: anAccount('CL', '98767') }),
  supplierAccountUpdate: () => ({ body: anAccount('CL', '98768') }),
  supplierAccountMakeDefault: () => ({ body: { isDefault: true } }),
  supplierAccountDelete: NOTHING,
  payableStats: ({ supplierId }) => ({ query: `?supplierId=${supplierId}` }),
  creditLine: NOTHING,
  payablesSetup: NOTHING,
  payablesSetupSave: () => ({ body: { startDate: '2026-09-01', suppliers: [] } }),
  payablesSetupSuppliers: () => ({ query: '?startDate=2026-09-01' }),
  payables: () => ({ query: '?option=inbox&page=1&size=20' }),
  payableChangeDate: () => ({ body: { paymentDate: '2026-11-30' } }),
  payableDetail: NOTHING,
  payableXml: NOTHING,
  payableDuplicates: NOTHING,
  payableNotDuplicate: ({ payableId }) => ({ body: { invoiceIds: [Number(payableId)] } }),
  payableConfirmAssignee: () => ({
    body: { assignor: '1-9', assignee: '2-7', assignedAt: '2026-11-02', channel: 'PHONE', person: 'Ana Soto' },
  }),
  payableRequestVoucher: NOTHING,
  payableVoucher: NOTHING,
  payablesArchive: ({ payableId }) => ({ body: { archivedAt: '2026-11-20', invoiceIds: [Number(payableId)] } }),
  payablesPay: ({ payableId }) => ({ body: { paidAt: '2026-11-20', invoiceIds: [Number(payableId)] } }),
  payablesRestore: ({ payableId }) => ({ body: { invoiceIds: [Number(payableId)] } }),
  payrolls: () => ({ query: '?page=1&size=20&option=not-paid' }),
  payrollCreate: ({ payableId }) => ({
    body: { name: 'Facturas del mes', paymentDate: '2026-11-30', invoiceIds: [Number(payableId)] },
  }),
  payrollsCreate: ({ payableId }) => ({
    body: { lists: [{ name: 'Facturas del mes', paymentDate: '2026-11-30', invoiceIds: [Number(payableId)] }] },
  }),
  payroll: NOTHING,
  supplierInvoices: paged,
  payrollInvoices: () => ({ query: '?page=1&size=20' }),
  payrollTransfers: NOTHING,
  payrollConfirmPayee: () => ({ body: { version: 1, channel: 'PHONE', person: 'Ana Soto' } }),
  payrollAddInvoices: ({ payableId }) => ({ body: { invoiceIds: [Number(payableId)] } }),
  payrollRequestPayment: ({ payrollId }) => ({
    body: { payrollIds: [Number(payrollId)], paid: true, method: 'DIRECT' },
  }),
  payrollRequestFinancing: () => ({ body: { expirationDate: '2026-12-30T00:00:00.000Z' } }),
  payrollDelete: NOTHING,
  stakeholders: NOTHING,
  legalFormLink: NOTHING,
  legalForm: () => ({ query: '?ticket=x' }),
  legalFormSend: () => ({ query: '?ticket=x', body: aStakeholder('MX') }),
  mexicanStates: NOTHING,
  mexicanMunicipalities: NOTHING,
  mexicanColonies: () => ({ query: '?state=Jalisco' }),
  stakeholderCreate: () => ({ body: aStakeholder('CL', { identifier: '76.086.428-5' }) }),
  stakeholderUpdate: () => ({ body: aStakeholder('CL') }),
  businessFeatures: NOTHING,
  businessDocuments: NOTHING,
  businessDocumentList: NOTHING,
  businessDocumentsCompleted: NOTHING,
  businessDocumentSign: () => ({ body: { file: dataUrlOf(A_PDF), name: 'acta.pdf' } }),
  businessDocumentDownload: NOTHING,
  stakeholdersCompleted: NOTHING,
  stakeholderDocumentList: NOTHING,
  stakeholderDocumentsCompleted: NOTHING,
  stakeholderDocumentSign: () => ({ body: { file: dataUrlOf(A_PDF), name: 'acta.pdf' } }),
  stakeholderDocumentDownload: NOTHING,
  orderDocumentList: NOTHING,
  orderDocumentSign: () => ({ body: { file: dataUrlOf(A_PDF), name: 'contrato.pdf' } }),
  orderDocumentDownload: NOTHING,
  tasks: NOTHING,
  companyActivity: paged,
  findings: () => ({ query: '?text=quilen' }),
  report: NOTHING,
  business: NOTHING,
  businessChange: () => ({ body: { address: 'Camino Viejo 12, Valdivia' } }),
  taxCheck: NOTHING,
  taxLink: ({ company }) => ({ body: { user: company.identifier, password: 'right' } }),
  taxRefresh: NOTHING,
  pfxCheck: NOTHING,
  pfxUpload: () => ({ body: { pfxBase64: PFX, password: CERTIFICATE_PASSWORD } }),
  invoiceCount: ofType,
  invoiceList: () => ({ query: `${OF_TYPE}&page=1&size=20` }),
  excludedInvoices: () => ({ query: `${OF_TYPE}&page=1&size=20` }),
  invoiceProposals: () => ({ query: `${OF_TYPE}&amount=800000&included=NOTICED&payerShare=50` }),
  invoiceFacets: ofType,
  invoiceViews: NOTHING,
  invoiceViewSave: () => ({ body: { name: 'Atrasadas', query: [{ name: 'notice', value: 'LATE_PAYER' }] } }),
  invoiceViewDelete: () => ({ query: '?name=Atrasadas' }),
  invoiceTotal: ofType,
  invoiceStats: () => ({ query: '?range=all' }),
  invoiceDetail: NOTHING,
  invoiceXml: NOTHING,
  invoiceRemove: NOTHING,
  invoiceAvailability: ({ invoices }) => ({ query: OF_TYPE, body: { invoiceIds: invoices.map(Number) } }),
  invoiceImport: NOTHING,
  cartCalculate: ({ company, invoices }) => ({
    query: OF_TYPE,
    body: { businessId: Number(company.businessId), orderInvoices: linesOf(invoices) },
  }),
  orderCreate: ({ invoices }) => ({
    query: OF_TYPE,
    body: { orderInvoices: linesOf(invoices), preselectedInvoicesIds: invoices.slice(0, 1).map(Number) },
  }),
  scenarioList: NOTHING,
  scenarioSave: ({ invoices }) => ({ query: OF_TYPE, body: { orderInvoices: linesOf(invoices) } }),
  scenario: NOTHING,
  scenarioLines: NOTHING,
  scenarioDelete: NOTHING,
  scenarioRestore: NOTHING,
  orderDocuments: NOTHING,
  orderList: paged,
  orderDetail: NOTHING,
  orderDepositConfirm: ({ accountId }) => ({ body: { accountId: Number(accountId), version: 1 } }),
  orderActivity: NOTHING,
  orderSettlement: NOTHING,
  orderReorder: NOTHING,
  billList: NOTHING,
  billDownload: NOTHING,
  treasuryDebt: NOTHING,
  creditReport: NOTHING,
  debtService: NOTHING,
  debtAuthorisationLink: NOTHING,
  debtAuthorise: () => ({ query: '?ticket=x', body: { name: 'Gloria Núñez' } }),
  walletStatus: NOTHING,
  walletRequest: () => ({ body: { activity: 'SURPLUS' } }),
  walletWithdraw: NOTHING,
  walletMovements: paged,
  cash: NOTHING,
  cashItems: () => ({ query: '?currency=CLP&column=W1&page=1&size=20' }),
  cashSoon: NOTHING,
  cashCover: () => ({ query: `${OF_TYPE}&week=W2` }),
  payerStatement: NOTHING,
  payerStatementPdf: NOTHING,
  supplierStatement: NOTHING,
  supplierStatementPdf: NOTHING,
  cashOpeningSave: () => ({
    body: { date: '2026-11-01', accounts: [{ name: 'BCI', balance: { amount: 900_000, currency: 'CLP' } }] },
  }),
  cashExpectedSave: ({ invoices }) => ({ body: { invoiceId: Number(invoices[0]), state: 'EXCLUDED' } }),
  cashFixed: NOTHING,
  cashFixedCreate: () => ({ body: AN_OWN_ITEM }),
  cashFixedUpdate: () => ({ body: { ...AN_OWN_ITEM, amount: 900_000 } }),
  cashFixedDelete: NOTHING,
  statement: () => ({ query: '?month=2026-11' }),
  statementPdf: () => ({ query: '?month=2026-11' }),
  orderInvoices: paged,
  orderSimulationPdf: NOTHING,
  hasAttachments: ({ orderInvoiceId = '1' }) => ({ body: { orderInvoicesIds: [Number(orderInvoiceId)] } }),
  invoicePdfUpload: NOTHING,
  invoicePdfDelete: ({ attachmentId = '1' }) => ({ query: `?pdfId=${attachmentId}` }),
  invoicePdfDownload: NOTHING,
  analytics: () => ({ body: { events: [] } }),
  holidays: () => ({ query: '?country=CL&from=2026-01-01&to=2026-12-31' }),
}
