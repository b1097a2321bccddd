import { makeStyles, tokens } from '@fluentui/react-components'
import { own } from './theme/own-tokens.ts'

export const useSpotPictureStyles = makeStyles({
  spot: { position: 'relative', width: '140px', height: '110px' },
  papers: { width: '100%', height: '100%' },
  halo: { fill: tokens.colorBrandBackground2 },
  paper: { fill: own.cardBackground, stroke: tokens.colorBrandStroke2, strokeWidth: '2px' },
  lines: { fill: 'none', stroke: tokens.colorBrandStroke2, strokeWidth: '5px', strokeLinecap: 'round' },
  stamp: { fill: own.chartTaken },
  badge: {
    position: 'absolute',
    right: '8px',
    bottom: 0,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '48px',
    height: '48px',
    borderRadius: tokens.borderRadiusCircular,
    border: `3px solid ${own.cardBackground}`,
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
  },
})
