import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { UserAccount } from '#application/profile/account.port.ts'
import type { OpenSessions } from '#application/profile/open-sessions.port.ts'
import type { Features } from '#application/shell/features.port.ts'
import type { NotificationHistory } from '#application/notifications/notification-history.port.ts'
import type { XtrackerReports } from '#application/reports/reports.port.ts'
import type { CompanySearch } from '#application/command-palette/company-search.port.ts'
import type { Tasks } from '#application/shell/tasks.port.ts'
import type { Password } from '#domain/identity/password.ts'
import { destinationOf } from '#domain/shell/task.ts'

/** The shell ports of one business, with one signed-in user and no orders. */
const PLAIN = { appearance: 'system', hidesAmounts: false } as const

export interface ShellSubject {
  readonly features: Features
  readonly setFeature: (featureId: number, active: boolean) => Promise<void>
  readonly tasks: Tasks
  readonly search: CompanySearch
  readonly reports: XtrackerReports
  readonly account: UserAccount
  readonly history: NotificationHistory
  readonly openSessions: OpenSessions
  /** Opens another session of the user. */
  readonly signIn: (userAgent: string) => Promise<void>
  /** Triggers two notifications: first the invoices are ready, then the password is changed. */
  readonly tellTwice: () => Promise<void>
  readonly known: { readonly email: string; readonly identifier: string; readonly password: string }
  readonly stop: () => Promise<void>
}

const right = <A>(answer: E.Either<unknown, A>): A =>
  E.isRight(answer) ? answer.right : expect.fail(JSON.stringify(answer.left))

