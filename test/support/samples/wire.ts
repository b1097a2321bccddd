import { aMexicanDraft } from '#domain/testing/legal.ts'
import type { EndpointName } from '#wire/endpoints.ts'

/** A token of the user Ana with an invalid signature. */
export const A_TOKEN = [
  'eyJhbGciOiJFUzI1NiJ9',
  Buffer.from(
    JSON.stringify({
      jti: 'j-1',
      iat: 1_772_636_400,
      exp: 1_772_640_000,
      user: { id: 3, name: 'Ana Muñoz Ñandú 🙂', email: 'ana@ejemplo.cl' },
      business: {
        id: 7,
        identifier: '76086428-5',
        name: 'Aserradero Río Claro SpA',
        countryId: 'CL',
        isVerified: true,
      },
      isSudoUser: false,
    }),
  ).toString('base64url'),
  'c2ln',
].join('.')

const PAGINATION = { page: 1, pageSize: 20, totalData: 1 }

const A_WIRE_INVOICE = {
  id: 1,
  folio: 1042,
  payerName: 'Comercial Ñuble Ltda.',
  payerIdentifier: '77123456-K',
  issueDate: '2026-02-10',
  expirationDate: '2026-04-10T00:00:00.000Z',
  amount: 1_250_000,
  totalAmountCreditNotes: 50_000,
  docType: '33',
  preselected: false,
  averageDaysLate: 4.5,
  extraData: [{ code: 'INVOICE_STATE', value: 'Con acuse de recibo' }],
  signature: 'VERIFIED',
  signatureReason: null,
}

const A_WIRE_SIMULATION = {
  totalAmount: 1_250_000,
  totalAmountCreditNotes: 50_000,
  retentionPct: 30,
  retention: 360_000,
  baseRate: 2.8,
  interest: 41_440,
  operationCost: 500,
  amountOrderDiscounts: 0,
  amountOrderInvoiceDiscounts: 0,
  transfer: 798_060,
  invoicesData: [{ invoiceId: 1, rate: 2.8, retentionPct: 30 }],
}

const A_WIRE_ORDER = {
  id: 5_000,
  orderType: 'DIRECT_FINANCING',
  issuedDate: '2026-03-04',
  totalAmount: 1_250_000,
  currentSurplus: 360_000,
  percentageSurplus: 100,
  pymeStatus: 'IN_REVIEW',
}

const A_WIRE_DETAIL = {
  ...A_WIRE_ORDER,
  retention: 360_000,
  availableRetention: 360_000,
  baseRate: 2.8,
  interest: 41_440,
  operationCost: 500,
  totalAmountCreditNotes: 50_000,
  transfer: 798_060,
}

const A_WIRE_ORDER_INVOICE = {
  id: 1,
  folio: '1042',
  payerName: 'Comercial Ñuble Ltda.',
  payerIdentifier: '77123456-K',
  issueDate: '2026-02-10',
  expirationDate: '2026-04-10T00:00:00.000Z',
  totalAmount: 1_250_000,
  totalAmountCreditNotes: 50_000,
  rate: 2.8,
  statusGroup: 'IN_REVIEW',
  daysDebt: 0,
  amountRetention: 360_000,
}

const A_WIRE_ACCOUNT = {
  id: 11,
  Bank: { id: 1012, name: 'BancoEstado', code: '012' },
  accountType: 'CUENTA_CORRIENTE',
  accountNumber: '00123456789',
  sourceIdentifier: '76086428-5',
  accountHolder: 'Aserradero Río Claro SpA',
  accountEmail: 'pagos@ejemplo.cl',
  alias: null,
  currency: 'CLP',
  isDefault: true,
  isXepelin: false,
  version: 1,
}

const A_WIRE_DOCUMENT = {
  id: 21,
  documentableType: 'business',
  documentableId: 7,
  title: 'Acta constitutiva',
  description: 'Completa.',
  approved: false,
  action: 'UPLOAD',
  signedDocument: 'acta.pdf',
  signedSize: 2_000,
  document: null,
  rejectionReason: null,
  url: null,
  order: 0,
}

