import { addDaysWithin, type CivilDate } from '../kernel/civil-date.ts'

/** The days of a statement, both included. */
export interface StatementRange {
  readonly from: CivilDate
  readonly to: CivilDate
}

/**
 * The days of a statement of which only one or none is said: until today, from a year before its end.
 */
export const statementRange = (
  { from, to }: { readonly [Day in keyof StatementRange]?: CivilDate | undefined },
  today: CivilDate,
): StatementRange => {
  const last = to ?? today
  return { from: from ?? addDaysWithin(last, -YEAR), to: last }
}

/** Days. */
const YEAR = 365
