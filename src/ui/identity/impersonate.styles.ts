import { makeStyles } from '@fluentui/react-components'
import { cardRadius, space } from '../design/theme/layout-tokens.ts'
import { customTokens } from '../design/theme/custom-tokens.ts'

export const useImpersonateStyles = makeStyles({
  page: {
    display: 'grid',
    placeItems: 'center',
    minHeight: '100dvh',
    padding: '15px',
    backgroundColor: customTokens.pageBackground,
  },
  card: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    width: '100%',
    maxWidth: '520px',
    padding: `${space.xl} ${space.m} ${space.m}`,
    border: `1px solid ${customTokens.cardStroke}`,
    borderRadius: cardRadius,
    backgroundColor: customTokens.cardBackground,
  },
  code: { padding: `0 ${space.l} ${space.l}`, textAlign: 'center', overflowWrap: 'anywhere' },
})
