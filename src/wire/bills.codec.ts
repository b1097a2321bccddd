import { DateOnly } from './codec/amounts.ts'
import { id } from './codec/ids.ts'
import { mappedRecord } from './codec/mapped-record.ts'
import { list, oneOf } from './codec/primitives.ts'

/** The charges of an order. */
export const BILL_TYPES = ['interest', 'advisory'] as const
export type BillType = (typeof BILL_TYPES)[number]

const Bill = mappedRecord('Bill', ({ money }) => ({
  id: ['id', id('Bill')],
  type: ['type', oneOf('BillType', BILL_TYPES)],
  amount: ['amount', money],
  issuedOn: ['issuedDate', DateOnly],
}))

export const BillList = mappedRecord('BillList', ({ country }) => ({ items: ['data', list(20, Bill(country))] }))
