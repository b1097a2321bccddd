import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { parseId, type Id } from '#domain/kernel/id.ts'

/** The kinds of rows that belong to a business or user and that a call can name. The host has an owner rule for each. */
export const RESOURCE_KINDS = [
  'User',
  'Business',
  'Order',
  'Invoice',
  'BankAccount',
  'Document',
  'Stakeholder',
  'OrderInvoice',
  'Attachment',
  'Bill',
  'Supplier',
  'Contact',
  'Payable',
  'Payroll',
  'Scenario',
  'OwnItem',
  'Membership',
  'Approval',
  'Member',
  'Invitation',
] as const
export type ResourceKind = (typeof RESOURCE_KINDS)[number]

/** Carries the kind of its row, so that the host can find the owner. */
export class IdCodec<K extends ResourceKind> extends t.Type<Id<K>, number | string, unknown> {
  readonly kind: K

  constructor(kind: K) {
    super(
      `${kind}Id`,
      (value): value is Id<K> => typeof value === 'string' && E.isRight(parseId(value)),
      (input, context) => {
        const id =
          typeof input === 'number' || typeof input === 'string'
            ? parseId<K>(String(input))
            : E.left({ _tag: 'IdMalformed' as const })
        return E.isRight(id) ? t.success(id.right) : t.failure(input, context, id.left._tag)
      },
      (id) => Number(id),
    )
    this.kind = kind
  }
}

/** An id travels as a number and is digits inside; hosts that send the digits are understood too. */
export const id = <K extends ResourceKind>(kind: K): IdCodec<K> => new IdCodec(kind)
