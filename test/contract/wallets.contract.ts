import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { Wallets } from '#application/wallet/wallets.port.ts'
import { money } from '#domain/kernel/money.ts'

/** A `Wallets` implementation of a Chilean business with one released retention, whose amount is `released`. */
export interface WalletsSubject {
  readonly wallets: Wallets
  readonly released: number
  /** Another member has to authorise a request for the surplus from now on. */
  readonly askOthers: () => Promise<void>
  readonly stop: () => Promise<void>
}

const right = <A>(answer: E.Either<unknown, A>): A =>
  E.isRight(answer) ? answer.right : expect.fail(JSON.stringify(answer.left))

export const walletsContract = (name: string, make: () => Promise<WalletsSubject>): void => {
  const within = async (use: (subject: WalletsSubject) => Promise<void>): Promise<void> => {
    const subject = await make()
    try {
      await use(subject)
    } finally {
      await subject.stop()
    }
  }

  describe(`Wallets: ${name}`, () => {
    it('have the released retention, until it is requested once per key', () =>
      within(async ({ released, wallets }) => {
        const before = right(await wallets.status()())
        expect([before.balance, before.pendingSince]).toEqual([{ currency: 'CLP', minor: released }, undefined])
        const since = right(await wallets.request('key-1')())
        expect(right(await wallets.request('key-1')())).toBe(since)
        const after = right(await wallets.status()())
        expect([after.balance, after.pendingSince]).toEqual([before.balance, since])
        expect(await wallets.request('key-2')()).toMatchObject({
          left: { _tag: 'Rejected', code: 'ERROR_SURPLUS_ALREADY_REQUESTED' },
        })
      }))

    it('ask others of the company once per key, and have no request until they decide', () =>
      within(async ({ askOthers, wallets }) => {
        await askOthers()
        const asked = await wallets.request('key-1')()
        expect(asked).toMatchObject({ right: { _tag: 'Pending', approval: { act: 'SURPLUS', needed: 1, given: 0 } } })
        expect(await wallets.request('key-1')()).toEqual(asked)
        expect(await wallets.request('key-2')()).toMatchObject({
          left: { _tag: 'Rejected', code: 'ERROR_APPROVAL_PENDING' },
        })
        expect(right(await wallets.status()()).pendingSince).toBeUndefined()
      }))

    it('reject a request of another amount than the one that they have', () =>
      within(async ({ released, wallets }) => {
        const { account } = right(await wallets.status()())
        const read = { amount: money('CLP', released + 1), account }
        expect(await wallets.request('key-1', read)()).toMatchObject({
          left: { _tag: 'Rejected', code: 'ERROR_SURPLUS_CHANGED' },
        })
        expect(right(await wallets.status()()).pendingSince).toBeUndefined()
      }))

    it('have a request that can be withdrawn until another one', () =>
      within(async ({ wallets }) => {
        expect(await wallets.withdraw()()).toMatchObject({
          left: { _tag: 'Rejected', code: 'ERROR_SURPLUS_NOT_REQUESTED' },
        })
        right(await wallets.request('key-1')())
        right(await wallets.withdraw()())
        expect(right(await wallets.status()()).pendingSince).toBeUndefined()
        right(await wallets.request('key-2')())
        expect(right(await wallets.status()()).pendingSince).toBeDefined()
      }))

    it('have movements with the balance after each', () =>
      within(async ({ released, wallets }) => {
        const { rows, totalRows } = right(await wallets.movements({ page: 1, pageSize: 20 })())
        expect([rows.map(({ balance, type }) => [type, balance.minor]), totalRows]).toEqual([
          [['RELEASE', released]],
          1,
        ])
        expect(right(await wallets.movements({ page: 2, pageSize: 20 })()).rows).toEqual([])
      }))
  })
}