const A_WIRE_STAKEHOLDER = {
  id: 21,
  identifier: '12345678-5',
  curp: null,
  name: 'Ana',
  fatherLastName: 'Núñez',
  motherLastName: null,
  birthday: '1980-02-29',
  gender: 'Femenino',
  citizenship: 'CL',
  civilStatus: 'SOLTERO',
  profession: 'Ingeniera',
  phone: '+56961234567',
  email: 'ana@ejemplo.cl',
  address: 'Av. Providencia 1234',
  street: null,
  outsideNumber: null,
  insideNumber: null,
  postalCode: null,
  region: 'XIII',
  commune: 'Providencia',
  state: null,
  municipality: null,
  colony: null,
  city: null,
  version: 1,
}

/** A valid wire response for each call. */
export const GOOD_ANSWERS: Readonly<Record<EndpointName, unknown>> = {
  login: { token: A_TOKEN },
  register: { id: 3, name: '', email: 'ana@ejemplo.cl', phone: null },
  validateEmail: { validEmail: true, emailSuggestion: 'ana@gmail.com' },
  resetRequest: {},
  resetPassword: {},
  impersonate: { token: A_TOKEN },
  refresh: { token: A_TOKEN },
  logout: {},
  user: { id: 3, name: 'Ana Muñoz', email: 'ana@ejemplo.cl', phone: null },
  userChange: { id: 3, name: 'Ana Muñoz', email: 'ana@ejemplo.cl', phone: '912345678' },
  passwordChange: { id: 3, name: 'Ana Muñoz', email: 'ana@ejemplo.cl', phone: null },
  openSessions: {
    sessions: [
      {
        id: '4f6f3a0e-6a52-4c4e-9d1e-2b7c0f7d4f11',
        device: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0',
        createdAt: 1_763_650_000_000,
        lastSeenAt: 1_763_653_600_000,
        isCurrent: true,
      },
      { id: 'c0', device: null, createdAt: 1_763_640_000_000, lastSeenAt: 1_763_640_000_000, isCurrent: false },
    ],
  },
  otherSessionsEnd: {},
  notifications: {
    items: [
      {
        id: 1,
        kind: 'OrderStatusChanged',
        at: 1_772_636_400_000,
        read: false,
        detail: { orderId: 5_000, status: 'APPROVED' },
      },
    ],
  },
  notificationChoices: { choices: [{ kind: 'OrderStatusChanged', channel: 'BOTH' }] },
  notificationChoose: { choices: [{ kind: 'OrderStatusChanged', channel: 'APP' }] },
  businessName: { data: { name: 'Aserradero Río Claro SpA', source: 'REGISTER' } },
  businessCreate: {
    id: 7,
    identifier: '76086428-5',
    name: 'Aserradero Río Claro SpA',
    address: null,
    email: null,
    countryId: 'CL',
    version: 1,
  },
  banks: [{ id: 1012, name: 'BancoEstado', code: '012' }],
  bankAccounts: [A_WIRE_ACCOUNT],
  bankAccountCreate: A_WIRE_ACCOUNT,
  bankAccountUpdate: A_WIRE_ACCOUNT,
  bankAccountMakeDefault: A_WIRE_ACCOUNT,
  bankAccountDelete: {},
  stakeholders: [A_WIRE_STAKEHOLDER],
  stakeholderCreate: A_WIRE_STAKEHOLDER,
  stakeholderUpdate: A_WIRE_STAKEHOLDER,
  businessFeatures: [{ featureId: 10, active: true }],
  businessDocuments: {},
  businessDocumentList: [A_WIRE_DOCUMENT, { ...A_WIRE_DOCUMENT, id: 22, signedDocument: null, signedSize: null }],
  businessDocumentsCompleted: { allDocumentsCompleted: false },
  businessDocumentSign: A_WIRE_DOCUMENT,
  stakeholdersCompleted: [{ stakeholderId: 31, allDocumentsCompleted: false }],
  stakeholderDocumentList: [A_WIRE_DOCUMENT],
  stakeholderDocumentsCompleted: { allDocumentsCompleted: true },
  stakeholderDocumentSign: A_WIRE_DOCUMENT,
  stakeholderDocumentDownload: { name: 'ine.pdf', file: 'JVBERi0xLjcK' },
  businessDocumentDownload: { name: 'acta.pdf', file: 'data:application/pdf;base64,JVBERi0xLjcK' },
  tasks: [
    {
      id: 'tax-credential',
      title: 'Ingresa tu clave',
      detail: 'Para ver tus facturas.',
      hasAction: true,
      pathAction: '/finance',
    },
  ],
  report: { path: '/reports/xtracker?ticket=abc' },
  business: {
    id: 7,
    identifier: '76086428-5',
    name: 'Aserradero Río Claro SpA',
    address: null,
    email: null,
    countryId: 'CL',
    version: 1,
  },
  businessChange: {
    id: 7,
    identifier: '76086428-5',
    name: 'Aserradero Río Claro SpA',
    address: 'Camino Viejo 12, Valdivia',
    email: null,
    countryId: 'CL',
    version: 2,
  },
  taxCheck: { hasCredential: true, isCredentialActive: true, jobState: 'WORKING', jobProgress: 42.5 },
  taxLink: {},
  pfxCheck: { hasPfxCertificate: true, validUntil: '2027-03-31', holder: 'REPRESENTATIVE' },
  pfxUpload: { hasPfxCertificate: true, validUntil: '2027-03-31', holder: 'BUSINESS' },
  invoiceCount: { count: 45 },
  invoiceList: { data: [A_WIRE_INVOICE], pagination: PAGINATION, totalAmount: 1_250_000 },
  invoiceTotal: { totalAmount: 1_250_000 },
  invoiceStats: { amount: 1_250_000, count: 12 },
  invoiceImport: { results: [{ file: 'a.xml', outcome: 'IMPORTED', invoiceId: 1, detail: null }] },
  invoiceRemove: {},
  cartCalculate: A_WIRE_SIMULATION,
  orderCreate: { createdOrder: { id: 5_000 } },
  orderDocuments: {},
  orderList: { data: [A_WIRE_ORDER], pagination: PAGINATION },
  orderDetail: A_WIRE_DETAIL,
  orderInvoices: { data: [A_WIRE_ORDER_INVOICE], pagination: PAGINATION },
  analytics: {},
  holidays: [{ name: 'Viernes Santo', date: '2026-04-03' }],
}

