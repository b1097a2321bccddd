import { describe, expect, it } from 'vitest'
import type { TaxCredentials } from '#application/tax-credential/tax-credentials.port.ts'

/** A business without a credential, and the password that its tax authority accepts. */
export interface TaxCredentialsSubject {
  readonly credentials: TaxCredentials
  readonly identifier: string
  readonly password: string
  readonly stop: () => Promise<void>
}

export const taxCredentialsContract = (name: string, make: () => Promise<TaxCredentialsSubject>): void => {
  const within = async (use: (subject: TaxCredentialsSubject) => Promise<void>): Promise<void> => {
    const subject = await make()
    try {
      await use(subject)
    } finally {
      await subject.stop()
    }
  }

  describe(`TaxCredentials: ${name}`, () => {
    it('are missing at first', () =>
      within(async ({ credentials }) => {
        expect(await credentials.check()()).toMatchObject({ right: { hasCredential: false } })
      }))

    it('are rejected with a wrong password, and then still missing', () =>
      within(async ({ credentials, identifier, password }) => {
        expect(await credentials.link(identifier, `${password}x`)()).toMatchObject({
          left: { code: 'ERROR_TAX_CREDENTIAL_INVALID' },
        })
        expect(await credentials.check()()).toMatchObject({ right: { hasCredential: false } })
      }))

    it('start a job with the right one', () =>
      within(async ({ credentials, identifier, password }) => {
        expect(await credentials.link(identifier, password)()).toMatchObject({ _tag: 'Right' })
        const answer = await credentials.check()()
        expect(answer).toMatchObject({ right: { hasCredential: true, isCredentialActive: true } })
        expect(answer).not.toMatchObject({ right: { jobState: undefined } })
      }))
  })
}
