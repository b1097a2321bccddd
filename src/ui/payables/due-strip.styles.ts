import { makeStyles, shorthands, tokens } from '@fluentui/react-components'
import { breakpointPhone, space } from '../design/theme/layout-tokens.ts'
import { tabularNumerals } from '../design/theme/type.ts'

const twoLines = { flexDirection: 'column', minHeight: `calc(2 * ${tokens.lineHeightBase200})` } as const

export const useDueStyles = makeStyles({
  strip: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(170px, 1fr))',
    gap: space.s,
    margin: 0,
    padding: 0,
    border: 'none',
    minWidth: 0,
    /* Six buckets in two rows of the same length. */
    '@media (min-width: 640px) and (max-width: 1159px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [breakpointPhone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space.xs },
  },
  notices: { display: 'flex', flexWrap: 'wrap', gap: space.s, margin: 0, padding: 0, border: 'none', minWidth: 0 },
  notice: {
    minWidth: 0,
    maxWidth: '100%',
    padding: `${space.xs} ${space.s}`,
    fontWeight: 'normal',
    [breakpointPhone]: { width: '100%', justifyContent: 'flex-start' },
  },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space.s, textAlign: 'start' },
  bucket: { justifyContent: 'flex-start', minWidth: 0, padding: `${space.xs} ${space.s}`, fontWeight: 'normal' },
  chosen: {
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    ...shorthands.borderColor(tokens.colorBrandStroke1),
  },
  words: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', minWidth: 0, textAlign: 'start' },
  name: { fontWeight: tokens.fontWeightSemibold },
  figures: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.xs,
    [breakpointPhone]: twoLines,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    ...tabularNumerals,
  },
  /* Where the amount and the count of a bucket may not fit into one line, the strip has the same height without them. */
  figuresOfBucket: { '@media (max-width: 1365px)': twoLines },
})
