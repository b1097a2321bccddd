import { makeStyles, tokens } from '@fluentui/react-components'
import { height, breakpointPhone, space } from '../theme/layout-tokens.ts'

export const useBackLinkStyles = makeStyles({
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    alignSelf: 'flex-start',
    gap: space.xs,
    minHeight: '32px',
    [breakpointPhone]: { minHeight: height.touchTarget },
    color: tokens.colorBrandForeground1,
    textDecorationLine: 'none',
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
})
