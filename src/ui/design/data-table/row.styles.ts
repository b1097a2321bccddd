import { makeResetStyles, makeStyles, tokens } from '@fluentui/react-components'
import { breakpointTouch, height, space } from '../theme/layout-tokens.ts'
import { customTokens } from '../theme/custom-tokens.ts'
import { oneLine, rowFontSize, tabularNumerals } from '../theme/type.ts'

/** The class of a cell that stays in view while its row scrolls sideways. */
export const STICKY_CELL = 'sticky-cell'

/**
 * Sticky cells need their row's opaque background. Rules name them, because `inherit` would restyle the cell at every
 * move of its row, and a variable every element of a row at each change of its state.
 */
const background = (state: '' | ':hover', color: string, selectedColor: string) => ({
  [`&${state}, &${state} > .${STICKY_CELL}`]: { backgroundColor: color },
  /* Its links would not stand out from a darker colour under the pointer. */
  [`&[data-marked]${state}, &[data-marked]${state} > .${STICKY_CELL}`]: {
    backgroundColor: tokens.colorBrandBackground2,
  },
  [`&[aria-selected=true]${state}, &[aria-selected=true]${state} > .${STICKY_CELL}`]: {
    backgroundColor: selectedColor,
  },
})

/**
 * Replaces the `inherit` that browsers give the rows and cells of tables. With it Chromium restyles every cell of a row that
 * moves, and compares each with all earlier ones: after 90 screens of scrolling that took 42 ms a frame instead of 2.
 */
const inheritsNothing = { verticalAlign: 'baseline' } as const

/** One class per element: the fewer rules match, the faster scrolling is. */
export const useRowClass = makeResetStyles({
  ...inheritsNothing,
  contain: 'layout style',
  position: 'relative',
  display: 'grid',
  width: '100%',
  height: height.tableRow,
  color: tokens.colorNeutralForeground1,
  ...background('', customTokens.cardBackground, tokens.colorBrandBackground2),
  border: `0 solid ${tokens.colorNeutralStroke3}`,
  borderBottomWidth: '1px',
  fontSize: rowFontSize,
  lineHeight: '43px',
  whiteSpace: 'nowrap',
  ...background(':hover', customTokens.rowHover, tokens.colorBrandBackground2Hover),
  ':focus-visible': { outlineStyle: 'none' },
  ':focus-visible::after': {
    content: '""',
    position: 'absolute',
    zIndex: 3,
    inset: 0,
    border: `2px solid ${tokens.colorStrokeFocus2}`,
    pointerEvents: 'none',
  },
  ':focus-visible > td:first-child': { zIndex: 2 },
  ':focus-visible .row-reason': { display: 'block' },
  ':focus-visible > td[title]': {
    display: 'flex',
    alignItems: 'center',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '14px',
    whiteSpace: 'normal',
  },
})

export const useCellClass = makeResetStyles({
  ...inheritsNothing,
  display: 'block',
  minWidth: 0,
  padding: `0 ${space.s}`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
})

export const useRowStyles = makeStyles({
  carded: {
    height: 'auto',
    minHeight: '72px',
    gridTemplateColumns: '48px minmax(0, 1fr)',
    lineHeight: tokens.lineHeightBase300,
    whiteSpace: 'normal',
  },
  wide: { gridTemplateColumns: 'minmax(0, 1fr)' },
  placed: { position: 'absolute', top: 0, left: 0 },
  opens: { cursor: 'pointer' },
  blocked: { color: tokens.colorNeutralForeground3 },
  lastSticky: { borderRight: `1px solid ${tokens.colorNeutralStroke2}` },
  /* Three lines of 14 pixels fit into a row, whose height takes the touches of a link. */
  wraps: {
    display: 'flex',
    alignItems: 'center',
    alignSelf: 'stretch',
    lineHeight: '14px',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  start: { textAlign: 'left' },
  center: { textAlign: 'center' },
  end: { textAlign: 'right', ...tabularNumerals },
})

export const useCheckCellClass = makeResetStyles({
  ...inheritsNothing,
  left: 0,
  display: 'flex',
  padding: 0,
  '& .row-reason': { display: 'none' },
  '&:hover .row-reason': { display: 'block' },
})

export const useReasonClass = makeResetStyles({
  position: 'absolute',
  top: '50%',
  left: '48px',
  paddingLeft: space.s,
  paddingRight: space.s,
  color: customTokens.statusYellowText,
  backgroundColor: customTokens.statusYellowBackground,
  borderRadius: tokens.borderRadiusMedium,
  boxShadow: tokens.shadow4,
  fontSize: tokens.fontSizeBase200,
  lineHeight: '28px',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  transform: 'translateY(-50%)',
})

export const useCardStyles = makeStyles({
  lines: {
    ...inheritsNothing,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: '2px',
    minWidth: 0,
    padding: `0 ${space.m} 0 0`,
  },
  indented: { paddingLeft: space.m },
  line: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space.s, minWidth: 0 },
  title: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    minWidth: 0,
    fontWeight: tokens.fontWeightSemibold,
    lineHeight: '17px',
    /* Its links take touches from 24 pixels; space below would show the third line of a name. */
    [breakpointTouch]: { paddingTop: '7px', marginTop: '-7px' },
  },
  amount: { flexShrink: 0, alignSelf: 'flex-start', fontWeight: tokens.fontWeightSemibold, ...tabularNumerals },
  detail: {
    ...oneLine,
    minWidth: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    ...tabularNumerals,
  },
  chip: { display: 'flex', alignItems: 'center', gap: space.s, flexShrink: 0 },
  noted: { paddingTop: space.xs, paddingBottom: space.xs },
  note: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200, ...tabularNumerals },
})

export const useCheckZoneClass = makeResetStyles({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: '48px',
  minHeight: '35px',
  [breakpointTouch]: { minHeight: '43px' },
  userSelect: 'none',
  cursor: 'pointer',
  /* The row may be low, so the cell takes its height. */
  '&[data-row]': { height: '100%', minHeight: 0 },
  '&[data-blocked]': { cursor: 'not-allowed' },
})

export const useCheckBoxClass = makeResetStyles({
  appearance: 'none',
  position: 'relative',
  flexShrink: 0,
  width: '18px',
  height: '18px',
  margin: 0,
  backgroundColor: tokens.colorNeutralBackground1,
  border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
  borderRadius: tokens.borderRadiusSmall,
  pointerEvents: 'none',
  '&:checked, &:indeterminate': {
    backgroundColor: tokens.colorBrandBackground,
    borderColor: tokens.colorBrandBackground,
  },
  '&:checked::after, &:indeterminate::after': {
    content: '""',
    position: 'absolute',
    border: `0 solid ${tokens.colorNeutralForegroundOnBrand}`,
  },
  ':checked::after': {
    left: '5px',
    top: '2px',
    width: '6px',
    height: '10px',
    borderWidth: '0 2px 2px 0',
    transform: 'rotate(45deg)',
  },
  ':indeterminate::after': {
    left: '3px',
    top: '7px',
    width: '10px',
    height: '2px',
    borderTopWidth: '2px',
    transform: 'none',
  },
  ':disabled': {
    backgroundColor: tokens.colorNeutralBackgroundDisabled,
    borderColor: tokens.colorNeutralStrokeDisabled,
  },
  ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  '@media (forced-colors: active)': { appearance: 'auto' },
})
