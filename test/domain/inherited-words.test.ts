import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { accountTypesOf } from '#domain/banking/account-type.ts'
import { requiredDocuments } from '#domain/documents/required-documents.ts'
import { extensionsOf, uploadLimits, validateUpload } from '#domain/documents/upload-limits.ts'
import { bestScenarios, scenarioFiguresOf } from '#domain/financing/scenario.ts'
import { communesOf, regionOfCommune } from '#domain/geography/chile.ts'
import { civilDate } from '#domain/kernel/civil-date.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { formatMoney } from '#domain/kernel/format.ts'
import { type Currency, fromDecimal, money, toDecimal } from '#domain/kernel/money.ts'
import { parseMoneyInput } from '#domain/kernel/parse-input.ts'
import { civilStatusesOf } from '#domain/legal/civil-status.ts'
import { invoiceGroup, isRepayable, statusByPayments } from '#domain/orders/lateness.ts'
import { actionsOf, transition as decide } from '#domain/orders/order-action.ts'
import { simplifiedLabel, simplifiedStatus, simplify, statusesOfSimplified } from '#domain/orders/simplified-status.ts'
import { stateOf, statusesOf, trackerOf } from '#domain/orders/tracker.ts'
import { leftBehindBy } from '#domain/payables/left-behind.ts'
import { noticesIn } from '#domain/payables/payable-notice.ts'
import { INBOX, type PayableEvent, type PayableState, transition as move } from '#domain/payables/payable-state.ts'
import { isFinal, transition as pay } from '#domain/payables/payroll-flow.ts'
import { sampleQuote, samplePricedLine } from '#domain/testing/samples.ts'
import { accountBalances } from '#domain/wallet/movement.ts'

const INHERITED = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf', 'isPrototypeOf']
const TODAY = civilDate('2026-03-02')
const SCENARIOS = [sampleQuote(samplePricedLine('1'))].flatMap((quote) => scenarioFiguresOf(quote) ?? [])
const INVOICE = { paymentDate: TODAY, settledOn: undefined }

/** The types exclude these words: what a program without types, or a newer host, gives. */
const as = <A>(word: string): A => word as A

const tagged = <A>(_tag: string): A => ({ _tag }) as A

/** Each text argument of each table and machine. */
const LOOKUPS: Readonly<Record<string, (word: string) => unknown>> = {
  'status of a payroll': (word) => pay({ status: as(word), hasBankAccount: true }, 'PayLater'),
  'event of a payroll': (word) => pay({ status: 'SCHEDULED_READY_TO_PAY', hasBankAccount: true }, as(word)),
  'final status of a payroll': (word) => isFinal(as(word)),
  'status of an order': (word) => decide(word, 'approve'),
  'action on an order': (word) => decide('IN_REVIEW', as(word)),
  'actions of a status': actionsOf,
  'state of an order': stateOf,
  'statuses of a state': (word) => statusesOf(as(word)),
  'tracker of an order': trackerOf,
  'status in short': simplify,
  'short words for a status': simplifiedStatus,
  'label of a short status': (word) => simplifiedLabel(as(word)),
  'statuses of a short status': (word) => statusesOfSimplified(as(word)),
  'status by payments': (word) => statusByPayments(word, [INVOICE], TODAY),
  'repayable status': isRepayable,
  'group of an invoice': (word) => invoiceGroup(word, INVOICE, TODAY),
  'state of an owed invoice': (word) => move(tagged<PayableState>(word), { _tag: 'Withdraw' }),
  'event of an owed invoice': (word) => move(INBOX, tagged<PayableEvent>(word)),
  'action on an owed invoice': (word) => leftBehindBy(as(word), { location: INBOX, obstacle: undefined }, TODAY),
  'notices of a country': (word) => noticesIn(as(word)),
  'movement of the ledger': (word) => accountBalances([{ type: as(word), amount: money('CLP', 1) }]),
  'currency of a decimal': (word) => fromDecimal(as<Currency>(word), 1),
  'currency of an amount': (word) => toDecimal(money(as<Currency>(word), 1)),
  'currency of an amount in words': (word) => formatMoney(money(as<Currency>(word), 1), 'CL'),
  'country of an amount in words': (word) => formatMoney(money('CLP', 1), as(word)),
  'currency of an input': (word) => parseMoneyInput('1', as<Currency>(word), 'CL'),
  'profile of a country': (word) => profileOf(as(word)),
  'accounts of a country': (word) => accountTypesOf(as(word)),
  'civil statuses of a country': (word) => civilStatusesOf(as(word)),
  'documents of a country': (word) => requiredDocuments(as(word), 'order'),
  'documents of an owner': (word) => requiredDocuments('MX', as(word)),
  'limits of a purpose': (word) => uploadLimits(as(word)),
  'upload for a purpose': (word) => validateUpload(as(word), [{ name: 'a.pdf', size: 0, head: new Uint8Array() }]),
  'extensions of a kind': (word) => extensionsOf(as(word)),
  'figure of scenarios': (word) => bestScenarios(as(word), [...SCENARIOS, ...SCENARIOS]),
  'communes of a region': communesOf,
  'region of a commune': regionOfCommune,
}

/** The result, with the word itself left out. */
const outcomeOf = (lookUp: (word: string) => unknown, word: string): string => {
  const outcome = ((): string => {
    try {
      return inspect(lookUp(word), { depth: 9, breakLength: Infinity })
    } catch (error) {
      return `throws ${String(error)}`
    }
  })()
  return outcome.replaceAll(word, 'WORD')
}

describe.each(Object.entries(LOOKUPS))('the %s', (_, lookUp) => {
  it.each(INHERITED)('finds no more at %s, which every object inherits, than at any unknown word', (word) => {
    expect(outcomeOf(lookUp, word)).toBe(outcomeOf(lookUp, 'unheardOf'))
  })
})

describe('an unknown word', () => {
  it('is rejected by a machine, and is an error of the program where there is no answer', () => {
    expect(pay({ status: 'PAID', hasBankAccount: true }, as('constructor'))).toEqual({
      _tag: 'Left',
      left: { _tag: 'PayrollEventUnexpected', status: 'PAID', event: 'constructor' },
    })
    expect(decide('IN_REVIEW', as('constructor'))).toMatchObject({ left: { _tag: 'OrderActionRejected' } })
    expect(() => accountBalances([{ type: as('constructor'), amount: money('CLP', 1) }])).toThrow(
      new RangeError('MovementTypeUnknown'),
    )
    expect(() => profileOf(as('constructor'))).toThrow(new RangeError('CountryUnknown'))
  })
})
