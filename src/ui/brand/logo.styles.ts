import { makeStyles, tokens } from '@fluentui/react-components'
import { customTokens } from '../design/theme/custom-tokens.ts'

export const useLogoStyles = makeStyles({
  logo: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '10px',
    lineHeight: '1',
    color: tokens.colorNeutralForeground1,
  },
  mark: { width: '32px', height: '32px', flexShrink: 0 },
  ground: { fill: customTokens.brandGround },
  letter: {
    fill: 'none',
    stroke: customTokens.panelText,
    strokeWidth: '3.4px',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  coin: { fill: customTokens.panelAccent },
  name: { fontSize: tokens.fontSizeBase500, fontWeight: tokens.fontWeightBold, letterSpacing: '-0.02em' },
})
