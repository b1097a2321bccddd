import * as E from 'fp-ts/Either'
import * as AccountNumber from '#domain/banking/account-number.ts'
import { bankByDigits, type BankId, bankOfPartial } from '#domain/banking/bank.ts'
import { validateBankAccount } from '#domain/banking/bank-account.ts'
import * as Clabe from '#domain/banking/clabe.ts'
import { bankCalendar } from '#domain/calendar/calendar.ts'
import { isDuplicate } from '#domain/banking/default-account.ts'
import { sharedWith } from '#domain/banking/shared-account.ts'
import { validateProfile } from '#domain/business/profile-completion.ts'
import { validateContact } from '#domain/contacts/contact.ts'
import { warningsOf } from '#domain/contacts/email-strictness.ts'
import * as Phone from '#domain/contacts/phone.ts'
import { rowOf } from '#domain/documents/document-row.ts'
import { validateUpload } from '#domain/documents/upload-limits.ts'
import { demoInvoices } from '#infrastructure/demo/demo-samples.ts'
import { folioOrder } from '#domain/financing/folio-order.ts'
import { filterOfQuery } from '#domain/financing/invoice-filter-query.ts'
import { parseViewName } from '#domain/financing/invoice-view.ts'
import { matchesSearch, normaliseSearch, normaliseIdentifier } from '#domain/financing/invoice-search.ts'
import { readDayFirst } from '#domain/tax-documents/day-first.ts'
import { numberAt } from '#domain/tax-documents/number-words.ts'
import { readPaymentTerms } from '#domain/tax-documents/payment-terms.ts'
import { normalised, tokensOf } from '#domain/tax-documents/term-tokens.ts'
import { communesOf, regionByNumber, regionOfCommune } from '#domain/geography/chile.ts'
import { countryName, isCountryCode } from '#domain/geography/countries.ts'
import * as Email from '#domain/identity/email.ts'
import * as Password from '#domain/identity/password.ts'
import { validatePasswordChange, validateRegistration } from '#domain/identity/registration.ts'
import { parseMonth } from '#domain/kernel/calendar-month.ts'
import * as CivilDate from '#domain/kernel/civil-date.ts'
import { COUNTRIES, isCountry } from '#domain/kernel/country.ts'
import { compact } from '#domain/kernel/digits.ts'
import { type OwnCompany, searchCompanies } from '#domain/business/own-company.ts'
import { normaliseText } from '#domain/kernel/fold.ts'
import { oneOf, optionalText, requiredText } from '#domain/kernel/form.ts'
import { formatDecimal } from '#domain/kernel/format.ts'
import { parseId } from '#domain/kernel/id.ts'
import { parseDateInput, parseMoneyInput } from '#domain/kernel/parse-input.ts'
import { validateChilean, validateMexican, validateStakeholder } from '#domain/legal/validate-stakeholder.ts'
import { isOrderStatus } from '#domain/orders/order-status.ts'
import { simplifiedStatus, simplify } from '#domain/orders/simplified-status.ts'
import { trackerOf } from '#domain/orders/tracker.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { money } from '#domain/kernel/money.ts'
import { bankFileRows } from '#domain/payables/bank-file.ts'
import { accountDigits, bankText } from '#domain/payables/bank-file-fields.ts'
import { BANK_FILE_FORMATS } from '#domain/payables/bank-file-formats.ts'
import { shownStatus } from '#domain/payables/payroll.ts'
import { actionsOf } from '#domain/payables/payroll-actions.ts'
import { isNameTaken, parsePayrollName } from '#domain/payables/payroll-name.ts'
import { destinationOf } from '#domain/shell/task.ts'
import * as PaymentTerm from '#domain/suppliers/payment-term.ts'
import { validateSupplierRow } from '#domain/suppliers/supplier-file.ts'
import { groupSuppliers, initialsOf, searchSuppliers } from '#domain/suppliers/supplier-list.ts'
import { canonicalContent } from '#domain/team/approval-content.ts'
import { parseRejectionReason } from '#domain/team/approval.ts'
import * as Curp from '#domain/tax-id/curp.ts'
import * as Rfc from '#domain/tax-id/rfc.ts'
import { checkCharacter } from '#domain/tax-id/rfc-check-character.ts'
import * as Rut from '#domain/tax-id/rut.ts'
import {
  displayTaxId,
  formatPartialTaxId,
  isValidTaxId,
  normaliseTaxId,
  parseOwnTaxId,
  parseTaxId,
  parseWireTaxId,
} from '#domain/tax-id/tax-id.ts'
import { aChileanDraft, aMexicanDraft } from '#domain/testing/samples.ts'

