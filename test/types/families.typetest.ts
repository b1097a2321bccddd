import { absurd } from 'fp-ts/function'
import type { AccountNumber } from '#domain/banking/account-number.ts'
import type { AccountAction } from '#domain/banking/default-account.ts'
import * as Clabe from '#domain/banking/clabe.ts'
import type { Phone } from '#domain/contacts/phone.ts'
import type { DocumentRow } from '#domain/documents/document-row.ts'
import { communesOf, type RegionNumber } from '#domain/geography/chile.ts'
import { transition as transitionPayable, type PayableState } from '#domain/payables/payable-state.ts'
import type { PayrollStatus, ShownPayrollStatus } from '#domain/payables/payroll.ts'
import { transition } from '#domain/payables/payroll-flow.ts'
import type { PayrollId } from '#domain/payables/payable-invoice.ts'
import { estimatedPaymentDate } from '#domain/suppliers/payment-term.ts'
import { type Calendar, rollForward } from '#domain/calendar/calendar.ts'
import { daysOverdue } from '#domain/financing/due-date.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import { balanceOf } from '#domain/wallet/balance.ts'
import type { SurplusState } from '#domain/wallet/surplus.ts'

// This file is compiled and never run: each line after `@ts-expect-error` must be an error, and no other line may be one.

declare const clabe: Clabe.Clabe
declare const orderId: OrderId
declare const date: CivilDate
declare const calendar: Calendar
declare const inbox: PayableState

export const bankCode = Clabe.bankCodeOf(clabe)

// @ts-expect-error unparsed text is not a CLABE
Clabe.bankCodeOf('032180000118359719')

// @ts-expect-error nor is it an account number
export const account: AccountNumber = '60803000'

// @ts-expect-error nor a phone number
export const phone: Phone = '+56961234567'

// @ts-expect-error an unvalidated number is not a payment term
estimatedPaymentDate(date, 45, calendar)

// @ts-expect-error the fields of a calendar are private
export const days = calendar.days

// @ts-expect-error an object is no calendar
rollForward(date, { days: new Uint8Array(1) })

// @ts-expect-error of two dates side by side the second has its name
daysOverdue(date, date)

// @ts-expect-error an order is not a payroll
export const payrollId: PayrollId = orderId

// @ts-expect-error an invoice is not scheduled without a payroll
transitionPayable(inbox, { _tag: 'Schedule' })

// @ts-expect-error an unlisted event cannot pay a payroll
transition({ status: 'PAID', hasBankAccount: true }, 'Pay')

// @ts-expect-error a shown status may not be a stored one
export const kept: PayrollStatus = 'INCOMPLETE_DATA' satisfies ShownPayrollStatus

// @ts-expect-error Chile has no seventeenth region
export const seventeenth: RegionNumber = 'XVII'

export const none = communesOf('XVII')

// @ts-expect-error the currency of a balance is the requested one
export const pesos: ReturnType<typeof balanceOf<'CLP'>> = balanceOf('MXN', 1)

export const wordOf = (row: DocumentRow): string => {
  switch (row._tag) {
    case 'View':
      return row.url
    case 'Download':
    case 'AwaitingReview':
    case 'Upload':
    case 'AwaitingSignatures':
      return row._tag
    default:
      // @ts-expect-error the row in preparation is not handled
      return absurd(row)
  }
}

export const cardOf = (state: SurplusState): number => {
  switch (state._tag) {
    case 'Available':
    case 'Debt':
    case 'Requested':
      return state.balance.minor
    default:
      // @ts-expect-error the empty wallet is not handled
      return absurd(state)
  }
}

export const iconOf: Readonly<Record<AccountAction, string>> = { copy: 'c', edit: 'e', delete: 'd', makeDefault: 'm' }

// @ts-expect-error every action has an icon
export const iconsOf: Readonly<Record<AccountAction, string>> = { copy: 'c', edit: 'e', delete: 'd' }
