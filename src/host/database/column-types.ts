/** Object ids of the column types that both drivers would read differently. */
const INT8 = 20
const DATE = 1082

/** Text of a column to the value of `Row`. Amounts and ids stay below 2^53: the schema's checks see to it. */
export const COLUMN_PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [INT8]: Number,
  [DATE]: (text) => text,
}
