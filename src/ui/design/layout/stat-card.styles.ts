import { makeStyles, tokens } from '@fluentui/react-components'
import { tabularNumerals } from '../theme/type.ts'

export const useStatCardStyles = makeStyles({
  ranges: { minWidth: '232px' },
  stale: { '& *': { color: `${tokens.colorNeutralForeground3} !important` } },
  value: {
    minHeight: '36px',
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightBold,
    letterSpacing: '-0.02em',
    ...tabularNumerals,
  },
  detail: { minHeight: '20px', color: tokens.colorNeutralForeground3, ...tabularNumerals },
})
