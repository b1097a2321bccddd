import { makeStyles, tokens } from '@fluentui/react-components'
import { customTokens } from '../design/theme/custom-tokens.ts'
import { breakpointNarrow, space } from '../design/theme/layout-tokens.ts'
import { NAME_WIDTH } from './cash-table.styles.ts'

export const CHART_HEIGHT = 140

/** The sign of a series before its name: a filled box for bars, a stroke for lines. */
const sign = (color: string, height = '10px') => ({
  '::before': {
    content: '""',
    display: 'inline-block',
    width: '12px',
    height,
    marginRight: '6px',
    verticalAlign: 'middle',
    backgroundColor: color,
  },
})

export const useChartStyles = makeStyles({
  figure: {
    display: 'flex',
    margin: 0,
    borderBottom: `1px solid ${customTokens.cardStroke}`,
    [breakpointNarrow]: { flexDirection: 'column-reverse' },
  },
  /* Above the weeks of the table: behind the overdue, and before what has no place in time. */
  plot: {
    position: 'relative',
    flexShrink: 0,
    width: `calc((100% - ${NAME_WIDTH}px) * var(--in-time) / var(--columns))`,
    height: `${CHART_HEIGHT}px`,
    [breakpointNarrow]: { width: '100%' },
  },
  svg: { display: 'block', width: '100%', height: `${CHART_HEIGHT}px` },
  hatch: { fill: customTokens.statusRedBackground },
  in: { fill: customTokens.chartKept },
  out: { fill: customTokens.chartTaken },
  zero: { stroke: tokens.colorNeutralStroke1, vectorEffect: 'non-scaling-stroke' },
  closing: {
    fill: 'none',
    stroke: tokens.colorNeutralForeground1,
    strokeWidth: 2,
    vectorEffect: 'non-scaling-stroke',
  },
  changed: {
    fill: 'none',
    stroke: tokens.colorPaletteGreenForeground3,
    strokeWidth: 2,
    vectorEffect: 'non-scaling-stroke',
  },
  overdue: {
    fill: 'none',
    stroke: tokens.colorNeutralForeground3,
    strokeDasharray: '4 3',
    vectorEffect: 'non-scaling-stroke',
  },
  label: {
    position: 'absolute',
    top: 0,
    transform: 'translateX(-50%)',
    color: customTokens.statusRedText,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    whiteSpace: 'nowrap',
  },
  legend: {
    display: 'flex',
    flexDirection: 'column',
    flexShrink: 0,
    boxSizing: 'border-box',
    position: 'sticky',
    left: 0,
    zIndex: 1,
    width: `calc(${NAME_WIDTH}px + (100% - ${NAME_WIDTH}px) / var(--columns))`,
    padding: '8px 14px',
    backgroundColor: customTokens.cardBackground,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    [breakpointNarrow]: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      columnGap: space.m,
      width: 'auto',
      padding: '5px 14px',
    },
  },
  inKey: sign(customTokens.chartKept),
  outKey: sign(customTokens.chartTaken),
  closingKey: sign(tokens.colorNeutralForeground1, '2px'),
  changedKey: sign(tokens.colorPaletteGreenForeground3, '2px'),
  overdueKey: sign(tokens.colorNeutralForeground3, '2px'),
})
