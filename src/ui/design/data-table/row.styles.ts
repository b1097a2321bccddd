import { makeStyles, tokens } from '@fluentui/react-components'
import { height, space } from '../theme/measures.ts'
import { own } from '../theme/own-tokens.ts'
import { oneLine, tabularNumerals } from '../theme/type.ts'

export const useRowStyles = makeStyles({
  row: {
    contain: 'layout style paint',
    display: 'grid',
    alignItems: 'stretch',
    width: '100%',
    height: height.tableRow,
    color: tokens.colorNeutralForeground1,
    backgroundColor: own.cardBackground,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    fontSize: tokens.fontSizeBase300,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    ':hover .row-reason, &:focus-visible .row-reason': { display: 'flex' },
  },
  carded: { height: '72px', gridTemplateColumns: '48px minmax(0, 1fr)' },
  wide: { gridTemplateColumns: 'minmax(0, 1fr)' },
  placed: { position: 'absolute', top: 0, left: 0 },
  chosen: {
    backgroundColor: tokens.colorBrandBackground2,
    ':hover': { backgroundColor: tokens.colorBrandBackground2Hover },
  },
  opens: { cursor: 'pointer' },
  blocked: { color: tokens.colorNeutralForeground3 },
  cell: {
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    padding: `0 ${space.s}`,
    backgroundColor: 'inherit',
  },
  cellText: { minWidth: 0, ...oneLine },
  sticky: { position: 'sticky', zIndex: 1 },
  lastSticky: { borderRight: `1px solid ${tokens.colorNeutralStroke2}` },
  check: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '48px',
    backgroundColor: 'inherit',
    userSelect: 'none',
    cursor: 'pointer',
  },
  checkOff: { cursor: 'not-allowed' },
  reason: {
    display: 'none',
    position: 'absolute',
    zIndex: 2,
    top: '7px',
    bottom: '7px',
    left: '48px',
    alignItems: 'center',
    paddingLeft: space.s,
    paddingRight: space.s,
    color: own.statusYellowText,
    backgroundColor: own.statusYellowBackground,
    borderRadius: tokens.borderRadiusMedium,
    boxShadow: tokens.shadow4,
    fontSize: tokens.fontSizeBase200,
    pointerEvents: 'none',
  },
})

export const useCardStyles = makeStyles({
  zone: { display: 'flex', padding: 0, backgroundColor: 'inherit' },
  lines: { display: 'flex', flexDirection: 'column', justifyContent: 'center', gap: '2px', minWidth: 0, padding: `0 ${space.m} 0 0` },
  indented: { paddingLeft: space.m },
  line: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space.s, minWidth: 0 },
  title: { ...oneLine, minWidth: 0, fontWeight: tokens.fontWeightSemibold },
  amount: { flexShrink: 0, fontWeight: tokens.fontWeightSemibold, ...tabularNumerals },
  detail: { ...oneLine, minWidth: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, ...tabularNumerals },
  chip: { flexShrink: 0 },
})

const tick = {
  borderTopStyle: 'solid',
  borderRightStyle: 'solid',
  borderBottomStyle: 'solid',
  borderLeftStyle: 'solid',
  borderTopColor: tokens.colorNeutralForegroundOnBrand,
  borderRightColor: tokens.colorNeutralForegroundOnBrand,
  borderBottomColor: tokens.colorNeutralForegroundOnBrand,
  borderLeftColor: tokens.colorNeutralForegroundOnBrand,
} as const

export const useCheckStyles = makeStyles({
  box: {
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
    '::after': { content: '""', position: 'absolute', display: 'none', ...tick },
    ':checked': { backgroundColor: tokens.colorBrandBackground, border: `1px solid ${tokens.colorBrandBackground}` },
    ':checked::after': { display: 'block', left: '5px', top: '1px', width: '4px', height: '9px', borderTopWidth: 0, borderRightWidth: '2px', borderBottomWidth: '2px', borderLeftWidth: 0, transform: 'rotate(45deg)' },
    ':indeterminate': { backgroundColor: tokens.colorBrandBackground, border: `1px solid ${tokens.colorBrandBackground}` },
    ':indeterminate::after': { display: 'block', left: '3px', top: '7px', width: '10px', height: 0, borderTopWidth: '2px', borderRightWidth: 0, borderBottomWidth: 0, borderLeftWidth: 0, transform: 'none' },
    ':disabled': { backgroundColor: tokens.colorNeutralBackgroundDisabled, border: `1px solid ${tokens.colorNeutralStrokeDisabled}` },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
    '@media (forced-colors: active)': { appearance: 'auto' },
  },
})
