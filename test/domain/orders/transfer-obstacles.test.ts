import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BankAccountId } from '#domain/banking/bank-account.ts'
import type { BankId } from '#domain/banking/bank.ts'
import { depositStateOf, isSameAccount, type DepositAccount } from '#domain/orders/transfer-obstacles.ts'
import {
  TRANSFER_OBSTACLES,
  transferObstacles,
  type ReviewedDocument,
  type TransferFacts,
} from '#domain/orders/transfer-obstacles.ts'
import { frozenAccount, reviewedDocuments, transferFacts } from '#domain/testing/transfers.ts'

const ACCOUNT: DepositAccount = {
  id: '7' as BankAccountId,
  bankId: '1012' as BankId,
  type: 'CUENTA_CORRIENTE',
  number: '62811904',
  currency: 'CLP',
}
const approved = (...kinds: ReadonlyArray<ReviewedDocument['kind']>): ReadonlyArray<ReviewedDocument> =>
  kinds.map((kind) => ({ kind, approved: true }))

/** The facts that a transfer needs, by country, with nothing missing. */
const READY: Readonly<Record<'CL' | 'MX', TransferFacts>> = {
  CL: {
    country: 'CL',
    type: 'DIRECT_FINANCING',
    accounts: { current: ACCOUNT, frozen: ACCOUNT },
    companyDocuments: [],
    representatives: [[]],
    orderDocuments: [],
  },
  MX: {
    country: 'MX',
    type: 'EARLY_PAYMENT',
    accounts: { current: { ...ACCOUNT, currency: 'MXN' }, frozen: { ...ACCOUNT, currency: 'MXN' } },
    companyDocuments: approved('DEED', 'ADDRESS_PROOF', 'TAX_STATUS'),
    representatives: [[], approved('IDENTIFICATION', 'ADDRESS_PROOF')],
    orderDocuments: approved('CONTRACT'),
  },
}

describe('what stops a transfer', () => {
  it.each(['CL', 'MX'] as const)('is nothing when all is there: %s', (of) => {
    expect(transferObstacles(READY[of])).toEqual([])
  })

  it.each<[string, Partial<TransferFacts>, ReadonlyArray<string>]>([
    ['no account', { accounts: { current: undefined, frozen: undefined } }, ['NO_ACCOUNT']],
    ['a frozen account that is gone', { accounts: { current: undefined, frozen: ACCOUNT } }, ['NO_ACCOUNT']],
    ['another number', { accounts: { current: { ...ACCOUNT, number: '1' }, frozen: ACCOUNT } }, ['ACCOUNT_CHANGED']],
    [
      'another account',
      { accounts: { current: { ...ACCOUNT, id: '8' as BankAccountId }, frozen: ACCOUNT } },
      ['ACCOUNT_CHANGED'],
    ],
    ['an account that is not frozen yet: nothing', { accounts: { current: ACCOUNT, frozen: undefined } }, []],
    ['no representative', { representatives: [] }, ['NO_REPRESENTATIVE']],
    ['suppliers that are paid, without an account', { type: 'CONFIRMING', accounts: READY.CL.accounts }, []],
  ])('in Chile, %s', (_, instead, obstacles) => {
    expect(transferObstacles({ ...READY.CL, ...instead })).toEqual(obstacles)
  })

  it.each<[string, Partial<TransferFacts>, ReadonlyArray<string>]>([
    ['a company document that is missing', { companyDocuments: approved('DEED', 'TAX_STATUS') }, ['NO_REPRESENTATIVE']],
    [
      'representatives who have half of the documents each',
      { representatives: [approved('IDENTIFICATION'), approved('ADDRESS_PROOF')] },
      ['NO_REPRESENTATIVE'],
    ],
    ['no document of the order', { orderDocuments: [] }, ['NO_CONTRACT']],
    ['a contract in review', { orderDocuments: [{ kind: 'CONTRACT', approved: false }] }, ['NO_CONTRACT']],
    [
      'another document of the order in review',
      { orderDocuments: [...approved('CONTRACT'), { kind: 'DEED', approved: false }] },
      ['NO_CONTRACT'],
    ],
    ['a contract for suppliers that are paid', { type: 'CONFIRMING', orderDocuments: [] }, ['NO_CONTRACT']],
  ])('in Mexico, %s', (_, instead, obstacles) => {
    expect(transferObstacles({ ...READY.MX, ...instead })).toEqual(obstacles)
  })
})

const allApproved = (documents: ReadonlyArray<ReviewedDocument>): ReadonlyArray<ReviewedDocument> =>
  documents.map(({ kind }) => ({ kind, approved: true }))

describe('the laws of what stops a transfer', () => {
  it('each obstacle once, in their order', () => {
    fc.assert(
      fc.property(transferFacts, (given) => {
        const found = transferObstacles(given)
        expect(found).toEqual(TRANSFER_OBSTACLES.filter((obstacle) => found.includes(obstacle)))
      }),
    )
  })

  it('the account matters exactly where the company is paid, and one obstacle of it at a time', () => {
    fc.assert(
      fc.property(transferFacts, (given) => {
        const ofAccount = transferObstacles(given).filter((one) => one === 'NO_ACCOUNT' || one === 'ACCOUNT_CHANGED')
        const state = depositStateOf(given.accounts)
        const expected = { MISSING: ['NO_ACCOUNT'], CHANGED: ['ACCOUNT_CHANGED'], EXPECTED: [], FROZEN: [] }[state]
        expect(ofAccount).toEqual(given.type === 'CONFIRMING' ? [] : expected)
      }),
    )
  })

  it('to freeze the present account never leaves it changed', () => {
    fc.assert(
      fc.property(transferFacts, (given) => {
        const { current } = given.accounts
        const frozen = transferObstacles({ ...given, accounts: { current, frozen: current } })
        expect(frozen).not.toContain('ACCOUNT_CHANGED')
        expect(frozen).toEqual(transferObstacles(given).filter((one) => one !== 'ACCOUNT_CHANGED'))
      }),
    )
  })

  it('an approval, and one representative more, never add an obstacle', () => {
    fc.assert(
      fc.property(transferFacts, reviewedDocuments, (given, another) => {
        const better = {
          ...given,
          companyDocuments: allApproved(given.companyDocuments),
          orderDocuments: allApproved(given.orderDocuments),
          representatives: [...given.representatives.map(allApproved), another],
        }
        const before = transferObstacles(given)
        for (const obstacle of transferObstacles(better)) expect(before).toContain(obstacle)
      }),
    )
  })

  it('Chile asks for a representative and no document', () => {
    fc.assert(
      fc.property(transferFacts, (given) => {
        const found = transferObstacles({ ...given, country: 'CL' })
        expect(found.includes('NO_REPRESENTATIVE')).toBe(given.representatives.length === 0)
        expect(found).not.toContain('NO_CONTRACT')
      }),
    )
  })

  it('accounts are the same exactly when all of their data is', () => {
    fc.assert(
      fc.property(frozenAccount, frozenAccount, (one, other) => {
        expect(isSameAccount(one, other)).toBe(JSON.stringify(one) === JSON.stringify(other))
      }),
    )
  })
})
