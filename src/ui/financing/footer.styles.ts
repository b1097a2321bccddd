import { makeStyles, tokens } from '@fluentui/react-components'
import { breakpointPhone, height, space } from '../design/theme/layout-tokens.ts'
import { customTokens } from '../design/theme/custom-tokens.ts'
import { oneLine, tabularNumerals } from '../design/theme/type.ts'

/** The bar that stays at the bottom of a step: its figures and its next step. It covers the space around the page. */
import { onScreenOnly } from '../design/theme/print.ts'

export const useFooterStyles = makeStyles({
  bar: {
    ...onScreenOnly,
    position: 'sticky',
    bottom: 0,
    zIndex: 5,
    display: 'flex',
    alignItems: 'center',
    gap: '24px',
    minHeight: '64px',
    boxSizing: 'border-box',
    margin: `0 -${space.l} -${space.l}`,
    padding: `${space.s} 36px`,
    backgroundColor: customTokens.cardBackground,
    borderTop: `1px solid ${customTokens.cardStroke}`,
    boxShadow: tokens.shadow8,
    [breakpointPhone]: {
      bottom: height.bottomNavigation,
      justifyContent: 'space-between',
      gap: space.s,
      margin: `0 -12px -${space.m}`,
      padding: `${space.s} 12px`,
    },
  },
  figure: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
  },
  /* A line to what is before it. */
  apart: {
    paddingLeft: '24px',
    borderLeft: `1px solid ${customTokens.cardStroke}`,
    [breakpointPhone]: { paddingLeft: 0, borderLeftWidth: 0 },
  },
  label: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
    ...oneLine,
  },
  value: {
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    ...tabularNumerals,
  },
  action: { flexShrink: 0, minWidth: '132px', marginInlineStart: 'auto' },
})
