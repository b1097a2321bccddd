import * as t from 'io-ts'
import { CASH_WEEKS } from '#domain/cash/cash-column.ts'
import { PROPOSAL_STRATEGIES } from '#domain/financing/propose.ts'
import { OrderLines, SimulationFiguresCodec } from './cart.codec.ts'
import { CashEntry } from './cash.codec.ts'
import { DateOnly } from './codec/amounts.ts'
import { mappedRecord } from './codec/mapped-record.ts'
import { list, oneOf, optional } from './codec/primitives.ts'
import { FinancingTypeCodec } from './financing.codec.ts'
import { IncludedReasons, LeftOutTotal, MAX_CANDIDATES, proposalFigures } from './proposals.codec.ts'

const Week = oneOf('CashWeek', CASH_WEEKS)

/** The week that is to be covered, and with which type of financing. `included` names the invoices that are left out otherwise. */
export const CashCoverQuery = t.strict({
  week: Week,
  orderType: FinancingTypeCodec,
  included: optional(IncludedReasons),
})

/** The items that an order would take away and bring: its invoices; its transfer, and a retention of each. */
const CoverProposal = mappedRecord('CoverProposal', (codecs) => ({
  ...proposalFigures(codecs),
  lines: ['lines', OrderLines],
  figures: ['figures', optional(SimulationFiguresCodec(codecs.country))],
  removed: ['removed', list(MAX_CANDIDATES, CashEntry)],
  added: ['added', list(MAX_CANDIDATES + 1, CashEntry)],
}))

export const CashCoverAnswer = mappedRecord('CashCover', ({ country, money }) => ({
  week: ['week', Week],
  need: ['need', money],
  arrival: ['arrival', DateOnly],
  proposals: ['proposals', list(PROPOSAL_STRATEGIES.length, CoverProposal(country))],
  leftOut: ['leftOut', optional(LeftOutTotal(country))],
}))
