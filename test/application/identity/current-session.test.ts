import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CurrentSession } from '#application/identity/current-session.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { aBusiness, aSession } from '#test/support/samples/identity.ts'

describe('the end of the current session', () => {
  let current: CurrentSession
  const ended = vi.fn()

  beforeEach(() => {
    ended.mockReset()
    current = new CurrentSession()
    current.set(aSession())
    current.onEnd(ended)
  })

  it('is notified when the user signs out', () => {
    current.set(undefined)
    expect(ended).toHaveBeenCalledTimes(1)
  })

  it('is notified when another business takes its place', () => {
    current.set(aSession({ token: 'd.e.f', business: aBusiness({ id: '8' as BusinessId }) }))
    expect(ended).toHaveBeenCalledTimes(1)
  })

  it('is not notified when its token is renewed', () => {
    current.set(aSession({ token: 'd.e.f' }))
    expect(ended).not.toHaveBeenCalled()
  })

  it('is not notified after the listener stopped listening', () => {
    const other = vi.fn()
    current.onEnd(other)()
    current.set(undefined)
    expect(other).not.toHaveBeenCalled()
  })
})
