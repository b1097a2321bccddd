import { makeStyles, tokens } from '@fluentui/react-components'
import { reducedMotion, space } from '../theme/layout-tokens.ts'
import { customTokens } from '../theme/custom-tokens.ts'

export const useStateStyles = makeStyles({
  panel: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s,
    minHeight: '264px',
    padding: space.xl,
    color: tokens.colorNeutralForeground2,
    textAlign: 'center',
    borderTop: `1px solid ${customTokens.cardStroke}`,
  },
  title: {
    margin: 0,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  hint: { margin: 0, maxWidth: '46ch' },
  skeletonRow: {
    display: 'grid',
    alignItems: 'center',
    height: '44px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  skeletonCard: { height: '72px', gridTemplateColumns: '48px minmax(0, 1fr) 90px' },
  skeletonCell: { display: 'block', padding: `0 ${space.s}` },
  bone: {
    display: 'block',
    height: '12px',
    width: '72%',
    borderRadius: tokens.borderRadiusMedium,
    backgroundImage: `linear-gradient(90deg, ${tokens.colorNeutralStencil1} 25%, ${tokens.colorNeutralStencil2} 50%, ${tokens.colorNeutralStencil1} 75%)`,
    backgroundSize: '300% 100%',
    animationName: { from: { backgroundPosition: '100% 0' }, to: { backgroundPosition: '0 0' } },
    animationDuration: '1.4s',
    animationTimingFunction: 'linear',
    animationIterationCount: 'infinite',
    [reducedMotion]: { animationName: 'none' },
  },
  square: { width: '18px', height: '18px', margin: '0 auto' },
  right: { marginLeft: 'auto' },
})
