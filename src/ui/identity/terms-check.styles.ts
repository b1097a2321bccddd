import { makeStyles, tokens } from '@fluentui/react-components'
import { breakpointPhone, space } from '../design/theme/layout-tokens.ts'
import { customTokens } from '../design/theme/custom-tokens.ts'

export const useTermsCheckStyles = makeStyles({
  line: { display: 'flex', alignItems: 'flex-start', gap: space.s, [breakpointPhone]: { minHeight: '44px' } },
  box: {
    flexShrink: 0,
    width: '20px',
    height: '20px',
    margin: 0,
    accentColor: tokens.colorBrandBackground,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  link: {
    color: tokens.colorBrandForegroundLink,
    textUnderlineOffset: '3px',
    ':hover': { color: tokens.colorBrandForegroundLinkHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  error: {
    display: 'block',
    marginTop: space.xs,
    fontSize: tokens.fontSizeBase200,
    color: customTokens.statusRedText,
    ':empty': { display: 'none' },
  },
})
