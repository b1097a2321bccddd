import * as E from 'fp-ts/Either'
import type { BankAccountId } from '../banking/bank-account.ts'
import {
  type ChoiceError,
  type Form,
  oneOf,
  type Problem,
  requiredText,
  type TextError,
  validateForm,
} from '../kernel/form.ts'
import type { UserId } from '../kernel/id.ts'
import type { Currency } from '../kernel/money.ts'
import type { PayeeCaution } from './payee-caution.ts'

/** How a payee was asked whether an account is theirs. */
export const CONFIRMATION_CHANNELS = ['PHONE', 'IN_PERSON', 'MAIL', 'OTHER'] as const
/** One of `CONFIRMATION_CHANNELS`. */
export type ConfirmationChannel = (typeof CONFIRMATION_CHANNELS)[number]

/** The longest name of the person who was asked, in characters. */
export const MAX_PERSON_LENGTH = 80

/** Form values: the channel as selected, the person as typed. */
export interface PayeeConfirmationDraft {
  readonly channel: string
  readonly person: string
}

/** How and whom the company asked. */
export interface PayeeConfirmation {
  readonly channel: ConfirmationChannel
  /** Who answered for the payee. */
  readonly person: string
}

/** Why a field of a confirmation is rejected. */
export type PayeeConfirmationError = TextError | ChoiceError

/** A rejected field and its error. */
export type PayeeConfirmationProblem = Problem<keyof PayeeConfirmation, PayeeConfirmationError>

/**
 * The confirmation, or every rejected field with its error: a channel of `CONFIRMATION_CHANNELS`, and a person of at most
 * `MAX_PERSON_LENGTH` characters, trimmed.
 *
 * @example
 * ```ts
 * import { validatePayeeConfirmation } from '@anticipo/domain/payables/payee-confirmation'
 *
 * validatePayeeConfirmation({ channel: 'PHONE', person: ' Ana Soto ' }) // { _tag: 'Right', right: { channel: 'PHONE', person: 'Ana Soto' } }
 * validatePayeeConfirmation({ channel: '', person: 'Ana' }) // { _tag: 'Left', left: [{ field: 'channel', error: { _tag: 'ChoiceMissing' } }] }
 * ```
 */
export const validatePayeeConfirmation = (
  draft: PayeeConfirmationDraft,
): E.Either<ReadonlyArray<PayeeConfirmationProblem>, PayeeConfirmation> => validateForm(FORM, draft)

const FORM: Form<PayeeConfirmationDraft, PayeeConfirmationError, PayeeConfirmation> = {
  channel: ({ channel }) => oneOf(CONFIRMATION_CHANNELS)(channel),
  person: ({ person }) => requiredText(person, MAX_PERSON_LENGTH),
}

/** The data that decide where a transfer arrives. Alias and mail of an account are no part of it. */
export interface PayoutData {
  readonly bankId: string
  readonly type: string
  readonly number: string
  readonly holderIdentifier: string
  readonly currency: Currency
}

/**
 * The payout data as one text, equal for equal data only; a digest of it shows whether they changed. Zeros before the
 * number count, because banks read them.
 *
 * @example
 * ```ts
 * import { payoutText } from '@anticipo/domain/payables/payee-confirmation'
 *
 * const account = { bankId: '1012', type: 'CUENTA_VISTA', number: '0123', holderIdentifier: '76086428-5', currency: 'CLP' as const }
 * payoutText(account) // '["1012","CUENTA_VISTA","0123","76086428-5","CLP"]'
 * ```
 */
export const payoutText = ({ bankId, currency, holderIdentifier, number, type }: PayoutData): string =>
  JSON.stringify([bankId, type, number, holderIdentifier, currency])

/** An account with the digest of its payout data. */
export interface PayoutAccount {
  readonly id: BankAccountId
  readonly digest: string
}

/** The account of a payee as a payroll finds it. */
export interface PayeeState {
  readonly account: PayoutAccount
  readonly cautions: ReadonlyArray<PayeeCaution>
  /** The account that was confirmed last. */
  readonly confirmed?: PayoutAccount | undefined
  /** The account that the payroll keeps since it was declared or financed. */
  readonly kept?: PayoutAccount | undefined
  /** It changed so recently that another member confirms it too, or time passes. */
  readonly isCooling?: boolean
}

