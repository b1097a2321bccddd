import { makeStyles, tokens } from '@fluentui/react-components'
import { reducedMotion } from './theme/measures.ts'
import { own } from './theme/own-tokens.ts'

export const useSkeletonStyles = makeStyles({
  bone: {
    display: 'block',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: own.skeletonFrom,
    backgroundImage: `linear-gradient(90deg, ${own.skeletonFrom} 25%, ${own.skeletonTo} 50%, ${own.skeletonFrom} 75%)`,
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
