import { makeStyles, tokens } from '@fluentui/react-components'
import { height, breakpointPhone } from '../design/theme/layout-tokens.ts'
import { customTokens } from '../design/theme/custom-tokens.ts'
import { oneLine } from '../design/theme/type.ts'

export const useBottomNavStyles = makeStyles({
  nav: {
    display: 'none',
    [breakpointPhone]: {
      position: 'fixed',
      zIndex: 10,
      bottom: 0,
      left: 0,
      right: 0,
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: '1fr',
      height: height.bottomNavigation,
      paddingBottom: 'env(safe-area-inset-bottom)',
      borderTop: `1px solid ${customTokens.cardStroke}`,
      backgroundColor: customTokens.cardBackground,
    },
  },
  entry: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2px',
    minWidth: 0,
    color: tokens.colorNeutralForeground3,
    textDecorationLine: 'none',
    fontSize: '11px',
    lineHeight: '14px',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  current: { color: tokens.colorBrandForeground1, fontWeight: tokens.fontWeightSemibold },
  label: { maxWidth: '100%', ...oneLine },
})
