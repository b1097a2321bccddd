import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moduleNames, sourceOf } from '../../scripts/domain/modules.ts'
import { MEXICAN_STATES } from '#domain/geography/mexico-states.ts'
import { stateOf } from '#domain/tax-id/curp.ts'
import { curpText } from '#domain/testing/tax-id.ts'
import { sourceFiles } from '../architecture/source-files.ts'
import { type CheckedArbitrary, checkedArbitraries } from './checked-arbitraries.ts'

/** Helper functions and fixed samples, which are not arbitraries. */
const BESIDES: ReadonlySet<string> = new Set([
  'holidaysIn',
  'clockChangesIn',
  'inGroups',
  'totalsOf',
  'calendarClosedOn',
  'payableIdOf',
  'PAYROLL_EVENTS',
  'aChileanDraft',
  'aMexicanDraft',
  'CURP_STATES',
  'hostileTexts',
  'SIMULATION_REASONS',
  'ORDER_REQUEST_REASONS',
  'orderCommands',
  'payableCommands',
  'payrollCommands',
  'SAMPLE_TODAY',
  'sampleInvoice',
  'sampleCart',
  'samplePricedLine',
  'samplePricedCart',
  'sampleQuote',
  'samplePayable',
  'sampleSettledInvoice',
  'sampleReceivable',
  'sampleCashLine',
  'sampleCashOrder',
  'sampleCashPayroll',
  'sampleOwnItem',
])

