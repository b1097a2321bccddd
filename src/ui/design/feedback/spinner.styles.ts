import { makeStyles, tokens } from '@fluentui/react-components'

export const useSpinnerStyles = makeStyles({
  ring: {
    display: 'inline-block',
    boxSizing: 'border-box',
    width: '20px',
    height: '20px',
    border: '2px solid currentColor',
    borderRightColor: 'transparent',
    borderRadius: '50%',
    animationName: { to: { transform: 'rotate(1turn)' } },
    animationDuration: '900ms',
    animationTimingFunction: 'linear',
    animationIterationCount: 'infinite',
    '@media (prefers-reduced-motion: reduce)': { animationDuration: '3.6s' },
  },
  large: { width: '36px', height: '36px', color: tokens.colorBrandStroke1 },
})
