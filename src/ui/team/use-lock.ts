import { Permissions } from '#application/team/permissions.ts'
import type { Permission } from '#domain/team/permission.ts'
import { useViewModel } from '../di/use-view-model.ts'
import { lockText } from '../text/team.ts'

/** The properties of a button that its user may not press: the title is its description, too. */
export interface Lock {
  readonly disabledFocusable?: true
  readonly title?: string
}

/** Whether the user may make the calls of a permission. Call it in an observer, because a role may change. */
export const useMay = (permission: Permission): boolean => useViewModel(Permissions).may(permission)

/** Disables a button whose user lacks the permission, and says who can help. Call it in an observer, and spread it last. */
export const useLock = (permission: Permission): Lock => (useMay(permission) ? OPEN : LOCKED)

const OPEN: Lock = {}
const LOCKED: Lock = { disabledFocusable: true, title: lockText }
