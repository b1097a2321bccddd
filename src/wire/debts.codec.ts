import * as t from 'io-ts'
import { DateOnly } from './codec/amounts.ts'
import { mappedRecord } from './codec/mapped-record.ts'
import { Count, optional, text } from './codec/primitives.ts'

/** `stale`: the last consultation failed, and this is what an earlier one answered. */
export const TreasuryDebt = mappedRecord('TreasuryDebt', ({ money }) => ({
  total: ['totalTGRDebt', optional(money)],
  consultedOn: ['updatedAt', optional(DateOnly)],
  isStale: ['stale', t.boolean],
}))

export const CreditReport = mappedRecord('CreditReport', ({ money }) => ({
  total: ['delinquentAmount', optional(money)],
  score: ['score', optional(Count)],
  consultedOn: ['updatedAt', optional(DateOnly)],
  isStale: ['stale', t.boolean],
}))

export const DebtService = mappedRecord('DebtService', ({ money }) => ({
  canConsult: ['canConsult', t.boolean],
  total: ['totalAmount', optional(money)],
  consultedOn: ['createdAt', optional(DateOnly)],
  isStale: ['stale', t.boolean],
}))

/** The full name of the person who authorises the consultation. */
export const DebtAuthorisation = t.strict({ name: text(120) })
