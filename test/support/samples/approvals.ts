import type { RequestedApproval } from '#application/team/approvals.port.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { money } from '#domain/kernel/money.ts'
import type { PayrollId } from '#domain/payables/payable-invoice.ts'
import type { SupplierId } from '#domain/suppliers/supplier.ts'
import { someInvoices } from './financing.ts'
import type { ApprovalAct } from '#domain/team/approval-policy.ts'
import type { ApprovalId, Pending } from '#domain/team/pending.ts'

const ACCOUNT = {
  bank: 'Banco de Chile',
  type: 'CUENTA_CORRIENTE',
  number: '62811904',
  currency: 'CLP',
  holder: 'Papelera SpA',
  holderIdentifier: '76086428-5',
} as const

/** The answer of a call that waits for one other member. */
export const aPending = (act: ApprovalAct, id = '1', needed = 1): Pending => ({
  _tag: 'Pending',
  approval: { id: id as ApprovalId, act, state: 'PENDING', needed, given: 0, expiresAt: Date.UTC(2026, 10, 27, 15) },
})

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

/** A payment of two suppliers, one with a long name, that the user may authorise. */
const aRequestedPayment = (id: string, given: Partial<RequestedApproval> = {}): RequestedApproval =>
  aRequestedApproval(id, {
    act: 'PAY',
    content: {
      lines: [],
      payment: {
        method: 'TRANSFER',
        repaymentDate: undefined,
        lists: [
          {
            id: '61' as PayrollId,
            name: 'Facturas del 30 de noviembre',
            paymentDate: '2026-11-30' as CivilDate,
            payees: [
              {
                id: '8' as SupplierId,
                name: 'Papelera SpA',
                identifier: '76086428-5',
                total: money('CLP', 4_500_000),
                invoices: 2,
                folios: ['4558', '4559'],
                account: { bank: 'Banco de Chile', type: 'CUENTA_CORRIENTE', number: '···904' },
              },
              {
                id: '9' as SupplierId,
                name: 'Sociedad Comercializadora e Importadora de Insumos Industriales del Sur Limitada',
                identifier: '96571220-8',
                total: money('USD', 1_250_000),
                invoices: 31,
                folios: Array.from({ length: 20 }, (_, at) => String(880_100 + at)),
                account: { bank: 'Banco Santander', type: 'CUENTA_VISTA', number: '···011' },
              },
            ],
          },
        ],
      },
    },
    ...given,
  })

/** An order of seven invoices that the user may authorise. */
const ORDER_TO_AUTHORISE = aRequestedApproval('7', {
  act: 'ORDER',
  content: {
    lines: [],
    order: {
      type: 'DIRECT_FINANCING',
      invoices: someInvoices(7).map(({ amount, creditNotes, dueDate, folio, id, payer }) => ({
        id,
        folio,
        payer,
        amount,
        lowered: creditNotes,
        paymentDate: dueDate,
      })),
      retention: money('CLP', 70_288),
      account: undefined,
    },
    cost: money('CLP', 98_500),
  },
})

/** The payment of a surplus that waits for one other member. */
const SURPLUS_OF_THE_USER = aRequestedApproval('6', {
  act: 'SURPLUS',
  isMine: true,
  mayDecide: false,
  content: {
    lines: [],
    surplus: {
      amount: money('CLP', 44_020),
      account: { bank: 'BancoEstado', type: 'CUENTA_CORRIENTE', number: '12345678', currency: 'CLP' },
    },
  },
})

/** Some that the user may decide, some of the user, one that was rejected, and one of another member that is void. */
export const SOME_APPROVALS: ReadonlyArray<RequestedApproval> = [
  aRequestedApproval('1'),
  ORDER_TO_AUTHORISE,
  SURPLUS_OF_THE_USER,
  aRequestedPayment('5'),
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
