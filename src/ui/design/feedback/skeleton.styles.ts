import { makeStyles, tokens } from '@fluentui/react-components'
import { reducedMotion } from '../theme/layout-tokens.ts'
import { customTokens } from '../theme/custom-tokens.ts'

export const useSkeletonStyles = makeStyles({
  bone: {
    display: 'block',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: customTokens.skeletonFrom,
    backgroundImage: `linear-gradient(90deg, ${customTokens.skeletonFrom} 25%, ${customTokens.skeletonTo} 50%, ${customTokens.skeletonFrom} 75%)`,
    backgroundSize: '400% 100%',
    animationName: { from: { backgroundPositionX: '100%' }, to: { backgroundPositionX: '0%' } },
    animationDuration: '1.6s',
    animationIterationCount: 'infinite',
    animationTimingFunction: 'linear',
    [reducedMotion]: { animationName: 'none', backgroundImage: 'none' },
  },
  text: { height: '14px' },
  number: { height: '28px' },
})
