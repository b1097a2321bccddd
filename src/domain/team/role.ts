/** The role of a member for one company. A person may have another one in each company. */
export type Role = 'OWNER' | 'ADMIN' | 'PREPARER' | 'APPROVER' | 'READER'

/** All roles, in the order of a form. */
export const ROLES = ['OWNER', 'ADMIN', 'PREPARER', 'APPROVER', 'READER'] as const satisfies ReadonlyArray<Role>
