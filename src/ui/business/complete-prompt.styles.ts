import { makeStyles, tokens } from '@fluentui/react-components'
import { cardRadius, breakpointPhone, space } from '../design/theme/layout-tokens.ts'
import { customTokens } from '../design/theme/custom-tokens.ts'

export const useCompletePromptStyles = makeStyles({
  prompt: {
    display: 'flex',
    alignItems: 'center',
    gap: space.l,
    padding: `${space.m} ${space.l}`,
    border: `1px solid ${customTokens.cardStroke}`,
    borderRadius: cardRadius,
    backgroundColor: customTokens.cardBackground,
    [breakpointPhone]: { flexDirection: 'column', alignItems: 'stretch', gap: space.m, padding: space.m },
  },
  icon: { flexShrink: 0, color: tokens.colorBrandForeground1, [breakpointPhone]: { display: 'none' } },
  words: { flexGrow: 1, minWidth: 0 },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  detail: { margin: '5px 0 0', color: tokens.colorNeutralForeground2 },
})
