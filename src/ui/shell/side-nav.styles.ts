import { makeStyles, tokens } from '@fluentui/react-components'
import { height, motion, narrow, phone, space } from '../design/theme/measures.ts'
import { own } from '../design/theme/own-tokens.ts'

export const useSideNavStyles = makeStyles({
  nav: {
    position: 'sticky',
    top: 0,
    height: '100dvh',
    display: 'flex',
    flexDirection: 'column',
    borderRight: `1px solid ${own.cardStroke}`,
    backgroundColor: own.cardBackground,
    [phone]: { display: 'none' },
  },
  home: {
    display: 'flex',
    alignItems: 'center',
    height: height.topBar,
    padding: '0 20px',
    textDecorationLine: 'none',
    overflow: 'hidden',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-4px' },
    [narrow]: { width: '72px' },
  },
  entries: { display: 'flex', flexDirection: 'column', gap: space.xs, margin: 0, padding: '15px 10px', listStyle: 'none' },
  entry: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '44px',
    padding: '0 12px',
    borderRadius: tokens.borderRadiusLarge,
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    lineHeight: tokens.lineHeightBase300,
    transitionProperty: 'background-color, color',
    transitionDuration: motion.quick,
    ':hover': { color: tokens.colorNeutralForeground1, backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    [narrow]: { flexDirection: 'column', gap: '2px', padding: '10px 2px', textAlign: 'center' },
  },
  current: {
    color: tokens.colorBrandForeground1,
    backgroundColor: tokens.colorBrandBackground2,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { color: tokens.colorBrandForeground1, backgroundColor: tokens.colorBrandBackground2 },
  },
  icon: { flexShrink: 0 },
  label: { [narrow]: { fontSize: '11px', lineHeight: '14px', overflowWrap: 'anywhere' } },
})
