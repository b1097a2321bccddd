import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { BankAccountId } from '#domain/banking/bank-account.ts'
import {
  CONFIRMATION_CHANNELS,
  confirmPayee,
  isChangedSince,
  isUnconfirmed,
  MAX_PERSON_LENGTH,
  mayConfirm,
  payoutText,
  validatePayeeConfirmation,
  type PayoutAccount,
  type PayoutData,
} from '#domain/payables/payee-confirmation.ts'
import type { UserId } from '#domain/kernel/id.ts'
import { actor, payeeState, payoutData } from '#domain/testing/bank-files.ts'

const account: PayoutAccount = { id: '7' as BankAccountId, digest: 'a1' }
const other: PayoutAccount = { id: '8' as BankAccountId, digest: 'a1' }
const changed: PayoutAccount = { ...account, digest: 'b2' }

describe('the account of a payee', () => {
  it('with a caution is confirmed before it is paid, once for these payout data', () => {
    expect(isUnconfirmed({ account, cautions: ['FIRST_PAYMENT'] })).toBe(true)
    expect(isUnconfirmed({ account, cautions: ['FIRST_PAYMENT'], confirmed: account })).toBe(false)
    expect(isUnconfirmed({ account, cautions: ['FIRST_PAYMENT'], confirmed: changed })).toBe(true)
    expect(isUnconfirmed({ account, cautions: ['FIRST_PAYMENT'], confirmed: other })).toBe(true)
  })

  it('without a caution is not', () => {
    expect(isUnconfirmed({ account, cautions: [] })).toBe(false)
    expect(isUnconfirmed({ account, cautions: [], kept: account })).toBe(false)
  })

  it('that changed since the payroll was declared is confirmed again, also where it was confirmed for another payroll', () => {
    expect(isUnconfirmed({ account, cautions: [], kept: changed })).toBe(true)
    expect(isUnconfirmed({ account, cautions: [], kept: other, confirmed: account })).toBe(true)
    expect(isChangedSince(changed, account)).toBe(true)
    expect(isChangedSince(undefined, account)).toBe(false)
  })

  it('needs nothing more once it was confirmed, until it changes', () => {
    fc.assert(
      fc.property(payeeState, (payee) => {
        const confirmed = confirmPayee(payee)
        expect(isUnconfirmed(confirmed)).toBe(false)
        expect(isChangedSince(confirmed.kept, confirmed.account)).toBe(false)
        const after = { ...confirmed, account: { ...confirmed.account, digest: 'c3' } }
        expect(isUnconfirmed(after)).toBe(after.kept !== undefined || after.cautions.length > 0)
      }),
    )
  })

  it('is never trusted because of what other payrolls keep: a payroll that keeps none goes by its cautions', () => {
    fc.assert(
      fc.property(payeeState, (payee) => {
        const { account: now, cautions, confirmed } = payee
        const isKnown = confirmed?.id === now.id && confirmed.digest === now.digest
        expect(isUnconfirmed({ ...payee, kept: undefined })).toBe(cautions.length > 0 && !isKnown)
      }),
    )
  })
})

describe('who confirms an account', () => {
  const ana = { userId: '1' as UserId }
  const luis = { userId: '2' as UserId }
  const olga = { ...ana, operator: 'Olga' }

  it('is someone else than who changed it, where there is someone else', () => {
    expect(mayConfirm(ana, ana, 2)).toBe(false)
    expect(mayConfirm(ana, luis, 2)).toBe(true)
    expect(mayConfirm(ana, ana, 1)).toBe(true)
    expect(mayConfirm(undefined, ana, 2)).toBe(true)
  })

  it('is no operator where an operator changed it', () => {
    expect(mayConfirm(olga, { ...luis, operator: 'Pía' }, 2)).toBe(false)
    expect(mayConfirm(olga, olga, 1)).toBe(false)
    expect(mayConfirm(olga, ana, 1)).toBe(true)
    expect(mayConfirm(ana, olga, 2)).toBe(true)
  })

  it('does not depend on the order of the two, and there is always a user who may', () => {
    fc.assert(
      fc.property(actor, actor, fc.integer({ min: 1, max: 3 }), (author, confirmer, members) => {
        expect(mayConfirm(author, confirmer, members)).toBe(mayConfirm(confirmer, author, members))
        expect(mayConfirm(author, { userId: '3' as UserId }, members)).toBe(true)
        expect(mayConfirm(author, { userId: author.userId }, 1)).toBe(true)
        if (author.operator !== undefined && confirmer.operator !== undefined)
          expect(mayConfirm(author, confirmer, members)).toBe(false)
      }),
    )
  })
})

describe('the payout data of an account', () => {
  const data: PayoutData = {
    bankId: '4012',
    type: 'CUENTA_CLABE',
    number: '012180004040404062',
    holderIdentifier: 'XAXX010101000',
    currency: 'MXN',
  }

  it('are bank, type, number, holder and currency', () => {
    expect(payoutText(data)).toBe('["4012","CUENTA_CLABE","012180004040404062","XAXX010101000","MXN"]')
    expect(payoutText({ ...data, currency: 'USD' })).not.toBe(payoutText(data))
    expect(payoutText({ ...data, number: '12180004040404062' })).not.toBe(payoutText(data))
  })

  it('have the same text exactly when they are equal', () => {
    fc.assert(
      fc.property(payoutData('MX'), payoutData('MX'), fc.subarray(Object.keys(data)), (one, two, fields) => {
        const mixed: PayoutData = {
          ...one,
          ...Object.fromEntries(fields.map((field) => [field, Reflect.get(two, field)])),
        }
        const isEqual = Object.entries(one).every(([field, value]) => Reflect.get(mixed, field) === value)
        expect(payoutText(mixed) === payoutText(one)).toBe(isEqual)
      }),
    )
  })

  it('cannot be shifted from one field into the next', () => {
    expect(payoutText({ ...data, bankId: '4012","x', type: 'y' })).not.toBe(
      payoutText({ ...data, bankId: '4012', type: 'x","y' }),
    )
  })
})

describe('a confirmation', () => {
  it('names the channel and the person who was asked', () => {
    expect(validatePayeeConfirmation({ channel: 'PHONE', person: ' Ana Soto ' })).toEqual(
      E.right({ channel: 'PHONE', person: 'Ana Soto' }),
    )
    expect(validatePayeeConfirmation({ channel: 'FAX', person: '' })).toEqual(
      E.left([
        { field: 'channel', error: { _tag: 'ChoiceUnknown' } },
        { field: 'person', error: { _tag: 'TextEmpty' } },
      ]),
    )
  })

  it('is rejected or has a listed channel and a trimmed person, whatever was typed', () => {
    const channel = fc.oneof(fc.constantFrom<string>(...CONFIRMATION_CHANNELS, 'constructor', ''), fc.string())
    fc.assert(
      fc.property(channel, fc.string({ maxLength: 200 }), (chosen, person) => {
        const read = validatePayeeConfirmation({ channel: chosen, person })
        const isValid =
          CONFIRMATION_CHANNELS.some((one) => one === chosen) &&
          person.trim() !== '' &&
          [...new Intl.Segmenter().segment(person.trim())].length <= MAX_PERSON_LENGTH
        expect(E.isRight(read)).toBe(isValid)
        if (E.isRight(read)) expect(read.right).toEqual({ channel: chosen, person: person.trim() })
      }),
    )
  })
})
