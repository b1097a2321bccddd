import { makeStyles, tokens } from '@fluentui/react-components'
import { breakpointPhone, breakpointTouch, height, space } from '../design/theme/layout-tokens.ts'
import { customTokens } from '../design/theme/custom-tokens.ts'

export const useProfileFooterStyles = makeStyles({
  footer: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.l,
    marginTop: 'auto',
    paddingTop: space.l,
    borderTop: `1px solid ${customTokens.cardStroke}`,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground2,
  },
  top: {
    display: 'grid',
    gridTemplateColumns: 'minmax(220px, 1.4fr) repeat(3, minmax(0, 1fr))',
    gap: space.l,
    [breakpointPhone]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
  offer: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: space.m,
    [breakpointPhone]: { gridColumn: '1 / -1' },
  },
  title: {
    margin: '0 0 5px',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
  },
  pair: { display: 'flex', flexDirection: 'column', gap: space.m },
  list: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '32px',
    color: 'inherit',
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForegroundLink, textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    [breakpointTouch]: { minHeight: height.touchTarget },
  },
  icon: { flexShrink: 0 },
  disclaimer: { margin: 0, color: tokens.colorNeutralForeground3, maxWidth: '90ch' },
})
