import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { breakpointPhone, space } from '../design/theme/layout-tokens.ts'
import { customTokens } from '../design/theme/custom-tokens.ts'
import { tabularNumerals } from '../design/theme/type.ts'

export const useHistoryStyles = makeStyles({
  day: { display: 'flex', flexDirection: 'column', gap: space.xs },
  date: {
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground3,
  },
  list: { margin: 0, padding: 0, listStyle: 'none' },
  entry: {
    display: 'flex',
    alignItems: 'baseline',
    gap: space.m,
    padding: '10px 0',
    borderTop: `1px solid ${customTokens.cardStroke}`,
    ':first-child': { borderTopWidth: 0 },
  },
  time: {
    flexShrink: 0,
    minWidth: '42px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    ...tabularNumerals,
  },
  words: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  link: { whiteSpace: 'nowrap' },
  isNew: {
    flexShrink: 0,
    padding: '0 8px',
    borderRadius: tokens.borderRadiusCircular,
    color: customTokens.statusPurpleText,
    backgroundColor: customTokens.statusPurpleBackground,
    fontSize: tokens.fontSizeBase200,
  },
  settings: { padding: `${space.xs} ${space.s}` },
  settingsHeading: { ...typographyStyles.subtitle2 },
  settingsPanel: { display: 'flex', flexDirection: 'column', gap: space.m, margin: `0 ${space.s} ${space.s}` },
  choices: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' },
  choice: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 220px',
    alignItems: 'center',
    gap: space.s,
    padding: '8px 0',
    borderTop: `1px solid ${customTokens.cardStroke}`,
    ':first-child': { borderTopWidth: 0 },
    [breakpointPhone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xs },
  },
})
