import { isDeepStrictEqual } from 'node:util'
import * as E from 'fp-ts/Either'
import type * as fc from 'fast-check'
import { parseAccountNumber } from '#domain/banking/account-number.ts'
import { validatePayeeConfirmation } from '#domain/payables/payee-confirmation.ts'
import { accountTypesOf } from '#domain/banking/account-type.ts'
import { validateBankAccount } from '#domain/banking/bank-account.ts'
import * as Clabe from '#domain/banking/clabe.ts'
import { PAYABLES_FEATURE } from '#domain/business/business.ts'
import { validateProfile } from '#domain/business/profile-completion.ts'
import { bankCalendar, isBusinessDay } from '#domain/calendar/calendar.ts'
import { validateContact } from '#domain/contacts/contact.ts'
import { SIMPLIFIED_STATUSES } from '#domain/orders/simplified-status.ts'
import * as Phone from '#domain/contacts/phone.ts'
import { validateUpload, kindOf } from '#domain/documents/upload-limits.ts'
import { fromInvoices } from '#domain/financing/cart.ts'
import { orderRequestOf } from '#domain/financing/order-request.ts'
import { simulate } from '#domain/financing/simulate.ts'
import { regionOfCommune } from '#domain/geography/chile.ts'
import { isCountryCode } from '#domain/geography/countries.ts'
import { NAME_SOURCES } from '#domain/business/known-name.ts'
import { DOCUMENT_SUMS, newestFirst } from '#domain/financing/invoice-detail.ts'
import { filterOfQuery, isSameFilter, queryOfFilter } from '#domain/financing/invoice-filter-query.ts'
import { parseViewName } from '#domain/financing/invoice-view.ts'
import * as Email from '#domain/identity/email.ts'
import * as Password from '#domain/identity/password.ts'
import { validatePasswordChange, validateRegistration } from '#domain/identity/registration.ts'
import { parseMonth } from '#domain/kernel/calendar-month.ts'
import * as CivilDate from '#domain/kernel/civil-date.ts'
import { COUNTRIES, isCountry } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { parseId } from '#domain/kernel/id.ts'
import { fromMinor, type Money } from '#domain/kernel/money.ts'
import { fromPoints } from '#domain/kernel/rate.ts'
import { civilStatusesOf } from '#domain/legal/civil-status.ts'
import { validateChilean, validateMexican, validateStakeholder } from '#domain/legal/validate-stakeholder.ts'
import { ORDER_ACTIONS } from '#domain/orders/order-action.ts'
import { isOrderStatus } from '#domain/orders/order-status.ts'
import { validateDays } from '#domain/payables/onboarding.ts'
import { VOUCHER_STATES } from '#wire/payables.codec.ts'
import { DUE_BUCKETS } from '#domain/payables/due-bucket.ts'
import { PAYABLE_NOTICES } from '#domain/payables/payable-notice.ts'
import { PAYMENT_OBSTACLES } from '#domain/payables/payment-obstacle.ts'
import { parsePayrollName } from '#domain/payables/payroll-name.ts'
import { count, sum } from '#domain/selection/selection.ts'
import * as PaymentTerm from '#domain/suppliers/payment-term.ts'
import * as Curp from '#domain/tax-id/curp.ts'
import * as Rfc from '#domain/tax-id/rfc.ts'
import * as Rut from '#domain/tax-id/rut.ts'
import { parseOwnTaxId } from '#domain/tax-id/tax-id.ts'
import * as BankFiles from '#domain/testing/bank-files.ts'
import * as Banking from '#domain/testing/banking.ts'
import * as BrokenIds from '#domain/testing/broken-ids.ts'
import * as Business from '#domain/testing/business.ts'
import * as Calendar from '#domain/testing/calendar.ts'
import * as Cart from '#domain/testing/cart.ts'
import * as Contacts from '#domain/testing/contacts.ts'
import * as Documents from '#domain/testing/documents.ts'
import * as Financing from '#domain/testing/financing.ts'
import * as Cash from '#domain/testing/cash.ts'
import * as CashFacts from '#domain/testing/cash-facts.ts'
import { validateCollectionMark } from '#domain/cash/collection-mark.ts'
import { validateOpening } from '#domain/cash/opening.ts'
import { validateOwnItem } from '#domain/cash/own-item.ts'
import { conceptWidth, transferConcept } from '#domain/payables/transfer-concept.ts'
import * as Geography from '#domain/testing/geography.ts'
import * as Hostile from '#domain/testing/hostile.ts'
import * as Identity from '#domain/testing/identity.ts'
import * as IssuedInvoices from '#domain/testing/issued-invoices.ts'
import * as Kernel from '#domain/testing/kernel.ts'
import * as Legal from '#domain/testing/legal.ts'
import { validateSupplierRow } from '#domain/suppliers/supplier-file.ts'
import { supplierRowDraft } from '#domain/testing/supplier-rows.ts'
import { listedOrder } from '#domain/testing/listed-orders.ts'
import * as Orders from '#domain/testing/orders.ts'
import * as InvoiceDetails from '#domain/testing/invoice-detail.ts'
import * as InvoiceFilters from '#domain/testing/invoice-filters.ts'
import * as Proposals from '#domain/testing/proposals.ts'
import * as RejectedCarts from '#domain/testing/rejected-carts.ts'
import * as RejectedPricedCarts from '#domain/testing/rejected-priced-carts.ts'
import * as Scenarios from '#domain/testing/scenarios.ts'
import * as OrderStatuses from '#domain/testing/order-statuses.ts'
import * as Payables from '#domain/testing/payables.ts'
import * as PayableInvoices from '#domain/testing/payable-invoices.ts'
import * as Payrolls from '#domain/testing/payrolls.ts'
import * as Selection from '#domain/testing/selection.ts'
import * as Session from '#domain/testing/session.ts'
import * as Shell from '#domain/testing/shell.ts'
import * as Suppliers from '#domain/testing/suppliers.ts'
import * as TaxId from '#domain/testing/tax-id.ts'
import * as TaxCredential from '#domain/testing/tax-credential.ts'
import * as Transfers from '#domain/testing/transfers.ts'
import { amountDue } from '#domain/wallet/retention.ts'
import * as Signatures from '#domain/testing/signatures.ts'
import * as Settlements from '#domain/testing/settlements.ts'
import * as Statement from '#domain/testing/statement.ts'
import * as Wallet from '#domain/testing/wallet.ts'

