import { id } from './codec/ids.ts'
import { mappedRecord } from './codec/mapped-record.ts'
import { Count, text } from './codec/primitives.ts'

/** An account of the company as a person recognises it. */
export const ShownAccount = mappedRecord('ShownAccount', {
  id: ['accountId', id('BankAccount')],
  version: ['version', Count],
  bank: ['bank', text(120)],
  lastDigits: ['lastDigits', text(4)],
})
