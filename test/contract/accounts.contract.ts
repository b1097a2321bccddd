import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { Accounts, NewAccount } from '#application/identity/accounts.port.ts'
import { NO_CAMPAIGN } from '#application/identity/campaign.ts'
import type { Email } from '#domain/identity/email.ts'
import type { Password } from '#domain/identity/password.ts'

export interface AccountsSubject {
  readonly accounts: Accounts
  /** The address of an existing account. */
  readonly email: string
  /** Whether these credentials can sign in. */
  readonly canEnter: (email: string, password: string) => Promise<boolean>
  /** The code of the latest mailed link, once it was sent. */
  readonly mailed: () => Promise<string>
  readonly stop: () => Promise<void>
}

const PASSWORD = 'cuatro palabras al azar' as Password
const OTHER = 'otras palabras distintas' as Password
const COMMON = 'password123' as Password
const NEW_EMAIL = 'nueva@ejemplo.cl' as Email

const account = (email: Email, password: Password): NewAccount => ({
  email,
  password,
  campaign: { ...NO_CAMPAIGN, source: 'feria' },
  country: 'CL',
})

export const accountsContract = (name: string, make: () => Promise<AccountsSubject>): void => {
  const within = async (use: (subject: AccountsSubject) => Promise<void>): Promise<void> => {
    const subject = await make()
    try {
      await use(subject)
    } finally {
      await subject.stop()
    }
  }

  describe(`Accounts: ${name}`, () => {
    it('are created for a new user, who can then sign in', () =>
      within(async ({ accounts, canEnter }) => {
        expect(await accounts.register(account(NEW_EMAIL, PASSWORD))()).toEqual(E.right(undefined))
        expect(await canEnter(NEW_EMAIL, PASSWORD)).toBe(true)
      }))

    it('are created once, however often and in whatever spelling the address is sent, with one password', () =>
      within(async ({ accounts, canEnter }) => {
        await accounts.register(account(NEW_EMAIL, PASSWORD))()
        expect(await accounts.register(account('Nueva@Ejemplo.cl' as Email, PASSWORD))()).toEqual(E.right(undefined))
        expect(await accounts.register(account(NEW_EMAIL, OTHER))()).toMatchObject({
          left: { _tag: 'Rejected', code: 'ERROR_USER_EMAIL_TAKEN' },
        })
        expect([await canEnter(NEW_EMAIL, PASSWORD), await canEnter(NEW_EMAIL, OTHER)]).toEqual([true, false])
      }))

    it('are not opened with a common password, nor given one', () =>
      within(async ({ accounts, email, mailed }) => {
        const common = { left: { _tag: 'Rejected', code: 'ERROR_USER_PASSWORD_COMMON' } }
        expect(await accounts.register(account(NEW_EMAIL, COMMON))()).toMatchObject(common)
        await accounts.requestReset(email as Email)()
        expect(await accounts.resetPassword(await mailed(), COMMON)()).toMatchObject(common)
      }))

    it('suggest the probably intended address, and do not reveal accounts', () =>
      within(async ({ accounts, email }) => {
        expect(await accounts.verifyEmail('ana@gmial.com' as Email)()).toMatchObject({
          right: { suggestion: 'ana@gmail.com' },
        })
        const known = await accounts.verifyEmail(email as Email)()
        expect(known).toEqual(E.right({ receivesMail: 'yes', suggestion: undefined }))
        expect(await accounts.verifyEmail('nadie@ejemplo.cl' as Email)()).toEqual(known)
      }))

    it('tell a domain that receives no mail from one that nothing is known of', () =>
      within(async ({ accounts }) => {
        expect(await accounts.verifyEmail('ana@example.invalid' as Email)()).toMatchObject({
          right: { receivesMail: 'no' },
        })
        expect(await accounts.verifyEmail('ana@example.test' as Email)()).toMatchObject({
          right: { receivesMail: 'unknown' },
        })
      }))

    it('respond identically to password recovery with and without an account', () =>
      within(async ({ accounts, email }) => {
        expect(await accounts.requestReset('nadie@ejemplo.cl' as Email)()).toEqual(
          await accounts.requestReset(email as Email)(),
        )
      }))

    it('set a new password with the mailed link, once', () =>
      within(async ({ accounts, canEnter, email, mailed }) => {
        await accounts.requestReset(email as Email)()
        const hash = await mailed()
        expect(await accounts.resetPassword(hash, OTHER)()).toEqual(E.right(undefined))
        expect(await canEnter(email, OTHER)).toBe(true)
        expect(await accounts.resetPassword(hash, PASSWORD)()).toMatchObject({
          left: { code: 'ERROR_USER_RESET_LINK_INVALID' },
        })
      }))

    it.each(['', 'corto', 'A'.repeat(43), `${'A'.repeat(43)}/..`])(
      'reject a new password with %s, which is no link',
      (hash) =>
        within(async ({ accounts }) => {
          expect(await accounts.resetPassword(hash, OTHER)()).toMatchObject({
            left: { _tag: 'Rejected', code: 'ERROR_USER_RESET_LINK_INVALID' },
          })
        }),
    )
  })
}
