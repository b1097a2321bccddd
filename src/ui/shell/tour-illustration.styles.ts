import { makeStyles, tokens } from '@fluentui/react-components'
import { customTokens } from '../design/theme/custom-tokens.ts'

export const useTourIllustrationStyles = makeStyles({
  picture: { display: 'block', width: '100%', maxWidth: '280px' },
  paper: { fill: tokens.colorNeutralBackground1, stroke: tokens.colorNeutralStroke1 },
  title: { fill: tokens.colorBrandBackground2Hover },
  line: { fill: tokens.colorNeutralStroke2 },
  fill: { fill: tokens.colorBrandStroke1 },
  soft: { fill: tokens.colorBrandBackground2 },
  stroke: {
    fill: 'none',
    stroke: tokens.colorBrandStroke1,
    strokeWidth: '5px',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  thin: {
    fill: 'none',
    stroke: tokens.colorNeutralStroke1,
    strokeWidth: '2px',
    strokeDasharray: '2 6',
    strokeLinecap: 'round',
  },
  money: { fill: customTokens.chartResult },
  warm: { fill: customTokens.chartTaken },
  mark: {
    fill: 'none',
    stroke: tokens.colorNeutralBackground1,
    strokeWidth: '4px',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
})
