import { autorun } from 'mobx'
import { describe, expect, it } from 'vitest'
import { CurrentSession } from '#application/identity/current-session.ts'
import { Permissions } from '#application/team/permissions.ts'
import { may, PERMISSIONS } from '#domain/team/permission.ts'
import { ROLES } from '#domain/team/role.ts'
import { aBusiness, aSession } from '#test/support/samples/identity.ts'

const makePermissions = () => {
  const current = new CurrentSession()
  return { current, permissions: new Permissions({ current }) }
}

describe('the permissions of the user', () => {
  it('are those of the role in the session, of an operator too', () => {
    const { current, permissions } = makePermissions()
    for (const isSudo of [false, true])
      for (const role of ROLES) {
        current.set(aSession({ isSudo, business: aBusiness({ role }) }))
        for (const permission of PERMISSIONS) expect(permissions.may(permission)).toBe(may(role, permission))
      }
  })

  it('are none without a company or a session', () => {
    const { current, permissions } = makePermissions()
    expect(PERMISSIONS.filter((one) => permissions.may(one))).toEqual([])
    current.set(aSession({ business: undefined }))
    expect(PERMISSIONS.filter((one) => permissions.may(one))).toEqual([])
  })

  it('are followed by who observes them', () => {
    const { current, permissions } = makePermissions()
    const seen: Array<boolean> = []
    const stop = autorun(() => seen.push(permissions.may('team')))
    current.set(aSession())
    current.set(aSession({ business: aBusiness({ role: 'READER' }) }))
    stop()
    expect(seen).toEqual([false, true, false])
  })
})
