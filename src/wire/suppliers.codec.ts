import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { fromDays, type PaymentTerm } from '#domain/suppliers/payment-term.ts'
import { id } from './codec/ids.ts'
import { mapCodec, tagOf, type Codec } from './codec/map-codec.ts'
import { mappedRecord } from './codec/mapped-record.ts'
import { pageFields } from './codec/page.ts'
import { Count, list, optional, text } from './codec/primitives.ts'
import { PageNumber, PageSize } from './codec/query.ts'

/** In days. */
export const PaymentTermInDays: Codec<PaymentTerm> = mapCodec(
  'PaymentTerm',
  t.number,
  (days) => E.mapLeft(tagOf)(fromDays(days)),
  (term) => term,
)

export const Supplier = mappedRecord('Supplier', {
  id: ['supplierId', id('Supplier')],
  name: ['Business.name', text(300)],
  identifier: ['Business.identifier', text(20)],
  paymentTerm: ['paymentTerm', optional(PaymentTermInDays)],
  version: ['version', Count],
})

export const SupplierPage = mappedRecord('SupplierPage', pageFields(Supplier))

/** `name` matches a part of the name, or of the tax id. */
export const SupplierQuery = t.strict({ page: PageNumber, size: PageSize, name: optional(text(100)) })

export const SupplierRequest = mappedRecord('SupplierRequest', { paymentTerm: ['paymentTerm', PaymentTermInDays] })

const ContactFields = {
  name: ['name', text(130)],
  position: ['position', text(50)],
  email: ['email', text(50)],
  phone: ['phone', text(15)],
} as const

export const ContactResponse = mappedRecord('Contact', {
  id: ['id', id('Contact')],
  ...ContactFields,
  version: ['version', Count],
})

export const ContactList = list(500, ContactResponse)

export const ContactRequest = mappedRecord('ContactRequest', ContactFields)