/** The arbitrary of each type that is an input of a public rule. */
const ARBITRARY_OF: Readonly<Record<string, string>> = {
  LocalAccountNumber: 'accountNumber',
  AccountNumber: 'accountNumber',
  AccountType: 'accountType',
  BankAccountId: 'id',
  BankAccount: 'bankAccount',
  BankAccountDraft: 'bankAccountDraft',
  BankId: 'bank',
  Bank: 'bank',
  Clabe: 'clabeText',
  AccountWithDefault: 'accounts',
  Business: 'business',
  EntityFeature: 'entityFeature',
  KnownName: 'knownName',
  NameSource: 'knownName',
  ProfileDraft: 'profileDraft',
  Calendar: 'bankCalendarOf',
  ListedHoliday: 'listedHolidays',
  ListAuthority: 'listAuthority',
  HolidayKind: 'holidayOf',
  Holiday: 'holidayOf',
  Contact: 'contact',
  ContactDraft: 'contactDraft',
  Phone: 'phone',
  ConsultedDebt: 'consultedDebt',
  DebtService: 'debtService',
  DocumentOwnerType: 'documentOwner',
  DocumentOwner: 'documentOwner',
  RequiredDocument: 'requiredDocument',
  DocumentFile: 'documentFile',
  DocumentKind: 'documentKind',
  FileKind: 'fileKind',
  UploadPurpose: 'uploadPurpose',
  UploadedFile: 'uploadedFile',
  DatedAmount: 'pricedLine',
  PayerHabit: 'financeableInvoice',
  DatedFlow: 'payerPayment',
  Available: 'available',
  CartLine: 'cart',
  Cart: 'cart',
  InvoiceFacts: 'invoiceFacts',
  FinancingType: 'financingType',
  Payer: 'financeableInvoice',
  FinanceableInvoice: 'financeableInvoice',
  SignatureStatus: 'signature',
  UncheckedReason: 'signature',
  Signature: 'signature',
  DueDateSource: 'dueDateSource',
  DueDateFacts: 'dueDateFacts',
  PaidInvoice: 'paidInvoices',
  NotedInvoice: 'notedInvoice',
  ComparedInvoice: 'comparedInvoices',
  AvailabilityFacts: 'availabilityFacts',
  PreselectionFacts: 'notedInvoice',
  Candidate: 'proposalRequest',
  ProposalRequest: 'proposalRequest',
  PayerShare: 'payerShare',
  LeftOut: 'need',
  Need: 'need',
  NeededInvoice: 'supply',
  Supply: 'supply',
  SimplifiedStatus: 'simplifiedStatus',
  PayableNotice: 'payableNotice',
  SignatureFilter: 'signatureFilter',
  InvoiceFilter: 'invoiceFilter',
  QueryPair: 'queryPair',
  InvoiceView: 'invoiceView',
  DocumentLine: 'documentContent',
  DocumentSum: 'documentContent',
  DocumentReference: 'documentContent',
  DocumentContent: 'documentContent',
  InvoiceEvent: 'invoiceEvent',
  InvoiceDetail: 'invoiceDetail',
  IneffectiveDocument: 'invoiceDetail',
  ScenarioFigures: 'scenarioFigures',
  Scenario: 'scenario',
  ScenarioId: 'id',
  ScenarioLetter: 'scenario',
  ComparedFigure: 'comparedFigure',
  Quote: 'quote',
  PricedLine: 'pricedLine',
  PricedCart: 'pricedCart',
  Terms: 'terms',
  RegionNumber: 'region',
  Region: 'region',
  WorldCountry: 'countryCode',
  MexicanState: 'mexicanState',
  Email: 'email',
  Password: 'password',
  RegistrationDraft: 'registrationDraft',
  PasswordDraft: 'passwordDraft',
  SessionTimes: 'sessionAt',
  CalendarMonth: 'calendarMonth',
  CivilDate: 'civilDate',
  Country: 'country',
  Id: 'id',
  InvoiceId: 'invoiceId',
  OrderId: 'id',
  BusinessId: 'id',
  UserId: 'id',
  StakeholderId: 'id',
  Currency: 'currency',
  Money: 'anyMoney',
  BasisPoints: 'share',
  CivilStatus: 'civilStatus',
  Gender: 'chileanDraft',
  PersonDraft: 'chileanDraft',
  ChileanDraft: 'chileanDraft',
  MexicanDraft: 'mexicanDraft',
  StakeholderDraft: 'stakeholderDraft',
  StakeholderField: 'stakeholderDraft',
  Stakeholder: 'stakeholder',
  OrderStatus: 'orderStatus',
  OrderAction: 'orderAction',
  StatusChange: 'statusHistory',
  OrderState: 'orderStatus',
  OrderType: 'orderSummary',
  OrderSummary: 'orderSummary',
  OrderDetail: 'orderDetail',
  SimulationFigures: 'orderDetail',
  DepositAccount: 'frozenAccount',
  DepositAccounts: 'depositAccounts',
  DepositState: 'orderDeposit',
  ShownAccount: 'shownAccount',
  OrderDeposit: 'orderDeposit',
  ReviewedDocument: 'reviewedDocuments',
  TransferFacts: 'transferFacts',
  InvoiceNow: 'invoiceNow',
  OrderInvoice: 'orderInvoice',
  InvoiceDiscount: 'orderInvoice',
  OrderInvoiceId: 'orderInvoice',
  CreditLine: 'creditLine',
  PayableState: 'payableLocation',
  PayableAction: 'payableAction',
  PayableEvent: 'payableEvent',
  SupplierTerm: 'supplierTerm',
  PayrollId: 'payrollId',
  PayableId: 'id',
  PaymentObstacle: 'paymentObstacle',
  VoucherState: 'voucherState',
  DueBucket: 'dueBucket',
  PayableSupplier: 'payableSupplier',
  PayeeAccountName: 'payeeAccountName',
  PayableInvoice: 'payableInvoice',
  BankTransfer: 'bankTransfer',
  BankFileOrder: 'bankFileOrder',
  BankFileFormat: 'bankFileFormat',
  PayeeFacts: 'payeeFacts',
  ConfirmationChannel: 'payeeConfirmation',
  PayeeConfirmation: 'payeeConfirmation',
  PayeeConfirmationDraft: 'payeeConfirmation',
  Actor: 'actor',
  PayoutAccount: 'payeeState',
  PayeeState: 'payeeState',
  PayoutData: 'payoutData',
  PayrollEvent: 'payrollEvent',
  PayrollRequest: 'payrollRequest',
  PayrollStatus: 'payrollFacts',
  Payroll: 'payroll',
  PayrollFacts: 'payrollFacts',
  PayableRow: 'payableRows',
  WallClock: 'wallClock',
  Member: 'groupedMembers',
  Selection: 'selectionOf',
  Rows: 'selectionOf',
  AllMatching: 'selectionOf',
  MemberSet: 'selectionOf',
  Task: 'task',
  PaymentTerm: 'paymentTerm',
  NamedSupplier: 'namedSuppliers',
  Supplier: 'supplier',
  SupplierId: 'id',
  JobState: 'jobState',
  TaxStatus: 'taxStatus',
  TaxProgress: 'taxProgress',
  Certificate: 'certificate',
  CertificateHolder: 'certificateHolder',
  Curp: 'curpText',
  Rfc: 'rfcText',
  Rut: 'rutText',
  TaxId: 'taxId',
  Wallet: 'wallet',
  WalletDebt: 'wallet',
  TransferAccount: 'settledCompany',
  SentMoney: 'settledCompany',
  InvoicePayment: 'settledCompany',
  Charge: 'settledCompany',
  SettledInvoice: 'settledCompany',
  InvoiceSurplusEntry: 'settledCompany',
  Renegotiation: 'renegotiationsOf',
  Settlement: 'settlement',
  SurplusEntry: 'surplusEntries',
  StatementEntry: 'ledgerEntries',
  SurplusAllocation: 'surplusAllocation',
  FinancedInvoice: 'financedInvoice',
  PayerPayment: 'payerPayment',
  Movement: 'movement',
  ScheduledInvoice: 'scheduledInvoice',
  UnconfirmedCession: 'payableInvoice',
  PayeeWithoutAccount: 'payeeWithoutAccount',
  AccountKeeper: 'accountKeeper',
  KnownAccount: 'knownAccount',
  CashItem: 'cashItems',
  CashRow: 'cashItems',
  CashKind: 'cashItems',
  CashDirection: 'cashItems',
  UncountedReason: 'cashItems',
  OpeningAccount: 'cashOpening',
  CashOpening: 'cashOpening',
  CashLine: 'cashLine',
  CashOrder: 'cashOrder',
  CashPayable: 'cashPayable',
  CashPayroll: 'cashPayroll',
  Receivable: 'receivable',
  CollectionMark: 'collectionMark',
  OwnItem: 'ownItem',
  OwnItemId: 'id',
  OwnItemDraft: 'ownItemDraft',
  Cadence: 'ownItemDraft',
}

