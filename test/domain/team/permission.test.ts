import { describe, expect, it } from 'vitest'
import * as fc from 'fast-check'
import { may, PERMISSIONS, type Permission } from '#domain/team/permission.ts'
import { ROLES } from '#domain/team/role.ts'

const allowed = (permission: Permission): string => ROLES.filter((role) => may(role, permission)).join(' ')

describe('the permissions of a role', () => {
  it.each([
    ['read', 'OWNER ADMIN PREPARER APPROVER READER'],
    ['workspace', 'OWNER ADMIN PREPARER APPROVER'],
    ['invoices', 'OWNER ADMIN PREPARER'],
    ['payables', 'OWNER ADMIN PREPARER'],
    ['request', 'OWNER ADMIN PREPARER'],
    ['confirm', 'OWNER ADMIN PREPARER APPROVER'],
    ['supplierAccounts', 'OWNER ADMIN PREPARER'],
    ['ownAccounts', 'OWNER ADMIN'],
    ['companyFile', 'OWNER ADMIN'],
    ['credential', 'OWNER ADMIN'],
    ['approve', 'OWNER ADMIN APPROVER'],
    ['activity', 'OWNER ADMIN APPROVER READER'],
    ['team', 'OWNER ADMIN'],
  ] as const)('let %s be done by %s', (permission, roles) => {
    expect(allowed(permission)).toBe(roles)
  })

  it('cover every permission', () => {
    expect(PERMISSIONS).toHaveLength(13)
  })

  it('of an owner contain those of every other role', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ROLES), fc.constantFrom(...PERMISSIONS), (role, permission) => {
        expect(may('OWNER', permission) || !may(role, permission)).toBe(true)
      }),
    )
  })

  it('keep asking for money and deciding apart in the two roles made for that', () => {
    expect([may('PREPARER', 'request'), may('PREPARER', 'approve')]).toEqual([true, false])
    expect([may('APPROVER', 'request'), may('APPROVER', 'approve')]).toEqual([false, true])
  })
})
