import { makeStyles, tokens } from '@fluentui/react-components'
import { breakpointTouch, height, space } from '../design/theme/layout-tokens.ts'
import { customTokens } from '../design/theme/custom-tokens.ts'
import { tabularNumerals } from '../design/theme/type.ts'

export const useCartHeadStyles = makeStyles({
  head: { display: 'flex', alignItems: 'center', gap: space.s, minWidth: 0 },
  back: {
    flexShrink: 0,
    minWidth: 0,
    marginLeft: '-10px',
    [breakpointTouch]: { minWidth: height.touchTarget, minHeight: height.touchTarget },
  },
  date: { display: 'flex', alignItems: 'center', gap: space.s, whiteSpace: 'nowrap' },
  moved: {
    maxHeight: '132px',
    margin: 0,
    marginTop: space.xs,
    padding: `${space.s} ${space.m}`,
    overflowY: 'auto',
    listStyleType: 'none',
    border: `1px solid ${customTokens.cardStroke}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: customTokens.cardBackground,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '22px',
    ...tabularNumerals,
  },
})
