import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as TE from 'fp-ts/TaskEither'
import { EmailCheck } from '#application/identity/email-check.ts'
import type { Failure } from '#application/shared/failure.ts'
import * as E from 'fp-ts/Either'
import * as Email from '#domain/identity/email.ts'
import { makeFakeAccounts } from '#test/support/fakes/accounts.ts'
import { rejected, unreachable } from '#test/support/fakes/faults.ts'
import { makeFakeTime, settle } from '#test/support/fakes/time.ts'

const makeCheck = () => {
  const time = makeFakeTime()
  const accounts = makeFakeAccounts()
  return { time, accounts, check: new EmailCheck(accounts, time.scheduler) }
}

describe('the e-mail check', () => {
  it('sends its request a second after the last key, and not earlier', async () => {
    const { check, accounts, time } = makeCheck()
    check.follow('ana@gmail.co')
    await time.pass(999)
    check.follow('ana@gmail.com')
    await time.pass(999)
    expect(accounts.verified()).toEqual([])
    await time.pass(1)
    expect([accounts.verified(), check.state]).toEqual([['ana@gmail.com'], { _tag: 'Good' }])
  })

  it('sends no request for an invalid address', async () => {
    const { check, accounts, time } = makeCheck()
    for (const text of ['', ' ', 'ana', 'ana@', 'ana@ejemplo', 'a b@ejemplo.cl']) {
      check.follow(text)
      await time.pass(5_000)
    }
    expect(accounts.verified()).toEqual([])
  })

  it('is pending until the response', async () => {
    const time = makeFakeTime()
    const check = new EmailCheck({ verifyEmail: () => () => new Promise(() => undefined) }, time.scheduler)
    check.follow('ana@ejemplo.cl')
    expect(check.state._tag).toBe('Unchecked')
    await time.pass(1_000)
    expect(check.state._tag).toBe('Checking')
  })

  it('offers the suggested address', async () => {
    const { check, time } = makeCheck()
    check.follow('ana@gmial.com')
    await time.pass(1_000)
    expect(check.state).toEqual({ _tag: 'MeantAnother', suggestion: 'ana@gmail.com' })
  })

  it('tells a domain without mail from one that nothing is known of', async () => {
    const { check, time } = makeCheck()
    check.follow('ana@example.invalid')
    await time.pass(1_000)
    expect(check.state).toEqual({ _tag: 'Unverified' })
    check.follow('ana@example.test')
    await time.pass(1_000)
    expect(check.state).toEqual({ _tag: 'Unknown' })
  })

  it.each([undefined, '', 'no es un email', 'ANA@ejemplo.cl'])('ignores %s as a suggestion', async (suggestion) => {
    const time = makeFakeTime()
    const check = new EmailCheck({ verifyEmail: () => TE.of({ receivesMail: 'no', suggestion }) }, time.scheduler)
    check.follow('ana@ejemplo.cl')
    await time.pass(1_000)
    expect(check.state).toEqual({ _tag: 'Unverified' })
  })

  it.each<Failure>([unreachable, rejected('ERROR_RATE_LIMITED')])(
    'reports a failed request after %o',
    async (failure) => {
      const { check, accounts, time } = makeCheck()
      accounts.faults.before(failure)
      check.follow('ana@ejemplo.cl')
      await time.pass(1_000)
      expect(check.state).toEqual({ _tag: 'Unverified' })
    },
  )

  it('sends nothing after it was stopped', async () => {
    const { check, accounts, time } = makeCheck()
    check.follow('ana@ejemplo.cl')
    check.stop()
    await time.pass(5_000)
    expect([accounts.verified(), time.waiting()]).toEqual([[], 0])
  })

  const key = fc.record({
    text: fc.constantFrom('a', 'ana@x', 'ana@gmial.com', 'ana@ejemplo.cl', 'eva@ejemplo.mx', ''),
    pause: fc.constantFrom(0, 200, 999, 1_000, 1_500),
  })

  it('sends one request per pause after an address, however it is typed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(key, { maxLength: 30 }), async (keys) => {
        const { check, accounts, time } = makeCheck()
        for (const { text, pause } of keys) {
          check.follow(text)
          await time.pass(pause)
        }
        const paused = keys.filter(({ text, pause }) => pause >= 1_000 && E.isRight(Email.parse(text)))
        expect(accounts.verified()).toEqual(paused.map(({ text }) => text))
      }),
      { numRuns: 100 },
    )
  })

  it('shows the response for the present address only, in whatever order responses arrive', async () => {
    const requests = fc.array(
      fc.record({ text: fc.constantFrom('a@gmial.com', 'b@gmial.com', 'c@gmial.com', 'd@'), isAnswered: fc.boolean() }),
      { minLength: 1, maxLength: 8 },
    )
    await fc.assert(
      fc.asyncProperty(requests, fc.infiniteStream(fc.nat()), async (keys, order) => {
        const time = makeFakeTime()
        const pending: Array<() => void> = []
        const check = new EmailCheck(
          {
            verifyEmail: (email) => () =>
              new Promise((resolve) => {
                pending.push(() =>
                  resolve(E.right({ receivesMail: 'no', suggestion: email.replace('gmial', 'gmail') })),
                )
              }),
          },
          time.scheduler,
        )
        const answerOne = async (): Promise<void> => {
          const [chosen] = pending.length === 0 ? [] : pending.splice((order.next().value ?? 0) % pending.length, 1)
          chosen?.()
          await settle()
        }
        for (const { text, isAnswered } of keys) {
          check.follow(text)
          await time.pass(1_000)
          if (isAnswered) await answerOne()
          expect(isAbout(text, check)).toBe(true)
        }
        while (pending.length > 0) await answerOne()
        expect(isAbout(keys.at(-1)?.text ?? '', check)).toBe(true)
      }),
      { numRuns: 100 },
    )
  })
})

const isAbout = (text: string, { state }: EmailCheck): boolean =>
  state._tag !== 'MeantAnother' || state.suggestion === text.replace('gmial', 'gmail')