/** Output types of rules, which need no arbitrary. Types named error, warning, rejection or problem are outputs too. */
const ANSWERS: ReadonlySet<string> = new Set([
  'SurplusPart',
  'CashWeek',
  'CashColumn',
  'CashSpan',
  'CashCell',
  'CashBalances',
  'CashSums',
  'CashColumnSums',
  'CashDaySums',
  'CashBlock',
  'CashProjection',
  'CashContext',
  'SoonTotals',
  'CashSoon',
  'MovedTotals',
  'SurplusRest',
  'ReleaseParts',
  'OrderCost',
  'SettledLine',
  'StatementWords',
  'OrderSettlement',
  'ProposalStrategy',
  'Proposal',
  'LeftOutTotal',
  'NeedAnswer',
  'NoticeTotal',
  'InvoiceAttachment',
  'AccountAction',
  'NewBankAccount',
  'CompletedProfile',
  'NewContact',
  'Registration',
  'PasswordChange',
  'Person',
  'ChileanStakeholder',
  'MexicanStakeholder',
  'ConsultedDebtState',
  'DebtServiceState',
  'DocumentRow',
  'UploadLimits',
  'BreakdownPart',
  'BreakdownLine',
  'KeyFigures',
  'EffectiveRate',
  'LatePayment',
  'UsualPayment',
  'LinePrice',
  'InvoiceCost',
  'CartCounters',
  'CartPayer',
  'SettlementTotals',
  'SurplusParts',
  'AdjustedDate',
  'Dating',
  'DueDate',
  'PayerLateness',
  'InvoiceNotice',
  'DateCaution',
  'CartAndMoves',
  'ChangedInvoice',
  'NotFinanceable',
  'Unavailability',
  'LeftBehind',
  'Exclusion',
  'ExcludedInvoice',
  'InvoiceSearch',
  'OrderLine',
  'OrderRequest',
  'RejectedLine',
  'SimulatedInvoice',
  'Simulation',
  'ConfirmingSimulation',
  'RepaymentPart',
  'CreditExceeded',
  'RepaymentDateRejected',
  'CountryProfile',
  'TransferObstacle',
  'TrackerState',
  'StepVariant',
  'TrackerStep',
  'Tracker',
  'OnboardingChoice',
  'OwedInvoice',
  'OwedOptions',
  'ListDates',
  'PayableStats',
  'SupplierDebt',
  'DueTotal',
  'DueDay',
  'LateInvoice',
  'SupplierTransfer',
  'ShownPayrollStatus',
  'BankFileRow',
  'TransferRejection',
  'TransferRemark',
  'BankFileRejection',
  'PayeeCaution',
  'PayrollAction',
  'SelectionSummary',
  'PageCoverage',
  'SelectionStage',
  'Totals',
  'SupplierGroup',
  'CredentialPrompt',
  'PayerFacet',
  'InvoiceFacets',
  'FilterPart',
  'CertificateState',
  'ReminderDays',
  'QuotedLine',
  'QuoteRequest',
  'KnownTaxStatus',
  'CurpSex',
  'RfcKind',
  'SurplusState',
  'CreditReport',
  'Account',
  'StatementAccount',
  'StatementLine',
  'StatementTotals',
  'AccountStatement',
  'BankSide',
  'Statement',
  'ChargeKind',
  'MovementType',
  'NamedDay',
])

