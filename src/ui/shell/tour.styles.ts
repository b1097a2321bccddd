import { makeStyles, tokens } from '@fluentui/react-components'
import { appear, height, motion, reducedMotion, space } from '../design/theme/layout-tokens.ts'
import { customTokens } from '../design/theme/custom-tokens.ts'

export const useTourStyles = makeStyles({
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  position: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  step: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s,
    minHeight: '340px',
    animationName: appear,
    animationDuration: motion.fade,
    [reducedMotion]: { animationDuration: '0ms' },
  },
  picture: {
    display: 'grid',
    placeItems: 'center',
    marginBottom: space.s,
    padding: space.m,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: customTokens.pageBackground,
  },
  detail: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  list: { display: 'flex', flexDirection: 'column', gap: space.s, margin: 0, padding: 0, listStyle: 'none' },
  item: { display: 'flex', alignItems: 'center', gap: space.s },
  number: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '24px',
    height: '24px',
    borderRadius: tokens.borderRadiusCircular,
    color: tokens.colorBrandForeground2,
    backgroundColor: tokens.colorBrandBackground2,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  foot: { display: 'grid', gridTemplateColumns: '1fr auto 1fr', alignItems: 'center', gap: space.s },
  last: { justifySelf: 'end' },
  dots: { display: 'flex' },
  dot: {
    display: 'grid',
    placeItems: 'center',
    width: height.touchTarget,
    height: height.touchTarget,
    padding: 0,
    border: 0,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    '::before': {
      content: '""',
      width: '8px',
      height: '8px',
      border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
      borderRadius: tokens.borderRadiusCircular,
    },
  },
  current: {
    '::before': {
      width: '20px',
      border: `1px solid ${tokens.colorBrandStroke1}`,
      backgroundColor: tokens.colorBrandStroke1,
    },
  },
})
