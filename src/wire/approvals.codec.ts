import * as t from 'io-ts'
import { APPROVAL_ACTS } from '#domain/team/approval-policy.ts'
import { APPROVAL_STATES } from '#domain/team/approval.ts'
import { isPending, type Pending } from '#domain/team/pending.ts'
import { AnyMoney, CurrencyCode, DateOnly } from './codec/amounts.ts'
import { id } from './codec/ids.ts'
import type { Codec } from './codec/map-codec.ts'
import { flat, mappedRecord } from './codec/mapped-record.ts'
import { Count, Folio, list, oneOf, optional, storable, text } from './codec/primitives.ts'
import { FinancingTypeCodec, Payer } from './financing.codec.ts'
import { PaymentContent } from './payment-content.codec.ts'

const ApprovalActCodec = oneOf('ApprovalAct', APPROVAL_ACTS)
const ApprovalStateCodec = oneOf('ApprovalState', APPROVAL_STATES)

const PendingApprovalCodec = mappedRecord('PendingApproval', {
  id: ['id', id('Approval')],
  act: ['act', ApprovalActCodec],
  state: ['state', ApprovalStateCodec],
  needed: ['needed', Count],
  given: ['given', Count],
  expiresAt: ['expiresAt', Count],
})

/** The body of a 202: a request that waits for others, and nothing else. */
export const isPendingBody = (body: unknown): body is { readonly approval: unknown } =>
  typeof body === 'object' && body !== null && Object.keys(body).join() === 'approval'

/** The answer of a guarded call: that of the call, or a request that waits for others. */
export const orPending = <A>(codec: Codec<A>): Codec<A | Pending> =>
  new t.Type<A | Pending, unknown, unknown>(
    `OrPending<${codec.name}>`,
    (value): value is A | Pending => isPending(value) || codec.is(value),
    (input, context) => {
      if (!isPendingBody(input)) return codec.validate(input, context)
      const { approval } = input
      const read = PendingApprovalCodec.validate(approval, t.appendContext(context, 'approval', PendingApprovalCodec))
      return read._tag === 'Left' ? read : t.success<Pending>({ _tag: 'Pending', approval: read.right })
    },
    (answer) => (isPending(answer) ? { approval: PendingApprovalCodec.encode(answer.approval) } : codec.encode(answer)),
  )

/** Why a guarded call is rejected besides the reasons of the call itself. */
export const GUARDED = ['ERROR_APPROVAL_PENDING', 'ERROR_APPROVAL_NOBODY', 'ERROR_APPROVAL_LIMIT'] as const

/** The kinds of a change of an account, of a payment term in a file of suppliers, of a member and of a rule of the policy. */
const PROPOSED_CHANGES = ['ADDED', 'CHANGED', 'DEFAULT', 'DELETED', 'TERM', 'INVITED', 'ROLE', 'RULE'] as const

const ProposedAccount = mappedRecord('ProposedAccount', {
  bank: ['bank', text(120)],
  type: ['accountType', text(40)],
  number: ['accountNumber', text(40)],
  currency: ['currency', CurrencyCode],
  holder: ['accountHolder', text(300)],
  holderIdentifier: ['sourceIdentifier', text(20)],
})

export type ProposedAccount = t.TypeOf<typeof ProposedAccount>

const ProposedChange = mappedRecord('ProposedChange', {
  change: ['change', oneOf('ProposedChange', PROPOSED_CHANGES)],
  supplier: ['supplier', optional(text(300))],
  before: ['before', optional(ProposedAccount)],
  after: ['after', optional(ProposedAccount)],
  term: ['term', optional(Count)],
  /** The person or the rule, with the words for both states. */
  about: ['about', optional(text(600))],
  was: ['was', optional(text(300))],
  becomes: ['becomes', optional(text(300))],
})

/** A line without any of its fields. */
export const EMPTY_LINE = {
  supplier: undefined,
  before: undefined,
  after: undefined,
  term: undefined,
  about: undefined,
  was: undefined,
  becomes: undefined,
}

/** Where the money would go, as far as a bank needs it. */
const ProposedDeposit = mappedRecord('ProposedDeposit', {
  bank: ['bank', text(120)],
  type: ['accountType', text(40)],
  number: ['accountNumber', text(40)],
  currency: ['currency', CurrencyCode],
})

