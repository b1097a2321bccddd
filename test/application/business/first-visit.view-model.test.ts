import { describe, expect, it } from 'vitest'
import type { UserId } from '#domain/kernel/id.ts'
import { FAKE_EMAIL, FAKE_PASSWORD } from '#test/support/fakes/sessions.ts'
import { settle } from '#test/support/fakes/time.ts'
import { unreachable } from '#test/support/fakes/faults.ts'
import { fillIn, makeForms } from './form.ts'

const opened = async () => {
  const forms = await makeForms()
  const opened = forms.open()
  fillIn(opened.form)
  await settle()
  await opened.form.submit()
  return { ...forms, ...opened }
}

describe('the first visit with a new business', () => {
  it('shows a toast, schedules the tour and requests the documents, once', async () => {
    const { arrival, notifications, preferences, businesses, drafts } = await opened()
    await Promise.all([arrival.activate(), arrival.activate()])
    expect(notifications.active.map(({ key }) => key)).toEqual(['BusinessCreated'])
    expect([preferences.read().showTourPostRegister, preferences.read().wasInLogin]).toEqual([true, false])
    expect([businesses.requests.documents, drafts.isCreated]).toEqual([1, false])
  })

  it('does nothing for a user who had a business before', async () => {
    const { open, businesses, notifications } = await makeForms().then((forms) => ({ ...forms, ...forms.open() }))
    await open().arrival.activate()
    expect([businesses.requests.documents, notifications.active.length]).toEqual([0, 0])
  })

  it('retries the document request after pauses, three times at most', async () => {
    const { arrival, businesses, time } = await opened()
    businesses.documents.before(unreachable, unreachable)
    const arriving = arrival.activate()
    await time.pass(900)
    expect(businesses.requests.documents).toBe(1)
    await time.pass(9_000)
    await arriving
    expect([businesses.requests.documents, businesses.hasDocuments()]).toEqual([3, true])
  })

  it('leaves the documents to the next session of the same user when this one ends meanwhile', async () => {
    const { arrival, businesses, time, session, sessions, open, drafts } = await opened()
    businesses.documents.before(unreachable)
    const arriving = arrival.activate()
    await settle()
    session.onTokenRejected(session.session?.token ?? '')
    await time.pass(500)
    sessions.update({ user: { id: '9' as UserId, name: 'Luis Rojas', email: 'luis@ejemplo.cl' } })
    await session.signIn(FAKE_EMAIL, FAKE_PASSWORD)
    await time.pass(10_000)
    await arriving
    expect(businesses.requests.documents).toBe(1)
    sessions.update({ user: { id: '3' as UserId, name: 'Ana Muñoz', email: 'ana@ejemplo.cl' } })
    session.onTokenRejected(session.session?.token ?? '')
    await session.signIn(FAKE_EMAIL, FAKE_PASSWORD)
    expect(drafts.isCreated).toBe(true)
    await open().arrival.activate()
    expect([businesses.requests.documents, businesses.hasDocuments()]).toEqual([2, true])
  })

  it('is stored once the financing area was visited', async () => {
    const { arrival, preferences } = await opened()
    for (const path of ['/orders', '/financex', '/user/profile']) arrival.visit(path)
    expect(preferences.read().wasInFinance).toBe(false)
    arrival.visit('/finance/directo')
    expect(preferences.read().wasInFinance).toBe(true)
  })
})
