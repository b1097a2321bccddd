import { brand } from './brand.ts'
import { makeStyles, tokens } from '@fluentui/react-components'
import { customTokens } from '../design/theme/custom-tokens.ts'

/** The logo and the name. The bar of the A is a coin. */
export const Logo = () => {
  const styles = useStyles()
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden>
        <rect className={styles.ground} width="32" height="32" rx="9" />
        <path className={styles.letter} d="M8.5 23.5 16 8.5l7.5 15" />
        <circle className={styles.coin} cx="16" cy="21.4" r="2.9" />
      </svg>
      <span className={styles.name}>{brand.name}</span>
    </span>
  )
}

const useStyles = makeStyles({
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
