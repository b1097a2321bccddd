import { brand } from './brand.ts'
import { useLogoStyles } from './logo.styles.ts'

/** The logo and the name. The bar of the A is a coin. */
export const Logo = () => {
  const styles = useLogoStyles()
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
