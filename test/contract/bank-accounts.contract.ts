import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { isPending, type Pending } from '#domain/team/pending.ts'
import type { BankAccounts } from '#application/banking/bank-accounts.port.ts'
import type { BankAccount, BankAccountId } from '#domain/banking/bank-account.ts'
import { aHeldAccount } from '#test/support/samples/banking.ts'

/** A `BankAccounts` implementation of a Chilean business without accounts. */
export interface BankAccountsSubject {
  readonly accounts: BankAccounts
  readonly stop: () => Promise<void>
}

const right = <A>(answer: E.Either<unknown, A>): A =>
  E.isRight(answer) ? answer.right : expect.fail(JSON.stringify(answer.left))
const inForce = (answer: E.Either<unknown, BankAccount | Pending>): BankAccount => {
  const saved = right(answer)
  return isPending(saved) ? expect.fail('it waits for others') : saved
}
const rejectedWith = (code: string) => ({ left: { _tag: 'Rejected', code } })

export const bankAccountsContract = (name: string, make: () => Promise<BankAccountsSubject>): void => {
  const within = async (use: (accounts: BankAccounts) => Promise<void>): Promise<void> => {
    const { accounts, stop } = await make()
    try {
      await use(accounts)
    } finally {
      await stop()
    }
  }

  describe(`BankAccounts: ${name}`, () => {
    it('are created once per key, the first one as default', () =>
      within(async (accounts) => {
        const first = inForce(await accounts.create(aHeldAccount('111'), 'key-1')())
        expect(inForce(await accounts.create(aHeldAccount('111'), 'key-1')()).id).toBe(first.id)
        const second = inForce(await accounts.create(aHeldAccount('222'), 'key-2')())
        expect([first, second].map(({ isDefault, number }) => [number, isDefault])).toEqual([
          ['111', true],
          ['222', false],
        ])
        expect(right(await accounts.list()()).map(({ number }) => number)).toEqual(['111', '222'])
      }))

    it('are rejected with the bank and number of another one', () =>
      within(async (accounts) => {
        inForce(await accounts.create(aHeldAccount('111'), 'key-1')())
        expect(await accounts.create(aHeldAccount('00111'), 'key-2')()).toMatchObject(
          rejectedWith('ERROR_BANK_ACCOUNT_DUPLICATE'),
        )
      }))

    it('are replaced from the stored version only, and otherwise give the stored account', () =>
      within(async (accounts) => {
        const { id, version } = inForce(await accounts.create(aHeldAccount('111'), 'key-1')())
        const changed = inForce(await accounts.replace(id, version, aHeldAccount('111', { alias: 'Pagos' }))())
        expect(changed).toMatchObject({ id, alias: 'Pagos', version: version + 1 })
        const late = await accounts.replace(id, version, aHeldAccount('111', { alias: 'Sueldos' }))()
        expect(late).toEqual(E.left({ _tag: 'Conflict', current: changed }))
      }))

    it('have one default, which is not removed', () =>
      within(async (accounts) => {
        const first = inForce(await accounts.create(aHeldAccount('111'), 'key-1')())
        const second = inForce(await accounts.create(aHeldAccount('222'), 'key-2')())
        expect(await accounts.remove(first.id)()).toMatchObject(
          rejectedWith('ERROR_BANK_ACCOUNT_DEFAULT_NOT_DELETABLE'),
        )
        expect(inForce(await accounts.makeDefault(second.id)())).toMatchObject({ id: second.id, isDefault: true })
        expect(await accounts.remove(first.id)()).toEqual(E.right(undefined))
        expect(right(await accounts.list()()).map(({ id }) => id)).toEqual([second.id])
      }))

    it('are not found when missing', () =>
      within(async (accounts) => {
        const id = '999999999999999' as BankAccountId
        const missing = rejectedWith('ERROR_NOT_FOUND')
        expect(await accounts.replace(id, 1, aHeldAccount('111'))()).toMatchObject(missing)
        expect(await accounts.makeDefault(id)()).toMatchObject(missing)
        expect(await accounts.remove(id)()).toMatchObject(missing)
      }))

    it('are at one of the banks', () =>
      within(async (accounts) => {
        const banks = right(await accounts.banks()())
        expect(banks).toContainEqual({ id: '1012', name: 'BancoEstado', code: '012' })
      }))
  })
}