export interface CheckedArbitrary {
  readonly arbitrary: fc.Arbitrary<unknown>
  readonly isValid: (value: never) => boolean
}

const checked = <A>(arbitrary: fc.Arbitrary<A>, isValid: (value: A) => boolean): CheckedArbitrary => ({
  arbitrary,
  isValid,
})
const inEach = (make: (country: (typeof COUNTRIES)[number]) => CheckedArbitrary): ReadonlyArray<CheckedArbitrary> =>
  COUNTRIES.map(make)
const accepted =
  <A>(read: (text: A) => E.Either<unknown, unknown>) =>
  (value: A): boolean =>
    E.isRight(read(value))
const rejected =
  <A>(read: (text: A) => E.Either<unknown, unknown>) =>
  (value: A): boolean =>
    E.isLeft(read(value))
const rejectedAs =
  <A>(read: (text: A) => E.Either<{ readonly _tag: string }, unknown>, ...tags: ReadonlyArray<string>) =>
  (value: A): boolean => {
    const answer = read(value)
    return E.isLeft(answer) && tags.includes(answer.left._tag)
  }
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
export const checkedArbitraries: Readonly<Record<string, ReadonlyArray<CheckedArbitrary>>> = {
  country: [checked(Kernel.country, isCountry)],
  currency: [checked(Kernel.currency, oneOf('CLP', 'MXN', 'USD'))],
  moneyOf: [checked(Kernel.moneyOf('MXN'), isMoney)],
  anyMoney: [checked(Kernel.anyMoney, isMoney)],
  dateBetween: [
    checked(
      Kernel.dateBetween('2026-02-27', '2026-03-02'),
      (date) => isDate(date) && date >= '2026-02-27' && date <= '2026-03-02',
    ),
  ],
  civilDate: [checked(Kernel.civilDate, isDate)],
  calendarMonth: [checked(Kernel.calendarMonth, accepted(parseMonth))],
  calendarDate: [checked(Kernel.calendarDate, (date) => isDate(date) && date >= '2000' && date < '2101')],
  id: [checked(Kernel.id(), isId)],

  rutBody: [checked(TaxId.rutBody, (body) => accepted(Rut.parse)(`${body}-${Rut.checkDigit(body)}`))],
  wireRutBody: [checked(TaxId.wireRutBody, (body) => accepted(Rut.fromWire)(`${body}-${Rut.checkDigit(body)}`))],
  rutText: [checked(TaxId.rutText, canonical(Rut.parse))],
  typedRut: [checked(TaxId.typedRut, accepted(Rut.parse))],
  nearMissRut: [checked(TaxId.nearMissRut, rejected(Rut.parse))],
  companyRfc: [checked(TaxId.companyRfc, (rfc) => canonical(Rfc.parse)(rfc) && Rfc.kindOf(rfc) === 'company')],
  personRfc: [checked(TaxId.personRfc, (rfc) => canonical(Rfc.parse)(rfc) && Rfc.kindOf(rfc) === 'person')],
  rfcText: [
    checked(
      TaxId.rfcText,
      (rfc) => canonical(Rfc.parse)(rfc) && !Rfc.warningsOf(rfc).some(({ _tag }) => _tag !== 'RfcWordInconvenient'),
    ),
  ],
  typedRfc: [checked(TaxId.typedRfc, accepted(Rfc.parse))],
  nearMissRfc: [checked(TaxId.nearMissRfc, rejected(Rfc.parse))],
  curpText: [checked(TaxId.curpText, canonical(Curp.parse))],
  typedCurp: [checked(TaxId.typedCurp, accepted(Curp.parse))],
  nearMissCurp: [checked(BrokenIds.nearMissCurp, rejected(Curp.parse))],
  wrongCheckRut: [checked(BrokenIds.wrongCheckRut, rejectedAs(Rut.parse, 'RutCheckDigitMismatch'))],
  malformedRut: [checked(BrokenIds.malformedRut, rejectedAs(Rut.parse, 'RutMalformed'))],
  wrongCheckRfc: [
    checked(BrokenIds.wrongCheckRfc, (text) => {
      const rfc = Rfc.parse(text)
      return E.isRight(rfc) && Rfc.warningsOf(rfc.right).some(({ _tag }) => _tag === 'RfcCheckCharacterUnexpected')
    }),
  ],
  malformedRfc: [checked(BrokenIds.malformedRfc, rejectedAs(Rfc.parse, 'RfcMalformed'))],
  impossibleDateRfc: [checked(BrokenIds.impossibleDateRfc, rejectedAs(Rfc.parse, 'RfcDateImpossible'))],
  wrongCheckCurp: [checked(BrokenIds.wrongCheckCurp, rejectedAs(Curp.parse, 'CurpCheckDigitMismatch'))],
  malformedCurp: [checked(BrokenIds.malformedCurp, rejectedAs(Curp.parse, 'CurpMalformed'))],
  impossibleDateCurp: [checked(BrokenIds.impossibleDateCurp, rejectedAs(Curp.parse, 'CurpDateImpossible'))],
  wrongCheckClabe: [checked(BrokenIds.wrongCheckClabe, rejectedAs(Clabe.parse, 'ClabeCheckDigitMismatch'))],
  malformedClabe: [
    checked(BrokenIds.malformedClabe, rejectedAs(Clabe.parse, 'ClabeEmpty', 'ClabeNotDigits', 'ClabeLengthMismatch')),
  ],
  taxId: inEach((of) =>
    checked(
      TaxId.taxId(of),
      accepted((text) => parseOwnTaxId(of, text)),
    ),
  ),

  hostileText: [checked(Hostile.hostileText(80), (text) => text.length <= 80)],
  notWhole: [checked(Hostile.notWhole, (n) => E.isLeft(fromMinor('MXN', n)) && E.isLeft(fromPoints(n)))],
  negativeMinor: [checked(Hostile.negativeMinor, (n) => n < 0 && E.isRight(fromMinor('MXN', n)))],

  calendarYear: [checked(Calendar.calendarYear, from(2000, 2100))],
  rareHoliday: inEach((of) => checked(Calendar.rareHoliday(of), (date) => !isBusinessDay(date, bankCalendar(of)))),
  dateNearHoliday: inEach((of) =>
    checked(Calendar.dateNearHoliday(of), (date) =>
      near(
        aroundYear(date).flatMap((year) => Calendar.holidaysIn(of, year).map((day) => day.date)),
        5,
      )(date),
    ),
  ),
  dateNearClockChange: inEach((of) =>
    checked(Calendar.dateNearClockChange(of), (date) =>
      near(Calendar.clockChangesIn(of, CivilDate.yearOf(date)), 2)(date),
    ),
  ),
  holidayOf: inEach((of) => checked(Calendar.holidayOf(of), ({ date, name }) => isDate(date) && name !== '')),
  listedHolidays: [checked(Calendar.listedHolidays, (list) => list.every(({ date }) => isDate(date)))],
  listAuthority: [
    checked(Calendar.listAuthority, ({ years, opened }) => years.every(from(2000, 2100)) && opened.every(isDate)),
  ],
  bankCalendarOf: inEach((of) =>
    checked(Calendar.bankCalendarOf(of), (calendar) => !isBusinessDay('2026-03-01' as CivilDate.CivilDate, calendar)),
  ),

  clabeText: [checked(Banking.clabeText, canonical(Clabe.parse))],
  typedClabe: [checked(Banking.typedClabe, accepted(Clabe.parse))],
  nearMissClabe: [checked(Banking.nearMissClabe, rejected(Clabe.parse))],
  bank: [checked(Banking.bank, ({ id, code }) => isId(id) && /^\d{3}$/.test(code))],
  banks: [checked(Banking.banks, (list) => distinct(list, ({ code }) => code))],
  accounts: [
    checked(
      Banking.accounts,
      (list) =>
        distinct(list, ({ id }) => id) &&
        [true, false].every(
          (kind) =>
            list.filter(({ isDefault, isProviderAccount }) => isDefault && isProviderAccount === kind).length <= 1,
        ),
    ),
  ],
  accountType: inEach((of) => checked(Banking.accountType(of), oneOf(...accountTypesOf(of)))),
  accountNumber: inEach((of) =>
    checked(
      Banking.accountNumber(of),
      accepted((text) => parseAccountNumber(of, text)),
    ),
  ),
  bankAccountDraft: inEach((of) =>
    checked(
      Banking.bankAccountDraft(of),
      accepted((draft) => validateBankAccount(of, draft)),
    ),
  ),
  bankAccount: inEach((of) =>
    checked(Banking.bankAccount(of), ({ id, number }) => isId(id) && E.isRight(parseAccountNumber(of, number))),
  ),

  accountKeeper: [checked(Banking.accountKeeper, (keeper) => keeper._tag !== 'Supplier' || keeper.name !== '')],
  knownAccount: inEach((of) =>
    checked(Banking.knownAccount(of), ({ number }) => E.isRight(parseAccountNumber(of, number))),
  ),

  localPhone: inEach((of) =>
    checked(
      Contacts.localPhone(of),
      accepted((text) => Phone.parse(of, text)),
    ),
  ),
  phone: inEach((of) =>
    checked(
      Contacts.phone(of),
      canonical((text) => Phone.parse(of, text)),
    ),
  ),
  nearMissPhone: inEach((of) =>
    checked(
      Contacts.nearMissPhone(of),
      rejected((text) => Phone.parse(of, text)),
    ),
  ),
  typedPhone: inEach((of) =>
    checked(
      Contacts.typedPhone(of),
      accepted((text) => Phone.parse(of, text)),
    ),
  ),
  contactDraft: [checked(Contacts.contactDraft, accepted(validateContact))],
  contact: [checked(Contacts.contact, (contact) => isId(contact.id) && E.isRight(validateContact(contact)))],

  email: [checked(Identity.email, canonical(Email.parse))],
  nearMissEmail: [checked(Identity.nearMissEmail, rejected(Email.parse))],
  password: [checked(Identity.password, canonical(Password.parseNew))],
  registrationDraft: [checked(Identity.registrationDraft, accepted(validateRegistration))],
  passwordDraft: [checked(Identity.passwordDraft, accepted(validatePasswordChange))],
  instant: [checked(Session.instant, Number.isSafeInteger)],
  sessionAt: [checked(Session.sessionAt, ([{ lastActivity }, now]) => lastActivity <= now)],

  civilStatus: inEach((of) => checked(Legal.civilStatus(of), oneOf(...civilStatusesOf(of)))),
  chileanDraft: [
    checked(
      Legal.chileanDraft,
      accepted((draft) => validateChilean(draft, TODAY)),
    ),
  ],
  mexicanDraft: [
    checked(
      Legal.mexicanDraft,
      accepted((draft) => validateMexican(draft, TODAY)),
    ),
  ],

  stakeholderDraft: inEach((of) =>
    checked(
      Legal.stakeholderDraft(of),
      accepted((draft) => validateStakeholder(of, draft, TODAY)),
    ),
  ),
  stakeholder: inEach((of) => checked(Legal.stakeholder(of), ({ id, version }) => isId(id) && version > 0)),

  documentFacts: [checked(Documents.documentFacts, anything)],
  documentOwner: [
    checked(Documents.documentOwner, ({ type, id }) => oneOf('business', 'stakeholder', 'order')(type) && isId(id)),
  ],
  requiredDocument: [checked(Documents.requiredDocument, ({ id, order }) => isId(id) && order >= 0)],
  fileKind: [checked(Documents.fileKind, oneOf('pdf', 'jpeg', 'gif', 'png', 'pfx'))],
  headOf: [checked(Documents.headOf('png'), (head) => kindOf(head) === 'png')],
  documentFile: [checked(Documents.documentFile, ({ name, size }) => /\.(pdf|jpe?g)$/.test(name) && size >= 100)],
  documentKind: [
    checked(Documents.documentKind, (kind) =>
      oneOf('DEED', 'ADDRESS_PROOF', 'TAX_STATUS', 'IDENTIFICATION', 'CONTRACT')(kind),
    ),
  ],
  uploadPurpose: [checked(Documents.uploadPurpose, oneOf('invoicePdf', 'document', 'certificate'))],
  uploadedFile: [
    checked(
      Documents.uploadedFile('document'),
      accepted((file) => validateUpload('document', [file])),
    ),
  ],
  nearMissFile: [
    checked(
      Documents.nearMissFile('certificate'),
      rejected((file) => validateUpload('certificate', [file])),
    ),
  ],

  region: [checked(Geography.region, ({ number }) => number !== undefined)],
  regionAndCommune: [
    checked(Geography.regionAndCommune, ([{ number }, commune]) => regionOfCommune(commune)?.number === number),
  ],
  countryCode: [checked(Geography.countryCode, isCountryCode)],
  mexicanState: [checked(Geography.mexicanState, ({ code }) => code.length === 2)],

  groupedMembers: [checked(Selection.groupedMembers, (rows) => rows.length > 0 && distinct(rows, ({ id }) => id))],
  groupFilter: [checked(Selection.groupFilter, (groups) => groups.every(from(0, 3)))],
  selectionOf: [
    checked(
      Selection.groupedMembers.chain(Selection.selectionOf),
      (chosen) => count(chosen) >= 0 && Number.isSafeInteger(sum(chosen)),
    ),
  ],

  invoiceId: [checked(Financing.invoiceId, isId)],
  largeMinor: [checked(Financing.largeMinor, (minor) => minor > 2 ** 53 / 10_000 && Number.isSafeInteger(12 * minor))],
  invoicedMinor: [checked(Financing.invoicedMinor, from(1, 5_000_000_000))],
  monthlyRate: [checked(Financing.monthlyRate, from(0, 1_000))],
  share: [checked(Financing.share, from(0, 10_000))],
  pricedLine: [
    checked(
      Financing.pricedLine('CLP', TODAY),
      ({ amount, creditNotes, paymentDate }) =>
        isPositive(amount) && creditNotes.minor <= amount.minor && paymentDate >= TODAY,
    ),
  ],
  pricedCart: [
    checked(
      Financing.pricedCart,
      ({ lines, currency }) =>
        lines.length > 0 &&
        distinct(lines, ({ invoiceId }) => invoiceId) &&
        lines.every(({ amount }) => amount.currency === currency),
    ),
  ],
  financeableInvoice: [
    checked(
      Financing.financeableInvoice('CLP', TODAY),
      ({ amount, issueDate, dueDate }) => isPositive(amount) && issueDate <= dueDate,
    ),
  ],
  signature: [checked(Signatures.signature, (one) => (one.status === 'NOT_CHECKED') === 'reason' in one)],
  dueDateSource: [checked(Financing.dueDateSource, oneOf('DOCUMENT', 'CONDITIONS', 'RECEPTION', 'ISSUE'))],
  dueDateFacts: [
    checked(
      IssuedInvoices.dueDateFacts,
      ({ issueDate, namedDays = 0 }) => isDate(issueDate) && namedDays >= 0 && namedDays <= 365,
    ),
  ],
  paidInvoices: [
    checked(IssuedInvoices.paidInvoices, (paid) => paid.every((one) => isDate(one.dueDate) && isDate(one.paidOn))),
  ],
  notedInvoice: [
    checked(
      IssuedInvoices.notedInvoice(TODAY),
      ({ averageDaysLate = 0, dueDate }) => averageDaysLate >= 0 && isDate(dueDate),
    ),
  ],
  availabilityFacts: [
    checked(IssuedInvoices.availabilityFacts, ({ reasons }) => distinct(reasons, (reason) => reason)),
  ],
  comparedInvoices: [checked(IssuedInvoices.comparedInvoices, (list) => distinct(list, ({ key }) => key))],
  signatureFilter: [checked(Signatures.signatureFilter, (filter) => ['ALL', 'VERIFIED', 'TO_REVIEW'].includes(filter))],
  invoiceFilter: [
    checked(InvoiceFilters.invoiceFilter, (filter) => isSameFilter(filterOfQuery(queryOfFilter(filter)), filter)),
  ],
  queryPair: [checked(InvoiceFilters.queryPair, (pair) => queryOfFilter(filterOfQuery([pair])).length === 1)],
  invoiceView: [checked(InvoiceFilters.invoiceView, ({ name }) => E.isRight(parseViewName(name)))],
  documentContent: [
    checked(InvoiceDetails.documentContent, ({ sums }) =>
      isDeepStrictEqual(
        sums.map(({ sum }) => sum),
        DOCUMENT_SUMS.filter((sum) => sums.some((one) => one.sum === sum)),
      ),
    ),
  ],
  invoiceEvent: [checked(InvoiceDetails.invoiceEvent, ({ on }) => E.isRight(CivilDate.parse(on)))],
  invoiceDetail: [
    checked(InvoiceDetails.invoiceDetail, ({ history }) => isDeepStrictEqual(history, newestFirst(history))),
  ],
  financeableInvoices: [checked(Financing.financeableInvoices('CLP', TODAY), (list) => distinct(list, ({ id }) => id))],
  quote: [checked(Scenarios.quote, ({ lines, simulation }) => lines.length === simulation.invoices.length)],
  scenarioFigures: [checked(Scenarios.scenarioFigures, ({ firstPayment, lastPayment }) => firstPayment <= lastPayment)],
  scenario: [checked(Scenarios.scenario, ({ id }) => isId(id))],
  comparedFigure: [
    checked(Scenarios.comparedFigure, oneOf('receiveNow', 'totalCost', 'monthlyRate', 'annualRate', 'lateInterest')),
  ],
  payerShare: [checked(Proposals.payerShare, (share) => share >= 40 && share <= 100)],
  need: [checked(Proposals.need('CLP', TODAY), ({ target }) => isPositive(target))],
  supply: [checked(Proposals.supply('CLP', TODAY), ({ invoices }) => distinct(invoices, ({ id }) => id))],
  proposalRequest: [
    checked(
      Proposals.proposalRequest,
      ({ candidates, target }) => isPositive(target) && distinct(candidates, ({ invoiceId }) => invoiceId),
    ),
  ],
  closedDates: [checked(Calendar.closedDates(TODAY), (dates) => dates.every(isDate))],

  financingType: [checked(Cart.financingType, oneOf('DIRECT_FINANCING', 'EARLY_PAYMENT'))],
  terms: [
    checked(Cart.terms('MXN'), ({ operationCost, retention }) => isMoney(operationCost) && from(0, 10_000)(retention)),
  ],
  cart: inEach((of) =>
    checked(
      Cart.cart(of, TODAY),
      ({ lines }) =>
        distinct(lines, ({ invoice }) => invoice.id) &&
        lines.every(
          ({ paymentDate }) =>
            paymentDate === undefined || (paymentDate >= TODAY && isBusinessDay(paymentDate, bankCalendar(of))),
        ) &&
        fromInvoices(
          lines.map(({ invoice }) => invoice),
          { today: TODAY, before: { lines } },
          bankCalendar(of),
        ).moved.length === 0,
    ),
  ),
  rejectedPricedCart: RejectedPricedCarts.SIMULATION_REASONS.map((reason) =>
    checked(RejectedPricedCarts.rejectedPricedCart(reason), rejectedAs(simulate, reason)),
  ),
  rejectedCart: RejectedCarts.ORDER_REQUEST_REASONS.flatMap((reason) =>
    inEach((of) =>
      checked(
        RejectedCarts.rejectedCart(reason, of, TODAY),
        rejectedAs((cart) => orderRequestOf('DIRECT_FINANCING', cart, TODAY, bankCalendar(of)), reason),
      ),
    ),
  ),
  available: [checked(Cart.available('CLP'), ({ totalCartInvoices }) => isPositive(totalCartInvoices))],
  invoiceFacts: inEach((of) =>
    checked(
      Cart.invoiceFacts(of),
      ({ document, holder, registerState }) =>
        document.country === of &&
        (holder.isConfirmed || holder.party.id !== document.issuer.id) &&
        (of === 'CL' || registerState === undefined),
    ),
  ),

  orderStatus: [checked(OrderStatuses.orderStatus, isOrderStatus)],
  simplifiedStatus: [checked(OrderStatuses.simplifiedStatus, (status) => SIMPLIFIED_STATUSES.includes(status))],
  anyStatusText: [checked(OrderStatuses.anyStatusText, anything)],
  orderAction: [checked(OrderStatuses.orderAction, oneOf(...ORDER_ACTIONS))],
  statusHistory: [
    checked(OrderStatuses.statusHistory, (changes) =>
      changes.every(({ on, status }) => isDate(on) && isOrderStatus(status)),
    ),
  ],
  jobState: [checked(TaxCredential.jobState, oneOf('QUEUE', 'WORKING', 'SUCCESS', 'FAILED'))],
  anyPercent: [checked(TaxCredential.anyPercent, anything)],
  taxStatus: [checked(TaxCredential.taxStatus, anything)],
  taxProgress: [checked(TaxCredential.taxProgress, anything)],
  certificateHolder: [
    checked(TaxCredential.certificateHolder, oneOf('BUSINESS', 'REPRESENTATIVE', 'OTHER', 'UNKNOWN')),
  ],
  certificate: [checked(TaxCredential.certificate, ({ validUntil }) => isDate(validUntil))],
  orderDetail: inEach((of) =>
    checked(
      Orders.orderDetail(of),
      (order) =>
        order.transfer.minor + order.retention.minor + order.interest.minor + order.creditNotes.minor ===
          order.total.minor &&
        order.transfer.minor >= 0 &&
        order.availableRetention.minor <= order.retention.minor &&
        (order.surplus !== undefined) === profileOf(of).hasSurplus,
    ),
  ),
  orderSummary: inEach((of) => checked(Orders.orderSummary(of), ({ id, total }) => isId(id) && isPositive(total))),
  listedOrder: inEach((of) =>
    checked(
      listedOrder(of),
      ({ lines, match }) => (lines?.count ?? 0) > 0 && (match === undefined || match.folio !== ''),
    ),
  ),
  orderInvoice: inEach((of) => checked(Orders.orderInvoice(of), ({ id, amount }) => isId(id) && isPositive(amount))),

  frozenAccount: [
    checked(
      Transfers.frozenAccount,
      ({ id, number, type }) => isId(id) && number !== '' && accountTypesOf('CL').includes(type as never),
    ),
  ],
  depositAccounts: [checked(Transfers.depositAccounts, anything)],
  shownAccount: [checked(Transfers.shownAccount, ({ id, lastDigits }) => isId(id) && lastDigits.length === 4)],
  orderDeposit: [
    checked(
      Transfers.orderDeposit,
      ({ account, replacement, state }) =>
        (account === undefined) === (state === 'MISSING') && (replacement !== undefined) === (state === 'CHANGED'),
    ),
  ],
  reviewedDocuments: [checked(Transfers.reviewedDocuments, (documents) => documents.length <= 5)],
  transferFacts: [checked(Transfers.transferFacts, ({ type }) => type !== '')],
  invoiceNow: [checked(Transfers.invoiceNow, ({ owed, reasons }) => isMoney(owed) && distinct(reasons, (one) => one))],

  payrollId: [checked(Payables.payrollId, isId)],
  payableLocation: [checked(Payables.payableLocation, tagged('Inbox', 'Scheduled', 'Paid', 'Archived'))],
  payableAction: [
    checked(Payables.payableAction, (action) => ['archive', 'markPaid', 'restore', 'schedule'].includes(action)),
  ],
  payableEvent: [
    checked(Payables.payableEvent, tagged('Schedule', 'MarkPaid', 'Archive', 'Withdraw', 'Settle', 'Restore')),
  ],
  payrollApproval: [checked(Payables.payrollApproval, ({ id, requesterId }) => isId(id) && isId(requesterId))],
  payrollFacts: [checked(Payables.payrollFacts, anything)],
  payableRows: [checked(Payables.payableRows, (rows) => distinct(rows, ({ id }) => id))],
  wallClock: [checked(Payables.wallClock, ({ date, minutes }) => isDate(date) && from(0, 1439)(minutes))],
  payroll: inEach((of) =>
    checked(
      Payrolls.payroll(of),
      ({ invoices, suppliers, total }) => suppliers >= 1 && invoices >= suppliers && isPositive(total),
    ),
  ),
  payeeWithoutAccount: inEach((of) =>
    checked(Payrolls.payeeWithoutAccount(of), ({ id, name }) => isId(id) && name !== ''),
  ),
  payrollName: [checked(Payrolls.payrollName, accepted(parsePayrollName))],
  payrollEvent: [checked(Payrolls.payrollEvent, oneOf(...Payables.PAYROLL_EVENTS))],
  payrollRequest: [
    checked(
      Payrolls.payrollRequest(TODAY),
      ({ invoiceIds, paymentDate }) =>
        invoiceIds.length > 0 && distinct(invoiceIds, (id) => id) && paymentDate >= TODAY,
    ),
  ],
  payeeAccountName: inEach((of) =>
    checked(PayableInvoices.payeeAccountName(of), ({ number }) => /^···\d{0,4}$/.test(number)),
  ),
  payableSupplier: inEach((of) =>
    checked(PayableInvoices.payableSupplier(of), ({ identifier }) => E.isRight(parseOwnTaxId(of, identifier))),
  ),
  payableInvoice: inEach((of) =>
    checked(
      PayableInvoices.payableInvoice(of),
      ({ issueDate, paymentDate, amount }) => issueDate <= paymentDate && isDate(paymentDate) && isPositive(amount),
    ),
  ),
  bankFileFormat: inEach((of) => checked(BankFiles.bankFileFormat(of), ({ country }) => country === of)),
  bankTransfer: inEach((of) => checked(BankFiles.bankTransfer(of), ({ amount }) => isPositive(amount))),
  transferConcept: inEach((of) =>
    checked(BankFiles.transferConcept(of), (parts) => transferConcept(of, parts).length <= conceptWidth(of)),
  ),
  bankFileOrder: inEach((of) =>
    checked(BankFiles.bankFileOrder(of), ({ transfers }) => transfers.every(({ amount }) => isPositive(amount))),
  ),
  payeeFacts: [checked(BankFiles.payeeFacts, ({ changedOn }) => isDate(changedOn))],
  payeeConfirmation: [checked(BankFiles.payeeConfirmation, accepted(validatePayeeConfirmation))],
  actor: [checked(BankFiles.actor, ({ userId }) => isId(userId))],
  payeeState: [checked(BankFiles.payeeState, ({ account }) => account.digest !== '')],
  payoutData: inEach((of) =>
    checked(BankFiles.payoutData(of), ({ number }) => E.isRight(parseAccountNumber(of, number))),
  ),
  dueBucket: [checked(PayableInvoices.dueBucket, (bucket) => DUE_BUCKETS.includes(bucket))],
  payableNotice: [checked(PayableInvoices.payableNotice, (notice) => PAYABLE_NOTICES.includes(notice))],
  voucherState: [checked(PayableInvoices.voucherState, (state) => VOUCHER_STATES.includes(state))],
  paymentObstacle: [checked(PayableInvoices.paymentObstacle, (obstacle) => PAYMENT_OBSTACLES.includes(obstacle))],
  creditLine: [checked(Payrolls.creditLine('MXN'), ({ credit, balance }) => isMoney(credit) && isMoney(balance))],
  onboardingDays: [checked(Payrolls.onboardingDays, accepted(validateDays))],
  nearMissOnboardingDays: [checked(Payrolls.nearMissOnboardingDays, rejected(validateDays))],
  supplierTerm: inEach((of) => checked(Payrolls.supplierTerm(of), ({ term }) => from(0, PaymentTerm.MAX_TERM)(term))),

  supplierName: [checked(Suppliers.supplierName, anything)],
  namedSuppliers: [checked(Suppliers.namedSuppliers, (list) => list.length <= 15)],
  supplierRowDraft: inEach((of) =>
    checked(supplierRowDraft(of), (draft) => validateSupplierRow(of, draft)._tag === 'Right'),
  ),
  supplier: [checked(Suppliers.supplier, ({ id, paymentTerm }) => isId(id) && (paymentTerm ?? 0) >= 0)],
  paymentTerm: [checked(Suppliers.paymentTerm, accepted(PaymentTerm.fromDays))],
  nearMissTerm: [checked(Suppliers.nearMissTerm, rejected(PaymentTerm.parse))],

  financedInvoice: [
    checked(
      Wallet.financedInvoice('CLP'),
      ({ amount, creditNotes, retention }) => isMoney(amount) && creditNotes.minor + retention.minor <= amount.minor,
    ),
  ],
  payerPayment: [
    checked(Wallet.payerPayment('CLP'), ({ amount, on }) => isMoney(amount) && amount.minor > 0 && isDate(on)),
  ],
  movement: [checked(Wallet.movement('CLP'), ({ amount, on }) => isMoney(amount) && amount.minor > 0 && isDate(on))],
  paidInvoiceOnDay: [
    checked(
      Wallet.paidInvoiceOnDay('CLP'),
      ({ invoice, payments, today }) =>
        amountDue(invoice, payments).minor >= 0 && payments.every(({ on }) => on <= today),
    ),
  ],
  renegotiationsOf: [
    checked(Wallet.financedInvoice('CLP').chain(Wallet.renegotiationsOf), (agreed) =>
      agreed.every(({ on, paymentDate }, at) => isDate(paymentDate) && on >= (agreed[at - 1]?.on ?? on)),
    ),
  ],
  settlement: [
    checked(
      Wallet.settlement('CLP'),
      ({ due, interest, retained }) => due.minor >= 0 && interest.minor >= 0 && isMoney(retained),
    ),
  ],
  settledCompany: [
    checked(
      Settlements.settledCompany('CLP'),
      ({ entries, invoices }) =>
        invoices.length > 0 && entries.every(({ amount, id }, at) => id === at + 1 && amount.minor > 0),
    ),
  ],
  surplusEntries: [
    checked(Wallet.surplusEntries('CLP'), (all) => all.every(({ amount, id }, at) => id === at + 1 && isMoney(amount))),
  ],
  surplusAllocation: [
    checked(
      Wallet.surplusAllocation('CLP'),
      ({ openCredits, openDebits }) => openCredits.length * openDebits.length === 0,
    ),
  ],
  ledgerEntries: [
    checked(Statement.ledgerEntries('CLP'), (all) =>
      all.every(({ amount, bookedOn }, at) => amount.minor > 0 && bookedOn >= (all[at - 1]?.bookedOn ?? bookedOn)),
    ),
  ],
  scheduledInvoice: [checked(Orders.scheduledInvoice, ({ paymentDate }) => isDate(paymentDate))],
  wallet: [checked(Wallet.wallet('CLP'), ({ balance }) => isMoney(balance))],
  reportedBalance: [checked(Wallet.reportedBalance, Number.isFinite)],
  consultedDebt: [
    checked(Wallet.consultedDebt('CLP'), ({ total }) => total === undefined || (isMoney(total) && total.minor >= 0)),
  ],
  debtService: [
    checked(Wallet.debtService('MXN'), ({ total }) => total === undefined || (isMoney(total) && total.minor >= 0)),
  ],

  business: inEach((of) =>
    checked(
      Business.business(of),
      ({ country, identifier }) => country === of && E.isRight(parseOwnTaxId(of, identifier)),
    ),
  ),
  businessName: [checked(Business.businessName, (name) => name.trim() === name && name !== '')],
  entityFeature: [
    checked(Business.entityFeature, ({ featureId }) => featureId === PAYABLES_FEATURE || from(1, 30)(featureId)),
  ],
  profileDraft: inEach((of) =>
    checked(
      Business.profileDraft(of),
      accepted((draft) => validateProfile(of, draft)),
    ),
  ),
  knownName: [checked(Business.knownName, ({ source }) => NAME_SOURCES.includes(source))],

  cashItems: [
    checked(
      Cash.cashItems(TODAY),
      (items) => distinct(items, ({ key }) => key) && items.every(({ amount }) => isPositive(amount)),
    ),
  ],
  cashGroups: [checked(Cash.cashGroups(TODAY), (groups) => groups.every(({ count }) => count > 0))],
  cashOpenings: [checked(Cash.cashOpenings, (all) => distinct(all, ({ currency }) => currency))],
  cashOpening: [
    checked(
      Cash.cashOpening('CLP', TODAY),
      accepted((opening) => validateOpening(opening, { today: TODAY })),
    ),
  ],
  ownItem: [checked(Cash.ownItem('MXN', TODAY), accepted(validateOwnItem))],
  ownItemDraft: [checked(Cash.ownItemDraft('MXN', TODAY), accepted(validateOwnItem))],
  receivable: [checked(CashFacts.receivable('CLP', TODAY), ({ dueDate, id }) => isDate(dueDate) && isId(id))],
  collectionMark: [
    checked(
      CashFacts.collectionMark(TODAY),
      accepted((mark) => validateCollectionMark(mark, { today: TODAY, isOrdered: false })),
    ),
  ],
  cashLine: [checked(CashFacts.cashLine('CLP'), (line) => amountDue(line, line.payments).minor >= 0)],
  cashOrder: [checked(CashFacts.cashOrder('CLP'), ({ lines, transfer }) => lines.length > 0 && isPositive(transfer))],
  coverFacts: [
    checked(
      CashFacts.coverFacts('CLP', TODAY),
      ({ invoices, items, openings }) =>
        distinct(items, ({ key }) => key) &&
        distinct(invoices, ({ id }) => id) &&
        distinct(openings, ({ currency }) => currency) &&
        items.every(({ amount }) => isPositive(amount)),
    ),
  ],
  cashPayable: [checked(CashFacts.cashPayable, ({ paymentDate }) => isDate(paymentDate))],
  cashPayroll: [checked(CashFacts.cashPayroll('MXN'), ({ totals }) => totals.every(isPositive))],

  task: [checked(Shell.task, ({ title }) => title !== '')],
}
