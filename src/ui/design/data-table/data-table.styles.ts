import { makeStyles, tokens } from '@fluentui/react-components'
import { cardSurface } from '../theme/controls.ts'
import { height, breakpointNarrow, reducedMotion, space } from '../theme/layout-tokens.ts'
import { customTokens } from '../theme/custom-tokens.ts'
import { tabularNumerals } from '../theme/type.ts'
import { STICKY_CELL } from './row.styles.ts'

export const useTableStyles = makeStyles({
  frame: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    overflow: 'hidden',
    ...cardSurface,
  },
  scroller: {
    display: 'block',
    position: 'relative',
    overflow: 'auto',
    overscrollBehaviorX: 'contain',
    isolation: 'isolate',
    outlineStyle: 'none',
    borderTop: `1px solid ${customTokens.cardStroke}`,
    /* Only then, because each sticky cell costs a frame of scrolling a tenth of a millisecond. */
    [`&[data-sideways] .${STICKY_CELL}`]: { position: 'sticky', zIndex: 1, ':hover': { zIndex: 2 } },
  },
  skeleton: { display: 'block', overflow: 'hidden', borderTop: `1px solid ${customTokens.cardStroke}` },
  flowing: { overflow: 'visible' },
  measured: { containerType: 'inline-size' },
  rows: { display: 'block', position: 'relative' },
  dimmed: {
    opacity: 0.55,
    transitionProperty: 'opacity',
    transitionDuration: '150ms',
    transitionDelay: '120ms',
    [reducedMotion]: { transitionDuration: '0s' },
  },
  headGroup: { display: 'block', position: 'sticky', top: 0, zIndex: 2 },
  head: {
    display: 'grid',
    height: height.tableHead,
    color: tokens.colorNeutralForeground2,
    backgroundColor: customTokens.cardBackground,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  headCell: {
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    padding: `0 ${space.s}`,
    fontWeight: 'inherit',
    backgroundColor: customTokens.cardBackground,
  },
  sortButton: {
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    minWidth: 0,
    height: '100%',
    padding: 0,
    color: 'inherit',
    backgroundColor: 'transparent',
    border: 0,
    borderRadius: tokens.borderRadiusSmall,
    font: 'inherit',
    cursor: 'pointer',
    ':hover': { color: tokens.colorNeutralForeground1 },
    ':hover .sort-arrow': { opacity: 0.6 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-6px' },
  },
  sortedButton: { color: tokens.colorBrandForeground1, ':hover': { color: tokens.colorBrandForeground1 } },
  sortText: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    lineHeight: '14px',
  },
  sortArrow: { flexShrink: 0, display: 'flex', opacity: 0 },
  sortArrowShown: { opacity: '1 !important' },
})

/** Alignment of a cell. The sort arrow precedes right-aligned header text. */
export const useAlignStyles = makeStyles({
  start: { justifyContent: 'flex-start', textAlign: 'left' },
  center: { justifyContent: 'center', textAlign: 'center' },
  end: { justifyContent: 'flex-end', textAlign: 'right', ...tabularNumerals },
})

export const useBarStyles = makeStyles({
  bar: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    columnGap: space.s,
    minHeight: height.tableRow,
    paddingLeft: space.m,
    paddingRight: space.m,
    fontSize: tokens.fontSizeBase300,
    ...tabularNumerals,
    [breakpointNarrow]: { columnGap: 0, paddingLeft: 0, paddingRight: space.s, flexWrap: 'nowrap' },
  },
  chosen: { color: tokens.colorBrandForeground1, backgroundColor: tokens.colorBrandBackground2 },
  /* Above cards the actions of the selection have a line below its count and the sorting. */
  twoLines: { [breakpointNarrow]: { flexWrap: 'wrap', paddingTop: space.s } },
  sentence: { fontWeight: tokens.fontWeightSemibold },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.s,
    minWidth: 0,
    [breakpointNarrow]: { order: 1, flexBasis: '100%', columnGap: space.l, paddingLeft: '48px' },
  },
  failure: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: space.s,
    padding: `${space.xs} ${space.m}`,
    color: customTokens.statusRedText,
    backgroundColor: customTokens.statusRedBackground,
    borderTop: `1px solid ${customTokens.cardStroke}`,
  },
})
