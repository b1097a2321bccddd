import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { COUNTRIES } from '#domain/kernel/country.ts'
import { ORDER_ACTIONS } from '#domain/orders/order-action.ts'
import { isOrderStatus, type OrderStatus } from '#domain/orders/order-status.ts'
import { DateOnly } from '#wire/codec/amounts.ts'
import { id } from '#wire/codec/ids.ts'
import { mapCodec } from '#wire/codec/map-codec.ts'
import { Count, FiniteNumber, oneOf, optional, text } from '#wire/codec/primitives.ts'
import { readOwnTaxId } from '../kernel/own-tax-id.ts'
import { PAYROLL_ACTIONS } from '../payables/process-payroll.ts'
import { DataReadRequest } from '../rehearsal/live-question.ts'

const TaxIdCodec = mapCodec(
  'OwnTaxId',
  text(20),
  (text) => E.fromNullable('TaxIdMalformed')(readOwnTaxId(text)),
  ({ identifier }) => identifier,
)

const Status = mapCodec(
  'OrderStatus',
  text(40),
  (text): E.Either<string, OrderStatus> => (isOrderStatus(text) ? E.right(text) : E.left('StatusUnknown')),
  (status) => status,
)

const Path = text(4096)

const CountryCodec = oneOf('Country', COUNTRIES)

/** The requests of operators. Paths are absolute. */
export const OperatorRequest = t.union([
  t.strict({ command: t.literal('taxpayer:add'), taxId: TaxIdCodec, password: text(256), documents: Path }),
  t.strict({
    command: t.literal('company:add'),
    taxId: TaxIdCodec,
    name: text(200),
    user: optional(text(254)),
    userName: optional(text(200)),
    password: optional(text(256)),
  }),
  t.strict({ command: t.literal('company:verify'), taxId: TaxIdCodec, user: optional(text(254)) }),
  t.strict({
    command: t.literal('order:advance'),
    orderId: id('Order'),
    status: Status,
    anyway: optional(text(300)),
  }),
  t.strict({
    command: t.literal('order:act'),
    orderId: id('Order'),
    action: oneOf('OrderAction', ORDER_ACTIONS),
    reason: optional(text(300)),
    anyway: optional(text(300)),
  }),
  t.strict({
    command: t.literal('order:pay'),
    orderId: id('Order'),
    folio: optional(text(40)),
    daysLate: optional(Count),
    amount: optional(FiniteNumber),
  }),
  t.strict({ command: t.literal('order:payment-list'), orderId: id('Order') }),
  t.strict({
    command: t.literal('order:correct-payment'),
    orderId: id('Order'),
    paymentId: Count,
    reason: text(300),
    amount: optional(FiniteNumber),
    on: optional(DateOnly),
    folio: optional(text(40)),
  }),
  t.strict({ command: t.literal('surplus:pay'), taxId: TaxIdCodec }),
  t.strict({
    command: t.literal('transfer-account:set'),
    taxId: TaxIdCodec,
    bank: text(10),
    number: text(40),
    email: text(254),
  }),
  t.strict({
    command: t.literal('credit-line:set'),
    taxId: TaxIdCodec,
    credit: FiniteNumber,
    balance: optional(FiniteNumber),
  }),
  t.strict({ command: t.literal('payroll:list') }),
  t.strict({
    command: t.literal('payroll:act'),
    payrollId: id('Payroll'),
    action: oneOf('PayrollAction', PAYROLL_ACTIONS),
    reason: optional(text(300)),
    payee: optional(TaxIdCodec),
    anyway: optional(text(300)),
  }),
  t.strict({ command: t.literal('voucher:list') }),
  t.strict({ command: t.literal('voucher:attach'), payableId: id('Payable'), file: Path }),
  t.strict({
    command: t.literal('debt:set'),
    taxId: TaxIdCodec,
    treasury: optional(FiniteNumber),
    delinquent: optional(FiniteNumber),
    score: optional(Count),
    service: optional(FiniteNumber),
  }),
  t.strict({ command: t.literal('invoice:import'), taxId: TaxIdCodec, files: t.array(Path) }),
  t.strict({ command: t.literal('sample') }),
  t.strict({
    command: t.literal('impersonate'),
    taxId: optional(TaxIdCodec),
    user: optional(text(254)),
    operator: text(200),
  }),
  t.strict({ command: t.literal('audit:verify') }),
  DataReadRequest,
  t.strict({ command: t.literal('order:review-list') }),
  t.strict({ command: t.literal('signature:check') }),
  t.strict({ command: t.literal('signer:set'), issuer: TaxIdCodec, holder: TaxIdCodec, signs: t.boolean }),
  t.strict({ command: t.literal('document:list') }),
  t.strict({ command: t.literal('documents:without-effect'), taxId: optional(TaxIdCodec) }),
  t.strict({ command: t.literal('documents:settle'), taxId: TaxIdCodec, key: text(100), reason: text(500) }),
  t.strict({ command: t.literal('document:save'), documentId: id('Document'), folder: Path }),
  t.strict({ command: t.literal('document:send-to-sign'), documentId: id('Document') }),
  t.strict({
    command: t.literal('document:approve'),
    documentId: id('Document'),
    link: optional(text(2_000)),
    digest: optional(text(64)),
  }),
  t.strict({ command: t.literal('document:reject'), documentId: id('Document'), reason: text(500) }),
  t.strict({ command: t.literal('geo:load'), file: Path }),
  t.strict({ command: t.literal('feature:set'), taxId: TaxIdCodec, featureId: Count, active: t.boolean }),
  t.strict({ command: t.literal('holiday:add'), country: CountryCodec, date: DateOnly, name: text(60) }),
  t.strict({ command: t.literal('holiday:remove'), country: CountryCodec, date: DateOnly }),
  t.strict({ command: t.literal('holiday:list'), country: CountryCodec }),
  t.strict({ command: t.literal('maintenance'), on: t.boolean }),
  t.strict({ command: t.literal('job:list') }),
  t.strict({ command: t.literal('job:retry'), job: Count }),
])
export type OperatorRequest = t.TypeOf<typeof OperatorRequest>
export type OperatorCommand = OperatorRequest['command']
export type RequestOf<C extends OperatorCommand> = Extract<OperatorRequest, { readonly command: C }>
