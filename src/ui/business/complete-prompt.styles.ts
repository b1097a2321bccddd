import { makeStyles, tokens } from '@fluentui/react-components'
import { cardRadius, phone, space } from '../design/theme/measures.ts'
import { own } from '../design/theme/own-tokens.ts'

export const useCompletePromptStyles = makeStyles({
  prompt: {
    display: 'flex',
    alignItems: 'center',
    gap: space.l,
    padding: `${space.m} ${space.l}`,
    border: `1px solid ${own.cardStroke}`,
    borderRadius: cardRadius,
    backgroundColor: own.cardBackground,
    [phone]: { flexDirection: 'column', alignItems: 'stretch', gap: space.m, padding: space.m },
  },
  icon: { flexShrink: 0, color: tokens.colorBrandForeground1, [phone]: { display: 'none' } },
  words: { flexGrow: 1, minWidth: 0 },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400, fontWeight: tokens.fontWeightSemibold },
  detail: { margin: '5px 0 0', color: tokens.colorNeutralForeground2 },
})
