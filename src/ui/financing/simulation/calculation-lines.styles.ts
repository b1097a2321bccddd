import { makeStyles, tokens } from '@fluentui/react-components'
import { motion } from '../../design/theme/layout-tokens.ts'

export const useCalculationLinesStyles = makeStyles({
  details: {
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    '&[open] > summary svg': { transform: 'rotate(180deg)' },
  },
  summary: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '44px',
    cursor: 'pointer',
    listStyle: 'none',
    color: tokens.colorBrandForegroundLink,
    fontWeight: tokens.fontWeightSemibold,
    '::-webkit-details-marker': { display: 'none' },
    ':hover': { color: tokens.colorBrandForegroundLinkHover },
  },
  chevron: { transitionProperty: 'transform', transitionDuration: motion.quick, transitionTimingFunction: motion.ease },
  lines: { display: 'flex', flexDirection: 'column', margin: 0 },
  line: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '15px',
    padding: '10px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  result: { fontWeight: tokens.fontWeightSemibold },
  name: { fontSize: tokens.fontSizeBase300 },
  amount: { margin: 0, textAlign: 'right', fontSize: tokens.fontSizeBase300 },
  definition: {
    gridColumn: '1 / -1',
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
  },
})
