import { makeStyles, tokens } from '@fluentui/react-components'
import { cardRadius } from '../design/theme/layout-tokens.ts'
import { customTokens } from '../design/theme/custom-tokens.ts'

export const useXtrackerStyles = makeStyles({
  place: { position: 'relative', minHeight: '320px' },
  frame: {
    display: 'block',
    width: '100%',
    height: '2000px',
    border: `1px solid ${customTokens.cardStroke}`,
    borderRadius: cardRadius,
    backgroundColor: customTokens.cardBackground,
  },
  over: {
    position: 'absolute',
    zIndex: 1,
    inset: '0 0 auto',
    minHeight: '320px',
    display: 'grid',
    placeItems: 'center',
  },
  open: {
    color: tokens.colorBrandForegroundLink,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '5px',
    minHeight: '44px',
  },
})
