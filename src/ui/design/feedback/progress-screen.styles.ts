import { makeStyles, tokens } from '@fluentui/react-components'
import { motion, space } from '../theme/layout-tokens.ts'
import { customTokens } from '../theme/custom-tokens.ts'
import { tabularNumerals, visuallyHidden } from '../theme/type.ts'

export const useProgressScreenStyles = makeStyles({
  screen: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s,
    minHeight: '320px',
    padding: space.xl,
    textAlign: 'center',
  },
  ring: { position: 'relative', width: '144px', height: '144px', marginBottom: space.s },
  circle: { width: '100%', height: '100%', transform: 'rotate(-90deg)' },
  track: { fill: 'none', stroke: customTokens.chartTrack, strokeWidth: '10px' },
  arc: {
    fill: 'none',
    stroke: customTokens.chartTotal,
    strokeWidth: '10px',
    strokeLinecap: 'round',
    transitionProperty: 'stroke-dashoffset',
    transitionDuration: motion.slide,
    transitionTimingFunction: motion.ease,
  },
  percent: {
    position: 'absolute',
    inset: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    fontSize: tokens.fontSizeHero700,
    fontWeight: tokens.fontWeightBold,
    letterSpacing: '-0.02em',
    ...tabularNumerals,
  },
  spoken: visuallyHidden,
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  living: { display: 'flex', flexDirection: 'column', gap: '5px', minHeight: '20px' },
  step: {
    color: tokens.colorBrandForeground1,
    fontWeight: tokens.fontWeightSemibold,
    animationName: { from: { opacity: 0, transform: 'translateY(4px)' }, to: { opacity: 1, transform: 'none' } },
    animationDuration: motion.fade,
    animationTimingFunction: motion.ease,
  },
  found: { color: tokens.colorNeutralForeground2, ...tabularNumerals },
  detail: { margin: 0, maxWidth: '44ch', color: tokens.colorNeutralForeground3, textWrap: 'balance' },
})
