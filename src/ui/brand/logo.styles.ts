import { makeStyles, tokens } from '@fluentui/react-components'
import { own } from '../design/theme/own-tokens.ts'

export const useLogoStyles = makeStyles({
  logo: { display: 'inline-flex', alignItems: 'center', gap: '10px', lineHeight: '1', color: tokens.colorNeutralForeground1 },
  mark: { width: '32px', height: '32px', flexShrink: 0 },
  ground: { fill: own.brandGround },
  letter: { fill: 'none', stroke: own.panelText, strokeWidth: '3.4px', strokeLinecap: 'round', strokeLinejoin: 'round' },
  coin: { fill: own.panelAccent },
  name: { fontSize: tokens.fontSizeBase500, fontWeight: tokens.fontWeightBold, letterSpacing: '-0.02em' },
})
