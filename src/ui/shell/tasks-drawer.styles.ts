import { makeStyles, tokens } from '@fluentui/react-components'
import { cardRadius, space } from '../design/theme/layout-tokens.ts'
import { customTokens } from '../design/theme/custom-tokens.ts'

export const useTasksDrawerStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: space.s, margin: 0, padding: 0, listStyle: 'none' },
  task: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: space.xs,
    padding: space.m,
    border: `1px solid ${customTokens.cardStroke}`,
    borderRadius: cardRadius,
    overflowWrap: 'anywhere',
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  detail: { margin: 0, color: tokens.colorNeutralForeground2 },
  action: { marginTop: space.xs },
})
