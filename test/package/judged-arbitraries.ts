import * as E from 'fp-ts/Either'
import type * as fc from 'fast-check'
import { parseAccountNumber } from '#domain/banking/account-number.ts'
import { accountTypesOf } from '#domain/banking/account-type.ts'
import { validateBankAccount } from '#domain/banking/bank-account.ts'
import * as Clabe from '#domain/banking/clabe.ts'
import { PAYABLES_FEATURE } from '#domain/business/business.ts'
import { validateProfile } from '#domain/business/profile-completion.ts'
import { bankCalendar, isBusinessDay } from '#domain/calendar/calendar.ts'
import { validateContact } from '#domain/contacts/contact.ts'
import * as Phone from '#domain/contacts/phone.ts'
import { checkUpload, kindOf } from '#domain/documents/upload-limits.ts'
import { fromInvoices } from '#domain/financing/cart.ts'
import { regionOfCommune } from '#domain/geography/chile.ts'
import { isCountryCode } from '#domain/geography/countries.ts'
import { campaignFrom } from '#domain/identity/campaign.ts'
import * as Email from '#domain/identity/email.ts'
import * as Password from '#domain/identity/password.ts'
import { validatePasswordChange, validateRegistration } from '#domain/identity/registration.ts'
import * as CivilDate from '#domain/kernel/civil-date.ts'
import { COUNTRIES, isCountry } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { parseId } from '#domain/kernel/id.ts'
import type { Money } from '#domain/kernel/money.ts'
import { civilStatusesOf } from '#domain/legal/civil-status.ts'
import { validateChilean, validateMexican, validateStakeholder } from '#domain/legal/validate-stakeholder.ts'
import { isOrderStatus } from '#domain/orders/order-status.ts'
import { validateDays } from '#domain/payables/onboarding.ts'
import { parsePayrollName } from '#domain/payables/payroll-name.ts'
import { count, sum } from '#domain/selection/selection.ts'
import { MAX_NOTIFICATIONS } from '#domain/shell/notification-stack.ts'
import { TOUR_STEPS } from '#domain/shell/tour.ts'
import * as PaymentTerm from '#domain/suppliers/payment-term.ts'
import * as Curp from '#domain/tax-id/curp.ts'
import * as Rfc from '#domain/tax-id/rfc.ts'
import * as Rut from '#domain/tax-id/rut.ts'
import { parseOwnTaxId } from '#domain/tax-id/tax-id.ts'
import * as Banking from '#domain/testing/banking.ts'
import * as Business from '#domain/testing/business.ts'
import * as Calendar from '#domain/testing/calendar.ts'
import * as Cart from '#domain/testing/cart.ts'
import * as Contacts from '#domain/testing/contacts.ts'
import * as Documents from '#domain/testing/documents.ts'
import * as Financing from '#domain/testing/financing.ts'
import * as Geography from '#domain/testing/geography.ts'
import * as Identity from '#domain/testing/identity.ts'
import * as Kernel from '#domain/testing/kernel.ts'
import * as Legal from '#domain/testing/legal.ts'
import * as Orders from '#domain/testing/orders.ts'
import * as Payables from '#domain/testing/payables.ts'
import * as Payrolls from '#domain/testing/payrolls.ts'
import * as Selection from '#domain/testing/selection.ts'
import * as Session from '#domain/testing/session.ts'
import * as Shell from '#domain/testing/shell.ts'
import * as Suppliers from '#domain/testing/suppliers.ts'
import * as TaxId from '#domain/testing/tax-id.ts'
import * as TaxCredential from '#domain/testing/tax-credential.ts'
import * as Wallet from '#domain/testing/wallet.ts'

export interface Judged {
  readonly arbitrary: fc.Arbitrary<unknown>
  readonly isValid: (value: never) => boolean
}

const judged = <A>(arbitrary: fc.Arbitrary<A>, isValid: (value: A) => boolean): Judged => ({ arbitrary, isValid })
const inEach = (make: (country: (typeof COUNTRIES)[number]) => Judged): ReadonlyArray<Judged> => COUNTRIES.map(make)
const accepted =
  <A>(read: (text: A) => E.Either<unknown, unknown>) =>
  (value: A): boolean =>
    E.isRight(read(value))
