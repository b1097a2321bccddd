import { makeStyles, tokens } from '@fluentui/react-components'
import { own } from '../design/theme/own-tokens.ts'

const root = { display: 'inline-flex', alignItems: 'center', gap: '10px', lineHeight: '1' } as const

export const useLogoStyles = makeStyles({
  brand: { ...root, color: tokens.colorBrandForeground1 },
  inherit: { ...root, color: 'inherit' },
  mark: { width: '32px', height: '32px', flexShrink: 0 },
  accent: { color: own.chartTaken },
  name: { fontSize: tokens.fontSizeBase500, fontWeight: tokens.fontWeightBold, letterSpacing: '-0.02em' },
})
