import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { Bank } from '#domain/banking/bank.ts'
import type { BankAccountId } from '#domain/banking/bank-account.ts'
import {
  type AccountWithDefault,
  actionsOf,
  addAccount,
  defaultAccount,
  depositAccount,
  isDuplicate,
  makeDefault,
  removeAccount,
} from '#domain/banking/default-account.ts'
import type { Currency } from '#domain/kernel/money.ts'
import { accounts } from '#domain/testing/banking.ts'
import { currency } from '#domain/testing/kernel.ts'

const account = (id: string, isDefault = false, isProviderAccount = false): AccountWithDefault => ({
  id: id as BankAccountId,
  isDefault,
  isProviderAccount,
})
const PROVIDERS = account('1', true, true)
const FIRST = account('2', true)
const SECOND = account('3')

describe('makeDefault', () => {
  it('moves the default and leaves the provider’s accounts unchanged', () => {
    expect(makeDefault([PROVIDERS, FIRST, SECOND], SECOND.id)).toEqual(
      E.right([PROVIDERS, { ...FIRST, isDefault: false }, { ...SECOND, isDefault: true }]),
    )
    expect(makeDefault([FIRST], '9' as BankAccountId)).toEqual(E.left({ _tag: 'AccountNotListed' }))
  })

  it('leaves exactly one default in the kind of the chosen one, and does not touch the other kind', () => {
    fc.assert(
      fc.property(accounts, fc.nat({ max: 9 }), (list, at) => {
        const chosen = list[at]
        const made = makeDefault(list, chosen?.id ?? ('0' as BankAccountId))
        expect(E.isRight(made)).toBe(chosen !== undefined)
        if (chosen === undefined || E.isLeft(made)) return
        const sameKind = (one: AccountWithDefault): boolean => one.isProviderAccount === chosen.isProviderAccount
        expect(
          made.right
            .filter(sameKind)
            .filter(({ isDefault }) => isDefault)
            .map(({ id }) => id),
        ).toEqual([chosen.id])
        expect(made.right.filter((one) => !sameKind(one))).toEqual(list.filter((one) => !sameKind(one)))
        expect(made.right.map(({ id }) => id)).toEqual(list.map(({ id }) => id))
        expect(makeDefault(made.right, chosen.id)).toEqual(made)
      }),
    )
  })
})

describe('the actions of an account row', () => {
  it.each([
    [PROVIDERS, ['copy']],
    [account('4', false, true), ['copy']],
    [FIRST, ['copy', 'edit']],
    [SECOND, ['copy', 'makeDefault', 'edit', 'delete']],
  ])('%j: %j', (one, actions) => {
    expect(actionsOf(one)).toEqual(actions)
  })

  it('match the operations that the list accepts', () => {
    fc.assert(
      fc.property(accounts, (list) => {
        for (const one of list) {
          const removed = removeAccount(list, one.id)
          expect(E.isRight(removed)).toBe(actionsOf(one).includes('delete'))
          if (E.isRight(removed))
            expect(
              addAccount(removed.right, one)
                .map(({ id }) => id)
                .toSorted(),
            ).toEqual(list.map(({ id }) => id))
        }
      }),
    )
  })

  it('never removes the account that receives the money', () => {
    expect(removeAccount([FIRST], FIRST.id)).toEqual(E.left({ _tag: 'AccountIsDefault' }))
    expect(removeAccount([PROVIDERS], PROVIDERS.id)).toEqual(E.left({ _tag: 'AccountIsProviders' }))
    expect(removeAccount([], FIRST.id)).toEqual(E.left({ _tag: 'AccountNotListed' }))
    fc.assert(
      fc.property(accounts, fc.nat({ max: 9 }), (list, at) => {
        const removed = removeAccount(list, String(at) as BankAccountId)
        if (E.isRight(removed)) expect(defaultAccount(removed.right)).toEqual(defaultAccount(list))
      }),
    )
  })
})

describe('a list of accounts', () => {
  it('has the first account of a kind as default', () => {
    expect(addAccount([], SECOND)).toEqual([{ ...SECOND, isDefault: true }])
    expect(addAccount([PROVIDERS], SECOND)).toEqual([PROVIDERS, { ...SECOND, isDefault: true }])
    expect(addAccount([FIRST], account('3', true))).toEqual([FIRST, SECOND])
    expect(defaultAccount([PROVIDERS, SECOND, FIRST])).toEqual(FIRST)
    expect(defaultAccount([PROVIDERS, SECOND])).toBeUndefined()
  })

  it('detects a duplicate number, however padded, at the same bank only', () => {
    const bank = { id: '7', name: '', code: '' } as Bank
    expect(isDuplicate([{ bank, number: '00123' }], '7', '123')).toBe(true)
    expect(isDuplicate([{ bank, number: '00123' }], '8', '123')).toBe(false)
    expect(isDuplicate([{ bank, number: '1230' }], '7', '123')).toBe(false)
    expect(
      isDuplicate(
        [
          { bank, number: '1230' },
          { bank, number: '123' },
        ],
        '7',
        '0123',
      ),
    ).toBe(true)
  })
})

describe('the account that receives money', () => {
  const inCurrency = (currency: Currency, one: AccountWithDefault) => ({ ...one, currency })

  it('is the default in its currency, else the first in it', () => {
    const [pesos, other, dollars] = [
      inCurrency('MXN', SECOND),
      inCurrency('MXN', account('4')),
      inCurrency('USD', FIRST),
    ]
    expect(depositAccount([dollars, pesos, other], 'USD')).toBe(dollars)
    expect(depositAccount([dollars, pesos, other], 'MXN')).toBe(pesos)
    expect(depositAccount([inCurrency('MXN', PROVIDERS), dollars], 'MXN')).toBeUndefined()
  })

  it('is in the currency, of the user, and there whenever one is', () => {
    fc.assert(
      fc.property(
        accounts,
        fc.array(currency, { minLength: 8, maxLength: 8 }),
        currency,
        (list, currencies, wanted) => {
          const stored = list.map((one, at) => inCurrency(currencies[at] ?? 'CLP', one))
          const fitting = stored.filter((one) => one.currency === wanted && !one.isProviderAccount)
          const chosen = depositAccount(stored, wanted)
          expect(chosen === undefined).toBe(fitting.length === 0)
          if (chosen === undefined) return
          expect(fitting).toContain(chosen)
          expect(chosen.isDefault).toBe(fitting.some(({ isDefault }) => isDefault))
        },
      ),
    )
  })
})