const refused =
  <A>(read: (text: A) => E.Either<unknown, unknown>) =>
  (value: A): boolean =>
    E.isLeft(read(value))
const canonical =
  (read: (text: string) => E.Either<unknown, string>) =>
  (value: string): boolean => {
    const answer = read(value)
    return E.isRight(answer) && answer.right === value
  }
const anything = (): boolean => true
const oneOf =
  (...options: ReadonlyArray<unknown>) =>
  (value: unknown): boolean =>
    options.includes(value)
const from =
  (least: number, most: number) =>
  (value: number): boolean =>
    Number.isInteger(value) && value >= least && value <= most
const isMoney = ({ minor }: Money): boolean => Number.isSafeInteger(minor) && !Object.is(minor, -0)
const isPositive = (amount: Money): boolean => isMoney(amount) && amount.minor > 0
const isDate = (date: string): boolean => E.isRight(CivilDate.parse(date))
const isId = (text: string): boolean => E.isRight(parseId(text))
const distinct = <A>(list: ReadonlyArray<A>, key: (one: A) => unknown): boolean =>
  new Set(list.map(key)).size === list.length
const tagged =
  (...tags: ReadonlyArray<string>) =>
  ({ _tag }: { readonly _tag: string }): boolean =>
    tags.includes(_tag)

const TODAY = '2026-03-02' as CivilDate.CivilDate
const near =
  (dates: ReadonlyArray<CivilDate.CivilDate>, days: number) =>
  (date: CivilDate.CivilDate): boolean =>
    dates.some((one) => Math.abs(CivilDate.daysBetween(one, date)) <= days)
const aroundYear = (date: CivilDate.CivilDate): ReadonlyArray<number> =>
  [-1, 0, 1].map((more) => CivilDate.yearOf(date) + more)

