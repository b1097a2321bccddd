import { mappedRecord } from './mapped-record.ts'
import { text } from './primitives.ts'

/** The total of a document without a value in pesos, as the document states it. */
export const StatedTotal = mappedRecord('StatedTotal', { currency: ['currency', text(3)], total: ['amount', text(40)] })
