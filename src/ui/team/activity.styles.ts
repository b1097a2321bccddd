import { makeStyles } from '@fluentui/react-components'
import { breakpointNarrow, height, space } from '../design/theme/layout-tokens.ts'

export const useActivityStyles = makeStyles({
  filters: {
    display: 'flex',
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 'none',
    flexWrap: 'wrap',
    /* The width is fixed, because the names of the members arrive later. */
    '> *': { width: '176px' },
    gap: space.s,
    [breakpointNarrow]: {
      padding: `0 ${space.m} ${space.s}`,
      '> *': { flexGrow: 1, width: 'auto', '> select': { height: height.touchTarget } },
    },
  },
})
