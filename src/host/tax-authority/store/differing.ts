import type { DocumentEffect } from '#domain/tax-documents/effect.ts'
import type { UnvaluedTotal } from '#domain/tax-documents/unvalued.ts'
import { text, texts } from '../../database/columns.ts'
import { inParts } from '../../database/in-parts.ts'
import { STATED_TOTAL } from './stated-total.ts'
import { documentEffects, textOfEffect } from './stored-effects.ts'

/** The columns that the tables `invoice` and `payable` both have of what documents say. */
export const DOCUMENTED_ALIKE = { key: text, doubts: texts, effects: documentEffects, ...STATED_TOTAL }

interface Stored {
  readonly key: string
  readonly doubts: ReadonlyArray<string>
  readonly effects: ReadonlyArray<DocumentEffect>
  readonly stated_total: string | undefined
  readonly stated_currency: string | undefined
}

interface Documented {
  readonly key: string
  readonly doubts: ReadonlyArray<string>
  readonly effects: ReadonlyArray<DocumentEffect>
  readonly unvalued?: UnvaluedTotal | undefined
}

/** One fact: how it is stored, and what the documents say now. */
export type Fact<R, I> = readonly [stored: (row: R) => unknown, documented: (invoice: I) => unknown]

const ALIKE: ReadonlyArray<Fact<Stored, Documented>> = [
  [({ doubts }) => doubts, ({ doubts }) => doubts],
  [({ effects }) => effects.map(textOfEffect), ({ effects }) => effects.map(textOfEffect)],
  [({ stated_total: total }) => total, ({ unvalued }) => unvalued?.total],
  [({ stated_currency: currency }) => currency, ({ unvalued }) => unvalued?.currency],
]

export const PART = 1000

/** The invoices that are new or differ in a fact from the stored ones: usually few, and writing is slow. `read` gives the next `PART` rows after a key. */
export const differing = async <R extends Stored, I extends Documented>(
  invoices: ReadonlyArray<I>,
  ownFacts: ReadonlyArray<Fact<R, I>>,
  read: (after: string) => Promise<ReadonlyArray<R>>,
  pause: () => Promise<void>,
): Promise<ReadonlyArray<I>> => {
  const facts: ReadonlyArray<Fact<R, I>> = [...ownFacts, ...ALIKE]
  const kept = new Map<string, string>()
  for await (const row of inParts('', PART, ({ key }) => key, read, pause))
    kept.set(row.key, JSON.stringify(facts.map(([stored]) => stored(row))))
  return invoices.filter(
    (invoice) => kept.get(invoice.key) !== JSON.stringify(facts.map(([, documented]) => documented(invoice))),
  )
}