const A_CODE = 'q'.repeat(43)

const ofUser = { params: { userId: '3' } }
const ofBusiness = { params: { businessId: '7' } }
const ofOrder = { params: { businessId: '7', orderId: '5000' } }
const ofType = { query: { orderType: 'DIRECT_FINANCING' } }
const ofPerson = { params: { stakeholderId: '31' } }
const ofPersonDocument = { params: { stakeholderId: '31', documentId: '21' } }
const ofDocument = { params: { businessId: '7', documentId: '21' } }
const ofAccount = { params: { businessId: '7', accountId: '11' } }
const account = {
  bankId: '1012',
  type: 'CUENTA_CORRIENTE',
  number: '00123456789',
  holderIdentifier: '76086428-5',
  holder: 'Aserradero Río Claro SpA',
  email: 'pagos@ejemplo.cl',
  alias: undefined,
  currency: 'CLP',
}
const ofStakeholder = { params: { businessId: '7', stakeholderId: '21' } }
const stakeholder = { ...aMexicanDraft(), address: '', region: '', commune: '' }
const lines = [{ invoiceId: '1', paymentDate: '2026-04-10' }]

/** Arguments of each call. */
export const GIVEN: Readonly<Record<EndpointName, object>> = {
  login: { body: { email: 'ana@ejemplo.cl', password: 'correcta' } },
  register: {
    body: { email: 'ana@ejemplo.cl', password: 'correcta', confirmPassword: 'correcta', utmSource: 'boletín' },
  },
  validateEmail: { body: { email: 'ana@gmial.com' } },
  resetRequest: { body: { email: 'ana@ejemplo.cl' } },
  resetPassword: { params: { hash: A_CODE }, body: { password: 'correcta', confirmPassword: 'correcta' } },
  impersonate: { body: { code: A_CODE } },
  refresh: {},
  logout: {},
  user: { params: { userId: '3' } },
  userChange: { ...ofUser, body: { name: 'Ana Muñoz', phone: '912345678' } },
  passwordChange: {
    ...ofUser,
    body: { oldPassword: 'correcta', password: 'otra-clave', confirmPassword: 'otra-clave' },
  },
  openSessions: ofUser,
  otherSessionsEnd: ofUser,
  notifications: ofUser,
  notificationChoices: ofUser,
  notificationChoose: { ...ofUser, body: { choices: [{ kind: 'OrderStatusChanged', channel: 'APP' }] } },
  businessName: { query: { identifier: '76086428-5', country: 'CL' } },
  businessCreate: { body: { name: 'Aserradero Río Claro SpA', identifier: '76086428-5', country: 'CL' } },
  banks: {},
  bankAccounts: ofBusiness,
  bankAccountCreate: { ...ofBusiness, body: account, key: 'k-2' },
  bankAccountUpdate: { ...ofAccount, body: account, version: 1 },
  bankAccountMakeDefault: { ...ofAccount, body: { isDefault: true } },
  bankAccountDelete: ofAccount,
  stakeholders: ofBusiness,
  stakeholderCreate: { ...ofBusiness, body: stakeholder, key: 'k-3' },
  stakeholderUpdate: { ...ofStakeholder, body: stakeholder, version: 1 },
  businessFeatures: { ...ofBusiness, query: { active: 'true' } },
  businessDocuments: ofBusiness,
  businessDocumentList: ofBusiness,
  businessDocumentsCompleted: ofBusiness,
  businessDocumentSign: { ...ofDocument, body: { file: 'data:application/pdf;base64,JVBERi0xLjcK', name: 'acta.pdf' } },
  stakeholdersCompleted: ofBusiness,
  stakeholderDocumentList: ofPerson,
  stakeholderDocumentsCompleted: ofPerson,
  stakeholderDocumentSign: { ...ofPersonDocument, body: { file: 'data:image/png;base64,iVBORw0K', name: 'ine.png' } },
  stakeholderDocumentDownload: { ...ofPersonDocument, query: { file: 'signed' } },
  businessDocumentDownload: { ...ofDocument, query: { file: 'signed' } },
  tasks: ofBusiness,
  report: ofBusiness,
  business: ofBusiness,
  businessChange: { ...ofBusiness, body: { address: 'Camino Viejo 12, Valdivia' }, version: 1 },
  taxCheck: ofBusiness,
  pfxCheck: ofBusiness,
  pfxUpload: { ...ofBusiness, body: { pfxBase64: 'MIIKCw==', password: 'clave' } },
  taxLink: { ...ofBusiness, body: { identifier: '76086428-5', password: 'clave' } },
  invoiceCount: { ...ofBusiness, ...ofType },
  invoiceList: {
    ...ofBusiness,
    query: { ...ofType.query, page: 1, size: 20, filter: 'ñandú & cía', order: { field: 'amount', direction: 'desc' } },
  },
  invoiceTotal: { ...ofBusiness, ...ofType },
  invoiceStats: { ...ofBusiness, query: { range: '30days' } },
  invoiceImport: { ...ofBusiness, files: new FormData() },
  invoiceRemove: { params: { businessId: '7', invoiceId: '1' } },
  cartCalculate: { ...ofType, body: { businessId: '7', lines } },
  orderCreate: { ...ofBusiness, ...ofType, body: { lines, preselected: [] }, key: 'k-1' },
  orderDocuments: { params: { orderId: '5000' } },
  orderList: { ...ofBusiness, query: { page: 1, size: 20 } },
  orderDetail: ofOrder,
  orderInvoices: { ...ofOrder, query: { page: 1, size: 20 } },
  analytics: { body: { events: [{ name: 'order sent', at: 1_772_636_400_000, properties: { orderType: 'FD' } }] } },
  holidays: { query: { country: 'CL', from: '2026-01-01', to: '2026-12-31' } },
}
