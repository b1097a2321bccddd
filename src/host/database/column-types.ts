/** Object ids of the column types that the two drivers parse differently. */
const INT8 = 20
const DATE = 1082

/** Parses a column's text to its value in `Row`. Check constraints limit amounts and ids to 2^53. */
export const COLUMN_PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [INT8]: Number,
  [DATE]: (text) => text,
}
