import { makeStyles, tokens } from '@fluentui/react-components'
import { breakpointPhone, space } from '../theme/layout-tokens.ts'
import { tabularNumerals } from '../theme/type.ts'

export const usePageHeaderStyles = makeStyles({
  header: { display: 'flex', alignItems: 'flex-end', justifyContent: 'space-between', flexWrap: 'wrap', gap: space.m },
  words: { display: 'flex', flexDirection: 'column', gap: space.xs, minWidth: 0 },
  name: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.02em',
    [breakpointPhone]: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  },
  lead: { margin: 0, color: tokens.colorNeutralForeground2, ...tabularNumerals },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s, minWidth: 0, maxWidth: '100%' },
})
