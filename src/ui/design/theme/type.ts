/** Rows of tables and the lines around them: between two sizes of Fluent, so that a row holds three lines of a name. */
export const rowFontSize = '13px'

/** For amounts, dates and identifiers: digits of equal width, so that columns align. */
export const tabularNumerals = { fontVariantNumeric: 'tabular-nums' } as const

/** Text for screen readers only. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: '0',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: '0',
} as const

/** One line with an ellipsis. */
export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
