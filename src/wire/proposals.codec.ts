import * as t from 'io-ts'
import { PROPOSAL_STRATEGIES } from '#domain/financing/propose.ts'
import { id } from './codec/ids.ts'
import { mappedRecord } from './codec/mapped-record.ts'
import { list, oneOf } from './codec/primitives.ts'
import { MinorUnits } from './codec/query.ts'
import { FinancingTypeCodec, Invoice } from './financing.codec.ts'

/** The limit is the size of an order. */
export const MAX_CANDIDATES = 10_000

/** `amount` is what the company wants to receive. */
export const ProposalQuery = t.strict({ orderType: FinancingTypeCodec, amount: MinorUnits })

const Proposal = mappedRecord('Proposal', ({ money }) => ({
  strategy: ['strategy', oneOf('ProposalStrategy', PROPOSAL_STRATEGIES)],
  invoiceIds: ['invoices', list(MAX_CANDIDATES, id('Invoice'))],
  receives: ['transfer', money],
  cost: ['cost', money],
  missing: ['missing', money],
}))

/** Each invoice once, also when several proposals contain it. */
export const ProposalsResponse = mappedRecord('Proposals', ({ country }) => ({
  proposals: ['proposals', list(PROPOSAL_STRATEGIES.length, Proposal(country))],
  invoices: ['data', list(MAX_CANDIDATES, Invoice(country))],
}))