export const shellContract = (name: string, make: () => Promise<ShellSubject>): void => {
  const within = async (use: (subject: ShellSubject) => Promise<void>): Promise<void> => {
    const subject = await make()
    try {
      await use(subject)
    } finally {
      await subject.stop()
    }
  }

  describe(`Shell: ${name}`, () => {
    it('lists the active features', () =>
      within(async ({ features, setFeature }) => {
        await setFeature(10, true)
        expect(right(await features.list()())).toContainEqual({ featureId: 10, active: true })
        await setFeature(10, false)
        expect(right(await features.list()()).filter(({ active }) => active)).toEqual([])
      }))

    it('has a task for a business without a tax credential, with its target', () =>
      within(async ({ tasks }) => {
        const [task] = right(await tasks.list()())
        expect(task?.title).not.toBe('')
        expect(task && destinationOf(task)).toBe('/finance')
      }))

    it('finds nothing under a name that the company does not have', () =>
      within(async ({ search }) => {
        expect(right(await search.find('zzzz')())).toEqual([])
      }))

    it('returns a new report URL of the host for each request', () =>
      within(async ({ reports }) => {
        const [one, two] = [right(await reports.address(PLAIN)()), right(await reports.address(PLAIN)())]
        expect(one).toMatch(/^\/[^/]/)
        expect(one.split('?')[0]).toBe(two.split('?')[0])
      }))

    it('returns the user and the company of the session', () =>
      within(async ({ account, known }) => {
        expect(right(await account.person()())).toMatchObject({ email: known.email })
        expect(right(await account.business()())).toMatchObject({ identifier: known.identifier, country: 'CL' })
      }))

    it('changes the given data of the user and leaves the rest', () =>
      within(async ({ account, known }) => {
        const { name, version } = right(await account.person()())
        const changed = { name, email: known.email, phone: '+56961234567', version: version + 1 }
        expect(right(await account.changePerson(version, { phone: '+56961234567' })())).toMatchObject(changed)
        expect(await account.changePerson(version + 1, { name: '  ' })()).toMatchObject(
          E.left({ _tag: 'Rejected', code: 'ERROR_VALIDATION' }),
        )
        expect(right(await account.person()())).toMatchObject(changed)
        expect(right(await account.changePerson(version + 1, { name: 'Ana Núñez' })())).toMatchObject({
          ...changed,
          name: 'Ana Núñez',
          version: version + 2,
        })
      }))

    it('changes the user only for who has read the latest version', () =>
      within(async ({ account }) => {
        const before = right(await account.person()())
        const changed = right(await account.changePerson(before.version, { name: 'Ana Núñez' })())
        expect(await account.changePerson(before.version, { name: 'Eva Núñez' })()).toEqual(
          E.left({ _tag: 'Conflict', current: changed }),
        )
        expect(right(await account.person()())).toEqual(changed)
      }))

    it('changes the address of the company only for who has read its latest version', () =>
      within(async ({ account }) => {
        const before = right(await account.business()())
        const changed = right(await account.changeBusiness(before.version, { address: 'Calle Dos 2' })())
        expect(changed).toEqual({ ...before, address: 'Calle Dos 2', version: before.version + 1 })
        expect(await account.changeBusiness(before.version, { address: 'Calle Tres 3' })()).toEqual(
          E.left({ _tag: 'Conflict', current: changed }),
        )
        expect(await account.changeBusiness(changed.version, { address: '  ' })()).toMatchObject(
          E.left({ _tag: 'Rejected', code: 'ERROR_VALIDATION' }),
        )
        expect(right(await account.business()())).toEqual(changed)
      }))

    it('changes the password for the right present one only', () =>
      within(async ({ account, known }) => {
        const next = 'otra clave de prueba' as Password
        const change = (current: string) =>
          account.changePassword({ current: current as Password, password: next, confirmPassword: next })()
        expect(await change('no es esta')).toMatchObject(
          E.left({ _tag: 'Rejected', code: 'ERROR_USER_WRONG_PASSWORD' }),
        )
        expect(await change(known.password)).toEqual(E.right(undefined))
        expect(await change(known.password)).toMatchObject(
          E.left({ _tag: 'Rejected', code: 'ERROR_USER_WRONG_PASSWORD' }),
        )
      }))

    it('keeps how often the digest is mailed', () =>
      within(async ({ history }) => {
        expect(right(await history.digest()())).toBe('WEEKLY')
        expect(right(await history.chooseDigest('OFF')())).toBe('OFF')
        expect(right(await history.digest()())).toBe('OFF')
      }))

    it('lists the open sessions of the user, newest first, and ends all but the current one', () =>
      within(async ({ openSessions, signIn }) => {
        const own = right(await openSessions.list()())
        expect(own.map(({ isCurrent }) => isCurrent)).toEqual([true])
        await signIn('Mozilla/5.0 (iPhone)')
        expect(right(await openSessions.list()()).map(({ isCurrent, userAgent }) => [userAgent, isCurrent])).toEqual([
          ['Mozilla/5.0 (iPhone)', false],
          [own[0]?.userAgent, true],
        ])
        expect(await openSessions.endOthers()()).toEqual(E.right(undefined))
        expect(right(await openSessions.list()())).toEqual(own)
      }))

    it('lists notifications, newest first', () =>
      within(async ({ history, tellTwice }) => {
        expect(right(await history.list()())).toEqual([])
        await tellTwice()
        expect(right(await history.unread()())).toBe(2)
        const past = right(await history.list()())
        expect(past.map(({ event }) => event._tag)).toEqual(['PasswordChanged', 'InvoicesReady'])
        expect(right(await history.unread()())).toBe(0)
        expect(past.every(({ at }, index) => index === 0 || at <= (past[index - 1]?.at ?? 0))).toBe(true)
      }))

    it('saves the channel of one kind and leaves the others unchanged', () =>
      within(async ({ history }) => {
        const before = right(await history.choices()())
        const chosen = right(
          await history.choose(
            before.map((one) => (one.kind === 'InvoicesReady' ? { ...one, channel: 'NONE' } : one)),
          )(),
        )
        expect(chosen).toEqual(before.map((one) => (one.kind === 'InvoicesReady' ? { ...one, channel: 'NONE' } : one)))
        expect(right(await history.choices()())).toEqual(chosen)
      }))
  })
}
