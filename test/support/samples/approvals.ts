import type { RequestedApproval } from '#application/team/approvals.port.ts'
import type { ApprovalId } from '#domain/team/pending.ts'

const ACCOUNT = {
  bank: 'Banco de Chile',
  type: 'CUENTA_CORRIENTE',
  number: '62811904',
  currency: 'CLP',
  holder: 'Papelera SpA',
  holderIdentifier: '76086428-5',
} as const

/** A change of the account of a supplier that the user may authorise. */
export const aRequestedApproval = (id: string, given: Partial<RequestedApproval> = {}): RequestedApproval => ({
  id: id as ApprovalId,
  act: 'SUPPLIER_ACCOUNT',
  state: 'PENDING',
  needed: 1,
  givenBy: [],
  requestedBy: 'Olga Díaz',
  operator: undefined,
  isMine: false,
  mayDecide: true,
  requestedAt: Date.UTC(2026, 2, 2, 15),
  expiresAt: Date.UTC(2026, 2, 9, 15),
  decidedAt: undefined,
  rejectedBy: undefined,
  rejection: undefined,
  voidedFor: undefined,
  contentHash: 'hash',
  content: {
    lines: [
      {
        change: 'CHANGED',
        supplier: 'Papelera SpA',
        before: ACCOUNT,
        after: { ...ACCOUNT, number: '70011223' },
        term: undefined,
        about: undefined,
        was: undefined,
        becomes: undefined,
      },
    ],
  },
  ...given,
})

/** A member who would get the right to authorise. */
const A_ROLE: RequestedApproval['content']['lines'][number] = {
  change: 'ROLE',
  supplier: undefined,
  before: undefined,
  after: undefined,
  term: undefined,
  about: 'María de los Ángeles Fernández-Valenzuela (maria.de.los.angeles@aserraderorioclaro.cl)',
  was: 'Preparador',
  becomes: 'Administrador',
}

/** One to decide, one of the user that waits, one that was rejected, one of another member that is void, and a role to decide. */
export const SOME_APPROVALS: ReadonlyArray<RequestedApproval> = [
  aRequestedApproval('1'),
  aRequestedApproval('2', { isMine: true, mayDecide: false, needed: 2, givenBy: ['Luis Paz'] }),
  aRequestedApproval('3', {
    isMine: true,
    mayDecide: false,
    state: 'REJECTED',
    rejectedBy: 'Luis Paz',
    rejection: 'No conozco esta cuenta.',
  }),
  aRequestedApproval('4', { mayDecide: false, operator: 'Pía Ríos', state: 'VOID', voidedFor: 'CONTENT_CHANGED' }),
  aRequestedApproval('5', { act: 'MEMBER', content: { lines: [A_ROLE] } }),
]
