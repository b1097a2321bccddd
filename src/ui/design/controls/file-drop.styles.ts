import { makeStyles, shorthands, tokens } from '@fluentui/react-components'
import { cardRadius, motion, space } from '../theme/layout-tokens.ts'
import { customTokens } from '../theme/custom-tokens.ts'
import { oneLine } from '../theme/type.ts'

export const useFileDropStyles = makeStyles({
  zone: {
    display: 'flex',
    alignItems: 'center',
    gap: space.m,
    padding: space.m,
    borderRadius: cardRadius,
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    backgroundColor: customTokens.cardBackground,
    transitionProperty: 'background-color, border-color',
    transitionDuration: motion.quick,
    flexWrap: 'wrap',
  },
  over: { backgroundColor: tokens.colorBrandBackground2, ...shorthands.borderColor(tokens.colorBrandStroke1) },
  icon: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: '44px',
    height: '44px',
    borderRadius: tokens.borderRadiusCircular,
    color: tokens.colorBrandForeground1,
    backgroundColor: tokens.colorBrandBackground2,
  },
  words: { display: 'flex', flexDirection: 'column', flexGrow: 999, flexBasis: '190px', minWidth: 0 },
  choose: { flexGrow: 1, whiteSpace: 'nowrap' },
  title: { fontWeight: tokens.fontWeightSemibold },
  detail: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  /* Clear of the bars at the top and at the bottom. */
  report: { scrollMarginBlock: '90px' },
  summary: { display: 'block', fontWeight: tokens.fontWeightSemibold, marginBottom: space.s },
  results: { margin: 0, padding: 0, listStyle: 'none', maxHeight: '264px', overflowY: 'auto' },
  result: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.s,
    rowGap: space.xs,
    minHeight: '44px',
    padding: '5px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  file: { display: 'flex', flexDirection: 'column', flexGrow: 1, flexBasis: '140px', minWidth: 0 },
  fileName: oneLine,
})
