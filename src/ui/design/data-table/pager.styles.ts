import { makeStyles, tokens } from '@fluentui/react-components'
import { height, breakpointPhone, space } from '../theme/layout-tokens.ts'
import { customTokens } from '../theme/custom-tokens.ts'
import { tabularNumerals, visuallyHidden } from '../theme/type.ts'

export const usePagerStyles = makeStyles({
  pager: {
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    minHeight: '52px',
    paddingLeft: space.m,
    paddingRight: space.xs,
    color: tokens.colorNeutralForeground2,
    borderTop: `1px solid ${customTokens.cardStroke}`,
    fontSize: tokens.fontSizeBase200,
    ...tabularNumerals,
  },
  sizeLabel: { [breakpointPhone]: visuallyHidden },
  size: { [breakpointPhone]: { '> select': { height: height.touchTarget } } },
  footer: {
    marginLeft: space.s,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase300,
    whiteSpace: 'nowrap',
  },
  range: { marginLeft: 'auto', marginRight: space.s, whiteSpace: 'nowrap' },
  pageOf: { whiteSpace: 'nowrap', [breakpointPhone]: { display: 'none' } },
  step: {
    minWidth: '36px',
    height: '36px',
    [breakpointPhone]: { minWidth: height.touchTarget, height: height.touchTarget },
  },
})
