import * as TE from 'fp-ts/TaskEither'
import type { Counterparts } from '#application/counterparts/counterparts.port.ts'
import { counterpartStatement, type StatedInvoice } from '#domain/cash/counterpart-statement.ts'
import { money } from '#domain/kernel/money.ts'
import { owedTotals } from '#domain/payables/owed-totals.ts'
import { type Faults, makeFaults, rejected } from './faults.ts'

export interface FakeCounterparts extends Counterparts {
  readonly faults: Faults
}

/** One Chilean payer and supplier with these invoices; without invoices there is none. */
export const makeFakeCounterparts = (
  invoices: ReadonlyArray<StatedInvoice>,
  { identifier, name }: { readonly identifier: string; readonly name: string },
): FakeCounterparts => {
  const faults = makeFaults()
  const open = owedTotals(
    invoices.map(({ expected }) => ({ amount: expected })),
    'CLP',
  )
  const isKnown = () => invoices.length > 0
  return {
    faults,
    statement: (of, range) =>
      faults.around(() =>
        isKnown()
          ? TE.of({
              name,
              identifier,
              ...range,
              blocks: counterpartStatement('CLP', invoices, range),
              open,
              overdue: open,
              averageDaysLate: 9,
              financed: of._tag === 'Payer' ? money('CLP', 2_975_000) : undefined,
              retained: of._tag === 'Payer' ? money('CLP', 892_500) : undefined,
            })
          : TE.left(rejected('ERROR_NOT_FOUND')),
      ),
    download: (_, { to }) =>
      faults.around(() =>
        isKnown()
          ? TE.of({
              name: `Cartola ${name} ${to}.pdf`,
              kind: 'pdf' as const,
              bytes: new TextEncoder().encode('%PDF-1.7'),
            })
          : TE.left(rejected('ERROR_NOT_FOUND')),
      ),
  }
}
