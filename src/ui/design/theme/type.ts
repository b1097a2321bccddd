/** For every amount, date and identifier: digits of one width, so that columns line up and nothing jumps. */
export const tabularNumerals = { fontVariantNumeric: 'tabular-nums' } as const

/** For what only a screen reader needs to say. */
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

/** One line that ends in an ellipsis when there is no room. */
export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