/** Each arbitrary of the package by name, with the properties that every value, shrunk ones included, must have. */
export const judgedArbitraries: Readonly<Record<string, ReadonlyArray<Judged>>> = {
  country: [judged(Kernel.country, isCountry)],
  currency: [judged(Kernel.currency, oneOf('CLP', 'MXN', 'USD'))],
  moneyOf: [judged(Kernel.moneyOf('MXN'), isMoney)],
  anyMoney: [judged(Kernel.anyMoney, isMoney)],
  dateBetween: [
    judged(
      Kernel.dateBetween('2026-02-27', '2026-03-02'),
      (date) => isDate(date) && date >= '2026-02-27' && date <= '2026-03-02',
    ),
  ],
  civilDate: [judged(Kernel.civilDate, isDate)],
  calendarDate: [judged(Kernel.calendarDate, (date) => isDate(date) && date >= '2000' && date < '2101')],
  id: [judged(Kernel.id(), isId)],

  rutBody: [judged(TaxId.rutBody, (body) => accepted(Rut.parse)(`${body}-${Rut.checkDigit(body)}`))],
  wireRutBody: [judged(TaxId.wireRutBody, (body) => accepted(Rut.fromWire)(`${body}-${Rut.checkDigit(body)}`))],
  rutText: [judged(TaxId.rutText, canonical(Rut.parse))],
  typedRut: [judged(TaxId.typedRut, accepted(Rut.parse))],
  nearMissRut: [judged(TaxId.nearMissRut, refused(Rut.parse))],
  companyRfc: [judged(TaxId.companyRfc, (rfc) => canonical(Rfc.parse)(rfc) && Rfc.kindOf(rfc) === 'company')],
  personRfc: [judged(TaxId.personRfc, (rfc) => canonical(Rfc.parse)(rfc) && Rfc.kindOf(rfc) === 'person')],
  rfcText: [
    judged(
      TaxId.rfcText,
      (rfc) => canonical(Rfc.parse)(rfc) && !Rfc.warningsOf(rfc).some(({ _tag }) => _tag !== 'RfcWordInconvenient'),
    ),
  ],
  typedRfc: [judged(TaxId.typedRfc, accepted(Rfc.parse))],
  nearMissRfc: [judged(TaxId.nearMissRfc, refused(Rfc.parse))],
  curpText: [judged(TaxId.curpText, canonical(Curp.parse))],
  typedCurp: [judged(TaxId.typedCurp, accepted(Curp.parse))],
  nearMissCurp: [judged(TaxId.nearMissCurp, refused(Curp.parse))],
  taxId: inEach((of) =>
    judged(
      TaxId.taxId(of),
      accepted((text) => parseOwnTaxId(of, text)),
    ),
  ),

  calendarYear: [judged(Calendar.calendarYear, from(2000, 2100))],
  dateNearHoliday: inEach((of) =>
    judged(Calendar.dateNearHoliday(of), (date) =>
      near(
        aroundYear(date).flatMap((year) => Calendar.holidaysIn(of, year).map((day) => day.date)),
        5,
      )(date),
    ),
  ),
  dateNearClockChange: inEach((of) =>
    judged(Calendar.dateNearClockChange(of), (date) =>
      near(Calendar.clockChangesIn(of, CivilDate.yearOf(date)), 2)(date),
    ),
  ),
  holidayOf: inEach((of) => judged(Calendar.holidayOf(of), ({ date, name }) => isDate(date) && name !== '')),
  listedHolidays: [judged(Calendar.listedHolidays, (list) => list.every(({ date }) => isDate(date)))],
  listAuthority: [
    judged(Calendar.listAuthority, ({ years, opened }) => years.every(from(2000, 2100)) && opened.every(isDate)),
  ],
  bankCalendarOf: inEach((of) =>
    judged(Calendar.bankCalendarOf(of), (calendar) => !isBusinessDay(calendar, '2026-03-01' as CivilDate.CivilDate)),
  ),

  clabeText: [judged(Banking.clabeText, canonical(Clabe.parse))],
  typedClabe: [judged(Banking.typedClabe, accepted(Clabe.parse))],
  nearMissClabe: [judged(Banking.nearMissClabe, refused(Clabe.parse))],
  bank: [judged(Banking.bank, ({ id, code }) => isId(id) && /^\d{3}$/.test(code))],
  banks: [judged(Banking.banks, (list) => distinct(list, ({ code }) => code))],
  accounts: [
    judged(
      Banking.accounts,
      (list) =>
        distinct(list, ({ id }) => id) &&
        [true, false].every(
          (kind) =>
            list.filter(({ isDefault, isProviderAccount }) => isDefault && isProviderAccount === kind).length <= 1,
        ),
    ),
  ],
  accountType: inEach((of) => judged(Banking.accountType(of), oneOf(...accountTypesOf(of)))),
  accountNumber: inEach((of) =>
    judged(
      Banking.accountNumber(of),
      accepted((text) => parseAccountNumber(of, text)),
    ),
  ),
  bankAccountDraft: inEach((of) =>
    judged(
      Banking.bankAccountDraft(of),
      accepted((draft) => validateBankAccount(of, draft)),
    ),
  ),
  bankAccount: inEach((of) =>
    judged(Banking.bankAccount(of), ({ id, number }) => isId(id) && E.isRight(parseAccountNumber(of, number))),
  ),

  localPhone: inEach((of) =>
    judged(
      Contacts.localPhone(of),
      accepted((text) => Phone.parse(of, text)),
    ),
  ),
  phone: inEach((of) =>
    judged(
      Contacts.phone(of),
      canonical((text) => Phone.parse(of, text)),
    ),
  ),
  nearMissPhone: inEach((of) =>
    judged(
      Contacts.nearMissPhone(of),
      refused((text) => Phone.parse(of, text)),
    ),
  ),
  typedPhone: inEach((of) =>
    judged(
      Contacts.typedPhone(of),
      accepted((text) => Phone.parse(of, text)),
    ),
  ),
  contactDraft: [judged(Contacts.contactDraft, accepted(validateContact))],
  contact: [judged(Contacts.contact, (contact) => isId(contact.id) && E.isRight(validateContact(contact)))],

  email: [judged(Identity.email, canonical(Email.parse))],
  nearMissEmail: [judged(Identity.nearMissEmail, refused(Email.parse))],
  password: [judged(Identity.password, canonical(Password.parseNew))],
  registrationDraft: [judged(Identity.registrationDraft, accepted(validateRegistration))],
  passwordDraft: [judged(Identity.passwordDraft, accepted(validatePasswordChange))],
  campaign: [judged(Identity.campaign, (of) => of.campaign === campaignFrom(() => of.campaign).campaign)],
  instant: [judged(Session.instant, Number.isSafeInteger)],
  sessionAt: [judged(Session.sessionAt, ([{ lastActivity }, now]) => lastActivity <= now)],

  civilStatus: inEach((of) => judged(Legal.civilStatus(of), oneOf(...civilStatusesOf(of)))),
  chileanDraft: [
    judged(
      Legal.chileanDraft,
      accepted((draft) => validateChilean(draft, TODAY)),
    ),
  ],
  mexicanDraft: [
    judged(
      Legal.mexicanDraft,
      accepted((draft) => validateMexican(draft, TODAY)),
    ),
  ],

  stakeholderDraft: inEach((of) =>
    judged(
      Legal.stakeholderDraft(of),
      accepted((draft) => validateStakeholder(of, draft, TODAY)),
    ),
  ),
  stakeholder: inEach((of) => judged(Legal.stakeholder(of), ({ id, version }) => isId(id) && version > 0)),

  documentFacts: [judged(Documents.documentFacts, anything)],
  documentOwner: [
    judged(Documents.documentOwner, ({ type, id }) => oneOf('business', 'stakeholder', 'order')(type) && isId(id)),
  ],
  requiredDocument: [judged(Documents.requiredDocument, ({ id, order }) => isId(id) && order >= 0)],
  fileKind: [judged(Documents.fileKind, oneOf('pdf', 'jpeg', 'gif', 'png', 'pfx'))],
  headOf: [judged(Documents.headOf('png'), (head) => kindOf(head) === 'png')],
  documentFile: [judged(Documents.documentFile, ({ name, size }) => /\.(pdf|jpe?g)$/.test(name) && size >= 100)],
  documentKind: [
    judged(Documents.documentKind, (kind) =>
      oneOf('DEED', 'ADDRESS_PROOF', 'TAX_STATUS', 'IDENTIFICATION', 'CONTRACT')(kind),
    ),
  ],
  uploadPurpose: [judged(Documents.uploadPurpose, oneOf('invoicePdf', 'document', 'certificate'))],
  uploadedFile: [
    judged(
      Documents.uploadedFile('document'),
      accepted((file) => checkUpload('document', [file])),
    ),
  ],
  nearMissFile: [
    judged(
      Documents.nearMissFile('certificate'),
      refused((file) => checkUpload('certificate', [file])),
    ),
  ],

  region: [judged(Geography.region, ({ number }) => number !== undefined)],
  regionAndCommune: [
    judged(Geography.regionAndCommune, ([{ number }, commune]) => regionOfCommune(commune)?.number === number),
  ],
  countryCode: [judged(Geography.countryCode, isCountryCode)],
  mexicanState: [judged(Geography.mexicanState, ({ code }) => code.length === 2)],

  groupedMembers: [judged(Selection.groupedMembers, (rows) => rows.length > 0 && distinct(rows, ({ id }) => id))],
  groupFilter: [judged(Selection.groupFilter, (groups) => groups.every(from(0, 3)))],
  selectionOf: [
    judged(
      Selection.groupedMembers.chain(Selection.selectionOf),
      (chosen) => count(chosen) >= 0 && Number.isSafeInteger(sum(chosen)),
    ),
  ],

  invoiceId: [judged(Financing.invoiceId, isId)],
  invoicedMinor: [judged(Financing.invoicedMinor, from(1, 5_000_000_000))],
  monthlyRate: [judged(Financing.monthlyRate, from(0, 1_000))],
  share: [judged(Financing.share, from(0, 10_000))],
  pricedLine: [
    judged(
      Financing.pricedLine('CLP', TODAY),
      ({ amount, creditNotes, paymentDate }) =>
        isPositive(amount) && creditNotes.minor <= amount.minor && paymentDate >= TODAY,
    ),
  ],
  pricedCart: [
    judged(
      Financing.pricedCart,
      ({ lines, currency }) =>
        lines.length > 0 &&
        distinct(lines, ({ invoiceId }) => invoiceId) &&
        lines.every(({ amount }) => amount.currency === currency),
    ),
  ],
  financeableInvoice: [
    judged(
      Financing.financeableInvoice('CLP', TODAY),
      ({ amount, issueDate, dueDate }) => isPositive(amount) && issueDate <= dueDate,
    ),
  ],
  signature: [judged(Financing.signature, (one) => (one.status === 'NOT_CHECKED') === 'reason' in one)],
  signatureFilter: [judged(Financing.signatureFilter, (filter) => ['ALL', 'VERIFIED', 'TO_REVIEW'].includes(filter))],
  financeableInvoices: [judged(Financing.financeableInvoices('CLP', TODAY), (list) => distinct(list, ({ id }) => id))],
  closedDates: [judged(Financing.closedDates(TODAY), (dates) => dates.every(isDate))],

  financingType: [judged(Cart.financingType, oneOf('DIRECT_FINANCING', 'EARLY_PAYMENT'))],
  terms: [
    judged(Cart.terms('MXN'), ({ operationCost, retention }) => isMoney(operationCost) && from(0, 10_000)(retention)),
  ],
  cart: inEach((of) =>
    judged(
      Cart.cart(of, TODAY),
      ({ lines }) =>
        distinct(lines, ({ invoice }) => invoice.id) &&
        lines.every(
          ({ paymentDate }) =>
            paymentDate === undefined || (paymentDate >= TODAY && isBusinessDay(bankCalendar(of), paymentDate)),
        ) &&
        fromInvoices(
          lines.map(({ invoice }) => invoice),
          bankCalendar(of),
          TODAY,
          { lines },
        ).moved.length === 0,
    ),
  ),
  available: [judged(Cart.available('CLP'), ({ totalCartInvoices }) => isPositive(totalCartInvoices))],
  invoiceFacts: [
    judged(
      Cart.invoiceFacts('CLP'),
      ({ amount, creditNotes }) => isPositive(amount) && creditNotes.minor <= amount.minor,
    ),
  ],
  flow: [judged(Cart.flow, tagged('Selecting', 'Dating', 'Reviewing', 'Sending', 'Sent'))],
  flowEvent: [judged(Cart.flowEvent, (event) => event.length > 0)],
  cartFacts: [judged(Cart.cartFacts, anything)],

  orderStatus: [judged(Orders.orderStatus, isOrderStatus)],
  anyStatusText: [judged(Orders.anyStatusText, anything)],
  jobState: [judged(TaxCredential.jobState, oneOf('QUEUE', 'WORKING', 'SUCCESS', 'FAILED'))],
  anyPercent: [judged(TaxCredential.anyPercent, anything)],
  taxStatus: [judged(TaxCredential.taxStatus, anything)],
  taxProgress: [judged(TaxCredential.taxProgress, anything)],
  certificateHolder: [judged(TaxCredential.certificateHolder, oneOf('BUSINESS', 'REPRESENTATIVE', 'OTHER', 'UNKNOWN'))],
  certificate: [judged(TaxCredential.certificate, ({ validUntil }) => isDate(validUntil))],
  orderDetail: inEach((of) =>
    judged(
      Orders.orderDetail(of),
      (order) =>
        order.transfer.minor + order.retention.minor + order.interest.minor + order.creditNotes.minor ===
          order.total.minor &&
        order.transfer.minor >= 0 &&
        order.availableRetention.minor <= order.retention.minor &&
        (order.surplus !== undefined) === profileOf(of).hasSurplus,
    ),
  ),
  orderSummary: inEach((of) => judged(Orders.orderSummary(of), ({ id, total }) => isId(id) && isPositive(total))),
  orderInvoice: inEach((of) => judged(Orders.orderInvoice(of), ({ id, amount }) => isId(id) && isPositive(amount))),

  payrollId: [judged(Payables.payrollId, isId)],
  payableLocation: [judged(Payables.payableLocation, tagged('Inbox', 'Scheduled', 'Paid', 'Archived'))],
  payableEvent: [
    judged(Payables.payableEvent, tagged('Schedule', 'MarkPaid', 'Archive', 'Withdraw', 'Settle', 'Restore')),
  ],
  payrollFacts: [judged(Payables.payrollFacts, anything)],
  payableRows: [judged(Payables.payableRows, (rows) => distinct(rows, ({ id }) => id))],
  wallClock: [judged(Payables.wallClock, ({ date, minutes }) => isDate(date) && from(0, 1439)(minutes))],
  payroll: inEach((of) =>
    judged(
      Payrolls.payroll(of),
      ({ invoices, suppliers, total }) => suppliers >= 1 && invoices >= suppliers && isPositive(total),
    ),
  ),
  payrollName: [judged(Payrolls.payrollName, accepted(parsePayrollName))],
  payrollEvent: [judged(Payrolls.payrollEvent, oneOf(...Payables.PAYROLL_EVENTS))],
  payrollRequest: [
    judged(
      Payrolls.payrollRequest(TODAY),
      ({ invoiceIds, paymentDate }) =>
        invoiceIds.length > 0 && distinct(invoiceIds, (id) => id) && paymentDate >= TODAY,
    ),
  ],
  payableSupplier: inEach((of) =>
    judged(Payrolls.payableSupplier(of), ({ identifier }) => E.isRight(parseOwnTaxId(of, identifier))),
  ),
  payableInvoice: inEach((of) =>
    judged(
      Payrolls.payableInvoice(of),
      ({ issueDate, paymentDate, amount }) => issueDate <= paymentDate && isDate(paymentDate) && isPositive(amount),
    ),
  ),
  creditLine: [judged(Payrolls.creditLine('MXN'), ({ credit, balance }) => isMoney(credit) && isMoney(balance))],
  paymentWizard: [judged(Payrolls.paymentWizard, tagged('Summary', 'Method', 'Confirm', 'Sending', 'Sent'))],
  paymentWizardEvent: [
    judged(Payrolls.paymentWizardEvent, tagged('Next', 'Back', 'Answered', 'Failed', 'Choose', 'Ask')),
  ],
  onboardingDays: [judged(Payrolls.onboardingDays, accepted(validateDays))],
  nearMissOnboardingDays: [judged(Payrolls.nearMissOnboardingDays, refused(validateDays))],
  supplierTerm: inEach((of) => judged(Payrolls.supplierTerm(of), ({ term }) => from(0, PaymentTerm.MAX_TERM)(term))),
  onboardingStep: [judged(Payrolls.onboardingStep, oneOf('days', 'terms', 'done'))],
  onboardingEvent: [judged(Payrolls.onboardingEvent, oneOf('SuppliersFound', 'Back', 'Saved', 'Skipped'))],

  supplierName: [judged(Suppliers.supplierName, anything)],
  namedSuppliers: [judged(Suppliers.namedSuppliers, (list) => list.length <= 15)],
  paymentTerm: [judged(Suppliers.paymentTerm, accepted(PaymentTerm.fromDays))],
  nearMissTerm: [judged(Suppliers.nearMissTerm, refused(PaymentTerm.parse))],

  wallet: [judged(Wallet.wallet('CLP'), ({ balance }) => isMoney(balance))],
  reportedBalance: [judged(Wallet.reportedBalance, Number.isFinite)],
  consultedDebt: [
    judged(Wallet.consultedDebt('CLP'), ({ total }) => total === undefined || (isMoney(total) && total.minor >= 0)),
  ],
  debtService: [
    judged(Wallet.debtService('MXN'), ({ total }) => total === undefined || (isMoney(total) && total.minor >= 0)),
  ],

  business: inEach((of) =>
    judged(
      Business.business(of),
      ({ country, identifier }) => country === of && E.isRight(parseOwnTaxId(of, identifier)),
    ),
  ),
  businessName: [judged(Business.businessName, (name) => name.trim() === name && name !== '')],
  entityFeature: [
    judged(Business.entityFeature, ({ featureId }) => featureId === PAYABLES_FEATURE || from(1, 30)(featureId)),
  ],
  profileDraft: inEach((of) =>
    judged(
      Business.profileDraft(of),
      accepted((draft) => validateProfile(of, draft)),
    ),
  ),
  nameLookup: [judged(Business.nameLookup, tagged('Idle', 'Pending', 'Found', 'NotFound'))],
  nameLookupEvent: [judged(Business.nameLookupEvent, tagged('Typed', 'Answered', 'Failed'))],

  notification: [judged(Shell.notification, ({ key }) => key !== '')],
  notificationStack: [
    judged(Shell.notificationStack, (stack) => stack.length <= MAX_NOTIFICATIONS && distinct(stack, ({ key }) => key)),
  ],
  task: [judged(Shell.task, ({ title }) => title !== '')],
  tour: [judged(Shell.tour, (tour) => tour._tag === 'Closed' || from(0, TOUR_STEPS - 1)(tour.step))],
  tourEvent: [judged(Shell.tourEvent, tagged('Offer', 'Reopen', 'Next', 'Previous', 'GoTo', 'Skip'))],
}