export type ProposedDeposit = t.TypeOf<typeof ProposedDeposit>

const ProposedInvoice = mappedRecord('ProposedInvoice', {
  id: ['invoiceId', id('Invoice')],
  folio: ['folio', Folio],
  payer: flat(Payer),
  amount: ['amount', AnyMoney],
  lowered: ['lowered', AnyMoney],
  paymentDate: ['expirationDate', DateOnly],
})

/** An operation that would be requested. `lowered`: by credit notes and payments. */
const ProposedOrder = mappedRecord('ProposedOrder', {
  type: ['orderType', FinancingTypeCodec],
  invoices: ['orderInvoices', list(10_000, ProposedInvoice)],
  retention: ['retention', AnyMoney],
  account: ['depositAccount', optional(ProposedDeposit)],
})

const ProposedSurplus = mappedRecord('ProposedSurplus', {
  amount: ['amount', AnyMoney],
  account: ['depositAccount', ProposedDeposit],
})

/** The frozen content of a request: what would change, and what it costs where it has a price. */
export const ApprovalContent = mappedRecord('ApprovalContent', {
  lines: ['lines', list(1_000, ProposedChange)],
  order: ['order', optional(ProposedOrder), '?'],
  surplus: ['surplus', optional(ProposedSurplus), '?'],
  payment: ['payment', optional(PaymentContent), '?'],
  cost: ['cost', optional(AnyMoney), '?'],
})
export type ApprovalContent = t.TypeOf<typeof ApprovalContent>

export const ApprovalResponse = mappedRecord('Approval', {
  id: ['id', id('Approval')],
  act: ['act', ApprovalActCodec],
  state: ['state', ApprovalStateCodec],
  needed: ['needed', Count],
  givenBy: ['givenBy', list(10, text(300))],
  requestedBy: ['requestedBy', text(300)],
  operator: ['operator', optional(text(100))],
  isMine: ['isMine', t.boolean],
  mayDecide: ['mayDecide', t.boolean],
  requestedAt: ['requestedAt', Count],
  expiresAt: ['expiresAt', Count],
  decidedAt: ['decidedAt', optional(Count)],
  rejectedBy: ['rejectedBy', optional(text(300))],
  rejection: ['rejection', optional(text(300))],
  voidedFor: ['voidedFor', optional(text(64))],
  contentHash: ['contentHash', text(64)],
  content: ['content', ApprovalContent],
})
export type ApprovalResponse = t.TypeOf<typeof ApprovalResponse>

export const ApprovalList = list(500, ApprovalResponse)

/** `contentHash`: of the content that was read. */
export const DecisionRequest = mappedRecord('Decision', {
  decision: ['decision', oneOf('DecisionWord', ['APPROVE', 'REJECT'] as const)],
  reason: ['reason', optional(storable(1_000))],
  contentHash: ['contentHash', text(64)],
})

const Band = t.strict({ from: AnyMoney, approvers: Count })
/** More bands than allowed are read, so that the answer says which rule they break. */
const Bands = list(20, Band)
const rules = {
  bands: [
    'bands',
    t.strict({
      ORDER: Bands,
      PAY: Bands,
      FINANCE: Bands,
      SURPLUS: Bands,
      OWN_ACCOUNT: Bands,
      SUPPLIER_ACCOUNT: Bands,
      MEMBER: Bands,
      POLICY: Bands,
    }),
  ],
  expiryDays: ['expiryDays', Count],
  coolingHours: ['coolingHours', Count],
} as const

/** The policy of the company. Version 0 until the company stores one; `holders`: members who may authorise. */
export const ApprovalPolicyAnswer = mappedRecord('ApprovalPolicy', {
  ...rules,
  version: ['version', Count],
  holders: ['holders', Count],
})
export type ApprovalPolicyAnswer = t.TypeOf<typeof ApprovalPolicyAnswer>

export const ApprovalPolicyRequest = mappedRecord('ApprovalPolicyRequest', rules)
export type ApprovalPolicyRequest = t.TypeOf<typeof ApprovalPolicyRequest>