/** Input types that a caller composes of others: a function, a list of ids, a value with a timestamp. */
const COMPOSED: ReadonlySet<string> = new Set([
  'HolidayRule',
  'Laws',
  'Chosen',
  'Form',
  'FilterPredicate',
  'FilterRange',
  'FieldValue',
  'BankFileField',
  'FieldPlace',
  'InvoicesBySupplier',
  'Timestamped',
  'Quote',
  'RetentionShares',
  'TransferFigures',
  'Offer',
  'Balances',
  'CoverGoal',
  'CoverRequest',
  'Branch',
])

const isAnswer = (type: string): boolean => /(?:Error|Warning|Rejected|Problem)$/.test(type) || ANSWERS.has(type)

/** Every value that fast-check visits while shrinking, from many seeds and along random paths. */
const valuesOf = ({ arbitrary }: CheckedArbitrary): ReadonlyArray<unknown> => {
  const values: Array<unknown> = []
  for (let seed = 1; seed <= 12; seed += 1) {
    let met = seed
    fc.check(
      fc.property(arbitrary, (value) => {
        values.push(value)
        met += 1
        return met % 4 === 0
      }),
      { seed, numRuns: 25, endOnFailure: false },
    )
  }
  return values
}

/** The arbitraries themselves, and the rules that the package does not export. */
const NOT_OFFERED = ['/testing/', '/tax-documents/']

const invalidOf = (one: CheckedArbitrary): ReadonlyArray<unknown> =>
  valuesOf(one).filter((value) => !one.isValid(value as never))

describe('the arbitraries of the package', () => {
  it('all have a validity check', async () => {
    const modules = moduleNames().filter((name) => name.startsWith('testing/'))
    const offered = await Promise.all(
      modules.map(async (name) => Object.keys(await import(/* @vite-ignore */ sourceOf(name)))),
    )
    expect(
      offered
        .flat()
        .filter((name) => !BESIDES.has(name))
        .toSorted(),
    ).toEqual(Object.keys(checkedArbitraries).toSorted())
  })

  it('exist for every public input type', () => {
    const types = sourceFiles('src/domain')
      .filter(({ path }) => !NOT_OFFERED.some((folder) => path.includes(folder)))
      .flatMap(({ text }) => [...text.matchAll(/^export (?:type|interface) (\w+)/gm)].map(([, name = '']) => name))
    expect(types.filter((name) => ARBITRARY_OF[name] === undefined && !isAnswer(name) && !COMPOSED.has(name))).toEqual(
      [],
    )
    expect(Object.values(ARBITRARY_OF).filter((name) => checkedArbitraries[name] === undefined)).toEqual([])
    const gone = [...Object.keys(ARBITRARY_OF), ...ANSWERS, ...COMPOSED].filter((name) => !types.includes(name))
    expect(gone).toEqual([])
  })

  it.each(Object.entries(checkedArbitraries))(
    '%s generates valid values, and shrinks to valid values only',
    (_, checked) => {
      expect(checked.flatMap(invalidOf).slice(0, 3)).toEqual([])
    },
  )

  it('generate CURPs of every state and of births abroad', () => {
    const states = new Set(fc.sample(curpText, { numRuns: 2_000, seed: 1 }).map(stateOf))
    expect([...states].toSorted()).toEqual([...MEXICAN_STATES.map(({ code }) => code), 'NE'].toSorted())
  })

  it('with an invalid shrunk value fail the check', () => {
    const even = fc.nat({ max: 1_000 }).map((n) => n * 2)
    class OneLess extends fc.Arbitrary<number> {
      override generate(...given: Parameters<typeof even.generate>) {
        return even.generate(...given)
      }
      override canShrinkWithoutContext(value: unknown): value is number {
        return even.canShrinkWithoutContext(value)
      }
      override shrink(value: number) {
        return value > 1 ? fc.Stream.of(new fc.Value(value - 1, undefined)) : fc.Stream.nil<fc.Value<number>>()
      }
    }
    const isEven = (value: number): boolean => value % 2 === 0
    expect(invalidOf({ arbitrary: even, isValid: isEven as CheckedArbitrary['isValid'] })).toEqual([])
    expect(invalidOf({ arbitrary: new OneLess(), isValid: isEven as CheckedArbitrary['isValid'] })).not.toEqual([])
  })
})
