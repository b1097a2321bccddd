import { addDaysWithin, type CivilDate } from '../kernel/civil-date.ts'

/** The days of a statement, both included. */
export interface StatementRange {
  readonly from: CivilDate
  readonly to: CivilDate
}

/** The days of a statement. Without `to` it ends today; without `from` it begins a year before its end. */
export const statementRange = (
  { from, to }: { readonly [Day in keyof StatementRange]?: CivilDate | undefined },
  today: CivilDate,
): StatementRange => {
  const last = to ?? today
  return { from: from ?? addDaysWithin(last, -YEAR_DAYS), to: last }
}

const YEAR_DAYS = 365
