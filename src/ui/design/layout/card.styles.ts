import { makeStyles, typographyStyles } from '@fluentui/react-components'
import { cardRadius, space } from '../theme/layout-tokens.ts'
import { customTokens } from '../theme/custom-tokens.ts'

export const useCardStyles = makeStyles({
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.m,
    minWidth: 0,
    padding: space.l,
    borderRadius: cardRadius,
    border: `1px solid ${customTokens.cardStroke}`,
    backgroundColor: customTokens.cardBackground,
  },
  loading: { display: 'flex', flexDirection: 'column', gap: space.m },
  flush: { padding: 0, gap: 0, overflow: 'hidden' },
  header: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space.s },
  title: { margin: 0, ...typographyStyles.subtitle2 },
})