export type TextRule = (text: string) => unknown

/** The text in every place of a transfer. */
const inEveryBankFile = (text: string): unknown =>
  BANK_FILE_FORMATS.map((format) => {
    const transfer = { name: text, identifier: text, bank: text, type: text, number: text, email: text }
    const amount = money(profileOf(format.country).currency, 1)
    const transfers = [{ ...transfer, amount, folios: [text], invoices: 1 }]
    return bankFileRows(format, { concept: text, identifier: text, origin: text, transfers })
  })

/**
 * Every function of the domain that parses untrusted text, by module; functions of parsed texts are called through
 * their parser.
 */
export const textRules: Readonly<Record<string, ReadonlyArray<TextRule>>> = {
  'banking/account-number': COUNTRIES.flatMap((country): ReadonlyArray<TextRule> => [
    (text) => AccountNumber.parseAccountNumber(country, text),
    (text) => AccountNumber.formatPartialAccountNumber(country, text),
    AccountNumber.maskedNumber,
    (text) => AccountNumber.parseAccountNumber(country, text),
  ]),
  'banking/bank': [(text) => bankByDigits(text, BANKS), (text) => bankOfPartial(text, undefined, BANKS)],
  'banking/bank-account': COUNTRIES.map(
    (country) => (text) =>
      validateBankAccount(country, {
        bankId: text,
        type: text,
        number: text,
        email: text,
        alias: text,
        currency: text,
      }),
  ),
  'banking/clabe': [Clabe.parse, Clabe.isValid, Clabe.formatPartial, Clabe.normalise, Clabe.checkDigit],
  'banking/default-account': [(text) => isDuplicate([{ bank: BANK, number: text }], BANK.id, text)],
  'banking/shared-account': [
    (text) =>
      sharedWith([{ bank: BANK, number: text, keeper: { _tag: 'Company' } }], { bankId: BANK.id, number: text }, 'CL'),
  ],
  'business/profile-completion': COUNTRIES.map(
    (country) => (text) =>
      validateProfile(country, { fullName: text, phone: text, identifier: text, businessName: text }),
  ),
  'contacts/contact': [(text) => validateContact({ name: text, position: text, email: text, phone: text })],
  'contacts/email-strictness': [(text) => E.map(warningsOf)(Email.parse(text))],
  'contacts/phone': [
    ...COUNTRIES.map(
      (country): TextRule =>
        (text) =>
          Phone.parse(country, text),
    ),
    Phone.formatPartial,
  ],
  'documents/document-row': [
    (text) => rowOf({ approved: true, action: 'LINK', hasSigned: false, hasFile: false, url: text }),
    (text) => rowOf({ approved: false, action: text, hasSigned: false, hasFile: true, url: text }),
  ],
  'documents/upload-limits': [
    (name) => validateUpload('document', [{ name, size: 200, head: Uint8Array.of(0x25, 0x50) }]),
  ],
  'financing/invoice-filter-query': [
    (text) => filterOfQuery([[text, text]]),
    (text) => filterOfQuery(['payer', 'amountFrom', 'dueTo', 'notice', 'method'].map((name) => [name, text] as const)),
  ],
  'financing/invoice-view': [(name) => parseViewName(name)],
  'financing/invoice-search': COUNTRIES.flatMap((country): ReadonlyArray<TextRule> => [
    (text) => normaliseSearch(text, country),
    (text) =>
      demoInvoices(country, TODAY).map((invoice) =>
        matchesSearch(
          { ...invoice, folio: text, payer: { name: text, identifier: text } },
          normaliseSearch(text, country),
        ),
      ),
    normaliseIdentifier,
  ]),
  'geography/chile': [regionByNumber, communesOf, regionOfCommune],
  'geography/countries': [countryName, isCountryCode],
  'identity/email': [Email.parse, (text) => E.map(Email.keyOf)(Email.parse(text))],
  'identity/password': [Password.parse, Password.parseNew],
  'identity/registration': [
    (text) => validateRegistration({ email: text, password: text, confirmPassword: text, acceptsTerms: true }),
    (text) => validatePasswordChange({ current: text, password: text, confirmPassword: text }),
  ],
  'business/own-company': [
    (text) =>
      searchCompanies([{ ...A_COMPANY, business: { ...A_COMPANY.business, name: text, identifier: text } }], text),
  ],
  'kernel/calendar-month': [parseMonth],
  'kernel/civil-date': [CivilDate.parse],
  'kernel/country': [isCountry],
  'kernel/digits': [(text) => compact(text, /\s/g, 40)],
  'financing/folio-order': [folioOrder],
  'kernel/fold': [normaliseText],
  'kernel/form': [(text) => requiredText(text), (text) => optionalText(text), oneOf(['a', 'b'])],
  'kernel/format': COUNTRIES.map((country) => (text) => formatDecimal(text, country)),
  'kernel/id': [parseId],
  'kernel/parse-input': [
    ...COUNTRIES.flatMap((country) =>
      (['CLP', 'MXN', 'USD'] as const).map(
        (currency): TextRule =>
          (text) =>
            parseMoneyInput(text, currency, country),
      ),
    ),
    (text) => parseDateInput(text, TODAY),
  ],
  'legal/validate-stakeholder': [
    (text) => validateChilean(everyField(aChileanDraft(), text), TODAY),
    (text) => validateMexican(everyField(aMexicanDraft(), text), TODAY),
    ...COUNTRIES.map(
      (country): TextRule =>
        (text) =>
          validateStakeholder(country, everyField({ ...aChileanDraft(), ...aMexicanDraft() }, text), TODAY),
    ),
  ],
  'orders/order-status': [isOrderStatus],
  'orders/simplified-status': [simplifiedStatus, simplify],
  'orders/tracker': [trackerOf],
  'payables/bank-file': [inEveryBankFile],
  'payables/bank-file-fields': [bankText, accountDigits],
  'payables/bank-file-formats': [inEveryBankFile],
  'payables/payroll': [(status) => shownStatus({ status, hasBankAccount: true })],
  'payables/payroll-actions': [(status) => actionsOf({ status, hasBankAccount: true })],
  'payables/payroll-name': [parsePayrollName, (text) => isNameTaken(text, [text])],
  'shell/task': [(text) => destinationOf({ id: '1', title: text, detail: text, hasAction: true, pathAction: text })],
  'suppliers/payment-term': [PaymentTerm.parse],
  'suppliers/supplier-file': COUNTRIES.map((country): TextRule => (text) => {
    const account = { bankId: text, type: text, number: text, email: text, currency: text }
    return validateSupplierRow(country, { identifier: text, account, term: text })
  }),
  'suppliers/supplier-list': [
    (text) => searchSuppliers([{ name: text, identifier: text }], text),
    (text) => groupSuppliers([{ name: text, identifier: text }]),
    initialsOf,
  ],
  'team/approval': [parseRejectionReason],
  'team/approval-content': [(text) => canonicalContent({ [text]: [text] })],
  'tax-id/curp': [Curp.parse, Curp.isValid, Curp.normalise, Curp.formatPartial, Curp.checkDigit],
  'tax-id/rfc': [Rfc.parse, Rfc.isValid, Rfc.fromWire, Rfc.parseOwn, Rfc.normalise, Rfc.formatPartial],
  'tax-id/rfc-check-character': [checkCharacter],
  'tax-documents/day-first': [readDayFirst],
  'tax-documents/number-words': [(text) => numberAt(text.split(' '), 0)],
  'tax-documents/payment-terms': [(text) => readPaymentTerms(text, TODAY, CALENDAR)],
  'tax-documents/term-tokens': [normalised, tokensOf],
  'tax-id/rut': [Rut.parse, Rut.isValid, Rut.fromWire, Rut.normalise, Rut.formatPartial, Rut.checkDigit],
  'tax-id/tax-id': COUNTRIES.flatMap((country) =>
    [parseTaxId, isValidTaxId, parseOwnTaxId, parseWireTaxId, displayTaxId, formatPartialTaxId, normaliseTaxId].map(
      (rule): TextRule =>
        (text) =>
          rule(country, text),
    ),
  ),
}

const TODAY = '2026-03-02' as CivilDate.CivilDate
const A_COMPANY: OwnCompany = {
  membershipId: '4' as OwnCompany['membershipId'],
  business: {
    id: '7' as OwnCompany['business']['id'],
    name: '',
    identifier: '',
    country: 'CL',
    isVerified: true,
    role: 'OWNER',
  },
  toAuthorise: 0,
  tasks: 0,
  rejected: 0,
  lastUsedAt: undefined,
}
const CALENDAR = bankCalendar('MX')
const BANK = { id: '7' as BankId, name: 'IXE', code: '40032' }
const BANKS = [BANK]

const everyField = <D extends object>(draft: D, text: string): D =>
  Object.fromEntries(Object.keys(draft).map((field) => [field, text])) as D
