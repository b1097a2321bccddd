import type { TaskEither } from 'fp-ts/TaskEither'
import type { FinanceableInvoice, FinancingType } from '#domain/financing/invoice.ts'
import type { Need, NeedAnswer } from '#domain/financing/need.ts'
import type { Proposal } from '#domain/financing/propose.ts'
import type { Failure } from '../shared/failure.ts'
import { token } from '../shared/token.ts'

export interface InvoiceProposal extends Omit<Proposal, 'invoiceIds'> {
  readonly invoices: ReadonlyArray<FinanceableInvoice>
}

export interface ProposalAnswer extends Omit<NeedAnswer, 'proposals'> {
  readonly options: ReadonlyArray<InvoiceProposal>
}

/** Proposes financeable invoices for an amount to receive, once for each strategy. */
export interface InvoiceProposals {
  readonly propose: (type: FinancingType, need: Need) => TaskEither<Failure, ProposalAnswer>
}
export const InvoiceProposals = token<InvoiceProposals>('InvoiceProposals')
/** Those of the samples. */
export const SampleProposals = token<InvoiceProposals>('SampleProposals')
