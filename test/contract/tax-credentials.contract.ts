import { describe, expect, it } from 'vitest'
import type { TaxCredentials } from '#application/tax-credential/tax-credentials.port.ts'

/** A business without a credential, and the password that its tax authority accepts. */
export interface TaxCredentialsSubject {
  readonly credentials: TaxCredentials
  readonly identifier: string
  readonly password: string
  /** The job that is under way succeeds, without arrivals. */
  readonly finishJob: () => Promise<void>
  /** The tax authority answers nothing from now on. */
  readonly breakDown: () => void
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

    it('are not tried a fourth time in an hour, not even with the right password', () =>
      within(async ({ credentials, identifier, password }) => {
        for (let at = 0; at < 3; at += 1) await credentials.link(identifier, `${password}${at}`)()
        expect(await credentials.link(identifier, password)()).toMatchObject({
          left: { code: 'ERROR_AUTH_TOO_MANY_ATTEMPTS' },
        })
      }))

    it('are not linked while the tax authority does not answer, which counts as no try', () =>
      within(async ({ breakDown, credentials, identifier, password }) => {
        breakDown()
        for (let at = 0; at < 5; at += 1)
          expect(await credentials.link(identifier, password)()).toMatchObject({
            left: { code: 'ERROR_TAX_AUTHORITY_UNAVAILABLE' },
          })
      }))

    it('start a job with the right one', () =>
      within(async ({ credentials, identifier, password }) => {
        expect(await credentials.link(identifier, password)()).toMatchObject({ _tag: 'Right' })
        const answer = await credentials.check()()
        expect(answer).toMatchObject({ right: { hasCredential: true, isCredentialActive: true } })
        expect(answer).not.toMatchObject({ right: { jobState: undefined } })
      }))

    it('refresh nothing without an accepted password', () =>
      within(async ({ credentials }) => {
        expect(await credentials.refresh('key-1')()).toMatchObject({ left: { code: 'ERROR_TAX_CREDENTIAL_INVALID' } })
        expect(await credentials.check()()).toMatchObject({ right: { refreshState: undefined, updatedAt: undefined } })
      }))

    it('refresh the documents once they were loaded, in one job for several requests', () =>
      within(async ({ credentials, finishJob, identifier, password }) => {
        await credentials.link(identifier, password)()
        await finishJob()
        const loaded = await credentials.check()()
        expect(loaded).toMatchObject({ right: { jobState: 'SUCCESS', refreshState: undefined } })
        expect(loaded).toMatchObject({ right: { updatedAt: expect.any(Number) } })
        expect(await credentials.refresh('key-2')()).toMatchObject({ _tag: 'Right' })
        expect(await credentials.refresh('key-3')()).toMatchObject({ _tag: 'Right' })
        expect(await credentials.check()()).toMatchObject({ right: { jobState: 'SUCCESS', refreshState: 'QUEUE' } })
        await finishJob()
        expect(await credentials.check()()).toMatchObject({ right: { refreshState: 'SUCCESS', refreshArrivals: 0 } })
      }))
  })
}
