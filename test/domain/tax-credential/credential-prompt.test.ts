import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type JobState,
  credentialPromptOf,
  mostRecent,
  type TaxStatus,
} from '#domain/tax-credential/credential-prompt.ts'
import { nextPercent, percentOf } from '#domain/tax-credential/progress.ts'
import { anyPercent, jobState, taxProgress, taxStatus } from '#domain/testing/tax-credential.ts'

const linked = (over: Partial<TaxStatus> = {}): TaxStatus => ({
  hasCredential: true,
  isCredentialActive: true,
  jobState: 'SUCCESS',
  jobProgress: 100,
  ...over,
})

describe('the credential prompt', () => {
  it('requires a credential first, then a valid one', () => {
    const nothing = linked({ hasCredential: false, isCredentialActive: false, jobState: 'WORKING' })
    expect(credentialPromptOf(nothing)).toEqual({ _tag: 'CredentialMissing' })
    expect(credentialPromptOf(linked({ isCredentialActive: false, jobState: 'WORKING' }))).toEqual({
      _tag: 'CredentialInvalid',
    })
  })

  it('is loading while either the check or the socket reports a running job, by the larger percentage', () => {
    const loading = (percent: number) => ({ _tag: 'ImportRunning', percent })
    expect(credentialPromptOf(linked({ jobState: 'QUEUE', jobProgress: 0 }))).toEqual(loading(0))
    expect(credentialPromptOf(linked({ jobState: 'WORKING', jobProgress: 41.5 }))).toEqual(loading(42))
    const at = (jobState: JobState, jobProgress: number): TaxStatus => linked({ jobState, jobProgress })
    expect(credentialPromptOf(at('WORKING', 41), { status: 'WORKING', completion: 63.4 })).toEqual(loading(63))
    expect(credentialPromptOf(at('FAILED', 12), { status: 'QUEUE', completion: 3 })).toEqual(loading(12))
    expect(credentialPromptOf(at('WORKING', 80), { status: 'SUCCESS', completion: 100 })).toEqual(loading(100))
  })

  it('is failed when the job failed, unless the socket is newer', () => {
    expect(credentialPromptOf(linked({ jobState: 'FAILED' }))).toEqual({ _tag: 'ImportFailed' })
    expect(credentialPromptOf(linked({ jobState: 'FAILED' }), { status: 'FAILED', completion: 7 })).toEqual({
      _tag: 'ImportFailed',
    })
    expect(credentialPromptOf(linked({ jobState: 'FAILED' }), { status: 'SUCCESS', completion: 100 })).toEqual({
      _tag: 'Ready',
    })
  })

  it('is the invoices otherwise, also without any job', () => {
    expect(credentialPromptOf(linked())).toEqual({ _tag: 'Ready' })
    expect(credentialPromptOf(linked({ jobState: undefined, jobProgress: 0 }))).toEqual({ _tag: 'Ready' })
    expect(credentialPromptOf(linked(), { status: 'FAILED', completion: 3 })).toEqual({ _tag: 'Ready' })
  })

  it('is always exactly one of five, with an integer percentage', () => {
    fc.assert(
      fc.property(taxStatus, fc.option(taxProgress, { nil: undefined }), (status, progress) => {
        const landing = credentialPromptOf(status, progress)
        const underWay = [status.jobState, progress?.status].some((state) => state === 'QUEUE' || state === 'WORKING')
        expect(landing._tag === 'CredentialMissing').toBe(!status.hasCredential)
        expect(landing._tag === 'CredentialInvalid').toBe(status.hasCredential && !status.isCredentialActive)
        expect(landing._tag === 'ImportRunning').toBe(status.hasCredential && status.isCredentialActive && underWay)
        if (landing._tag !== 'ImportRunning') return
        expect(Number.isInteger(landing.percent) && landing.percent >= 0 && landing.percent <= 100).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})

describe('the most recent status', () => {
  const check = (jobState: JobState, at: number, jobProgress = 50) => ({ value: linked({ jobState, jobProgress }), at })
  const received = (status: JobState, at: number, completion = 50) => ({ value: { status, completion }, at })
  const shown = (...[checked, message]: Parameters<typeof mostRecent>) => {
    const { status, progress } = mostRecent(checked, message)
    return credentialPromptOf(status, progress)
  }

  it('ends the loading when a newer message reports the end of the job', () => {
    expect(shown(check('WORKING', 1), received('SUCCESS', 2))).toEqual({ _tag: 'Ready' })
    expect(shown(check('WORKING', 1), received('FAILED', 2))).toEqual({ _tag: 'ImportFailed' })
  })

  it('ignores an old message that would reopen or finish a newer check', () => {
    expect(shown(check('SUCCESS', 2), received('WORKING', 1))).toEqual({ _tag: 'Ready' })
    expect(shown(check('WORKING', 2, 5), received('SUCCESS', 1, 100))).toEqual({ _tag: 'ImportRunning', percent: 5 })
  })

  it('does not credit a new job with the progress of the previous one', () => {
    expect(shown(check('SUCCESS', 1, 100), received('QUEUE', 2, 0))).toEqual({ _tag: 'ImportRunning', percent: 0 })
  })

  it('is the check’s alone without a socket message', () => {
    expect(mostRecent(check('WORKING', 1, 5), undefined)).toEqual({
      status: check('WORKING', 1, 5).value,
      progress: undefined,
    })
    expect(shown(check('FAILED', 1), undefined)).toEqual({ _tag: 'ImportFailed' })
  })

  it('is the message’s where both have one timestamp', () => {
    expect(shown(check('WORKING', 2), received('SUCCESS', 2))).toEqual({ _tag: 'Ready' })
  })

  it('uses the percentage of an older message while both report a running job', () => {
    expect(shown(check('WORKING', 2, 5), received('WORKING', 1, 30))).toEqual({ _tag: 'ImportRunning', percent: 30 })
    expect(shown(check('WORKING', 2, 40), received('QUEUE', 1, 30))).toEqual({ _tag: 'ImportRunning', percent: 40 })
  })

  it('has the end state of the newer of the two', () => {
    fc.assert(
      fc.property(taxStatus, taxProgress, jobState, fc.boolean(), (status, progress, ended, socketIsNewer) => {
        const own = { ...status, hasCredential: true, isCredentialActive: true }
        const fromSocket = mostRecent({ value: own, at: 1 }, { value: { ...progress, status: ended }, at: 2 })
        const fromCheck = mostRecent({ value: { ...own, jobState: ended }, at: 2 }, { value: progress, at: 1 })
        const { status: now, progress: told } = socketIsNewer ? fromSocket : fromCheck
        const expected = ended === 'SUCCESS' ? 'Ready' : ended === 'FAILED' ? 'ImportFailed' : 'ImportRunning'
        expect(credentialPromptOf(now, told)._tag).toBe(expected)
      }),
    )
  })
})

describe('the percentage', () => {
  it('is the larger of the two, an integer within limits', () => {
    expect(percentOf(41.5, 12)).toBe(42)
    expect(percentOf(12, 99.4)).toBe(99)
    expect(percentOf(-3, Number.NaN)).toBe(0)
    expect(percentOf(250)).toBe(100)
  })

  it('never decreases and never exceeds 100, whatever the input', () => {
    fc.assert(
      fc.property(fc.array(anyPercent, { minLength: 1 }), (figures) => {
        let shown = 0
        for (const figure of figures) {
          const next = nextPercent(shown, figure)
          expect(next).toBeGreaterThanOrEqual(Math.max(shown, percentOf(figure)))
          expect(Number.isInteger(next) && next <= 100 && !Object.is(next, -0)).toBe(true)
          shown = next
        }
        expect(shown).toBe(Math.max(...figures.map((figure) => percentOf(figure))))
      }),
    )
  })
})
