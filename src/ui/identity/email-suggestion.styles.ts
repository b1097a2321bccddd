import { makeStyles, tokens } from '@fluentui/react-components'
import { space } from '../design/theme/layout-tokens.ts'
import { customTokens } from '../design/theme/custom-tokens.ts'
import { visuallyHidden } from '../design/theme/type.ts'

export const useEmailSuggestionStyles = makeStyles({
  sign: { display: 'inline-flex', flexShrink: 0, margin: `0 ${space.s}`, color: tokens.colorNeutralForeground3 },
  good: { color: customTokens.statusGreenText },
  doubtful: { color: customTokens.statusOrangeText },
  advice: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.s,
    marginTop: '-15px',
    fontSize: tokens.fontSizeBase200,
    overflowWrap: 'anywhere',
    color: customTokens.statusOrangeText,
  },
  heard: visuallyHidden,
})
