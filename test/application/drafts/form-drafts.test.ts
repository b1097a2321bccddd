import { describe, expect, it } from 'vitest'
import { CurrentSession } from '#application/identity/current-session.ts'
import { clearDrafts } from '#application/identity/session-storage.ts'
import { FORM_DRAFTS_KEY } from '#application/shared/storage-keys.ts'
import type { BusinessId, UserId } from '#domain/kernel/id.ts'
import { makeFormDrafts } from '#test/support/fakes/form-drafts.ts'
import { makeFakeStorage } from '#test/support/fakes/storage.ts'
import { aBusiness, aSession } from '#test/support/samples/identity.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
const sessionOf = (user: string, business?: string) => ({
  ...aSession(business === undefined ? {} : { business: { ...aBusiness(), id: business as BusinessId } }),
  user: { ...aSession().user, id: user as UserId },
})

/** A tab with what the user 7 of the company 3 left in two forms on the first day. */
const tabWithDrafts = () => {
  const [tab, current] = [makeFakeStorage(), new CurrentSession()]
  current.set(sessionOf('7', '3'))
  const drafts = makeFormDrafts(current, tab)
  drafts.open('account 12', 4).write({ number: '123', bankId: '' })
  drafts.open('phone', 1).write({ value: '9' })
  return {
    tab,
    current,
    typedOn: (day: number, form = 'account 12') => makeFormDrafts(current, tab, day * DAY_MS).open(form, 9),
  }
}

describe('what is typed in a form', () => {
  it('is there after a reload of the tab, with the version on which it was typed', () => {
    const draft = tabWithDrafts().typedOn(0)
    expect([draft.typed, draft.version]).toEqual([{ number: '123', bankId: '' }, 4])
  })

  it('is there after the session ended and the same user signed in again', () => {
    const { current, typedOn } = tabWithDrafts()
    current.set(undefined)
    expect(typedOn(0).typed).toBeUndefined()
    current.set(sessionOf('7', '3'))
    expect(typedOn(0).typed).toEqual({ number: '123', bankId: '' })
  })

  it.each([
    ['another user', sessionOf('8', '3')],
    ['another company', sessionOf('7', '4')],
    ['the time before the company', sessionOf('7')],
  ])('is not there for %s', (_, session) => {
    const { current, typedOn } = tabWithDrafts()
    current.set(session)
    expect(typedOn(0).typed).toBeUndefined()
  })

  it('ends after seven days', () => {
    const { typedOn } = tabWithDrafts()
    expect(typedOn(6.9).typed).toBeDefined()
    expect(typedOn(7).typed).toBeUndefined()
  })

  it('ends alone when it is saved or discarded', () => {
    const { typedOn } = tabWithDrafts()
    typedOn(0).clear()
    expect([typedOn(0).typed, typedOn(0).version]).toEqual([undefined, 9])
    expect(typedOn(0, 'phone').typed).toEqual({ value: '9' })
    typedOn(0, 'phone').clear()
    expect(typedOn(0, 'phone').typed).toBeUndefined()
  })

  it('is not stored without a user, and goes with the others on signing out', () => {
    const { current, tab, typedOn } = tabWithDrafts()
    clearDrafts(tab)
    expect(typedOn(0).typed).toBeUndefined()
    current.set(undefined)
    typedOn(0).write({ number: '5' })
    expect(tab.read(FORM_DRAFTS_KEY)).toBeUndefined()
  })

  it.each([
    '{',
    '7',
    '[7, null, {"form": 1}]',
    '[{"form": "account 12", "user": "7", "business": "3", "at": 0, "version": 1, "values": 5}]',
  ])('is nothing when the stored text is %s', (damaged) => {
    const { tab, typedOn } = tabWithDrafts()
    tab.write(FORM_DRAFTS_KEY, damaged)
    expect(typedOn(0).typed).toBeUndefined()
  })

  it('is kept for the last twenty forms', () => {
    const { typedOn } = tabWithDrafts()
    for (let at = 0; at < 20; at += 1) typedOn(0, `form ${at}`).write({ value: String(at) })
    expect(typedOn(0).typed).toBeUndefined()
    expect(typedOn(0, 'form 0').typed).toEqual({ value: '0' })
  })
})