/**
 * Whether the payee has another account than the payroll keeps, or the same with other payout data. False for a payroll
 * that keeps none.
 *
 * @example
 * ```ts
 * import type { BankAccountId } from '@anticipo/domain/banking/bank-account'
 * import { isChangedSince } from '@anticipo/domain/payables/payee-confirmation'
 *
 * const kept = { id: '7' as BankAccountId, digest: 'a1' }
 * isChangedSince(kept, kept) // false
 * isChangedSince(kept, { ...kept, digest: 'b2' }) // true
 * isChangedSince(undefined, kept) // false
 * ```
 */
export const isChangedSince = (kept: PayoutAccount | undefined, account: PayoutAccount): boolean =>
  kept !== undefined && !isSame(kept, account)

/**
 * Whether the payroll does not show, declare, finance or pay the account yet: it changed since the payroll keeps it, a
 * caution applies and this account with these payout data was not confirmed, or it changed so recently that it still waits.
 *
 * @example
 * ```ts
 * import type { BankAccountId } from '@anticipo/domain/banking/bank-account'
 * import { isUnconfirmed } from '@anticipo/domain/payables/payee-confirmation'
 *
 * const account = { id: '7' as BankAccountId, digest: 'a1' }
 * isUnconfirmed({ account, cautions: ['FIRST_PAYMENT'] }) // true
 * isUnconfirmed({ account, cautions: ['FIRST_PAYMENT'], confirmed: account }) // false
 * isUnconfirmed({ account, cautions: [], kept: { ...account, digest: 'b2' } }) // true
 * ```
 */
export const isUnconfirmed = ({ isCooling = false, ...payee }: PayeeState): boolean => isCooling || isAsked(payee)

/**
 * Whether the payee is asked: a confirmation is missing, whether or not the account waits after it.
 *
 * @example
 * ```ts
 * import type { BankAccountId } from '@anticipo/domain/banking/bank-account'
 * import { isAsked } from '@anticipo/domain/payables/payee-confirmation'
 *
 * const account = { id: '7' as BankAccountId, digest: 'a1' }
 * isAsked({ account, cautions: ['CHANGED_RECENTLY'], confirmed: account, isCooling: true }) // false
 * ```
 */
export const isAsked = ({ account, cautions, confirmed, kept }: PayeeState): boolean =>
  isChangedSince(kept, account) || (cautions.length > 0 && (confirmed === undefined || !isSame(confirmed, account)))

/**
 * The payee after its account was confirmed: it replaces what was confirmed and what the payroll keeps.
 *
 * @example
 * ```ts
 * import type { BankAccountId } from '@anticipo/domain/banking/bank-account'
 * import { confirmPayee, isUnconfirmed } from '@anticipo/domain/payables/payee-confirmation'
 *
 * const account = { id: '7' as BankAccountId, digest: 'a1' }
 * isUnconfirmed(confirmPayee({ account, cautions: ['FIRST_PAYMENT'] })) // false
 * ```
 */
export const confirmPayee = (payee: PayeeState): PayeeState => ({
  ...payee,
  confirmed: payee.account,
  kept: payee.kept && payee.account,
})

/** A user, or the operator who acts as that user. */
export interface Actor {
  readonly userId: UserId
  readonly operator?: string | undefined
}

/**
 * Whether `confirmer` may confirm an account whose payout data `author` changed, in a company of so many members. A user
 * confirms the own change only where nobody else is a member; an operator confirms no change of an operator. An undefined
 * author is not known.
 *
 * @example
 * ```ts
 * import type { UserId } from '@anticipo/domain/kernel/id'
 * import { mayConfirm } from '@anticipo/domain/payables/payee-confirmation'
 *
 * const [ana, luis] = [{ userId: '1' as UserId }, { userId: '2' as UserId }]
 * mayConfirm(ana, ana, 2) // false
 * mayConfirm(ana, luis, 2) // true
 * mayConfirm(ana, ana, 1) // true
 * ```
 */
export const mayConfirm = (author: Actor | undefined, confirmer: Actor, members: number): boolean => {
  if (author === undefined) return true
  if (author.operator !== undefined || confirmer.operator !== undefined)
    return author.operator === undefined || confirmer.operator === undefined
  return author.userId !== confirmer.userId || members <= 1
}

const isSame = (one: PayoutAccount, other: PayoutAccount): boolean => one.id === other.id && one.digest === other.digest
