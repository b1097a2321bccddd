import { useLogoStyles } from './logo.styles.ts'
import { brand } from './brand.ts'

export interface LogoProps {
  /** On a coloured bar or panel the whole logo takes the colour of the text. */
  readonly tone?: 'brand' | 'inherit'
  readonly markOnly?: boolean
}

/** The mark is an invoice whose corner has become an arrow: what is due, moved forward. */
export const Logo = ({ tone = 'brand', markOnly = false }: LogoProps) => {
  const styles = useLogoStyles()
  return (
    <span className={tone === 'brand' ? styles.brand : styles.inherit}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden={!markOnly} role={markOnly ? 'img' : undefined}>
        {markOnly && <title>{brand.name}</title>}
        <path fill="currentColor" d="M7 4h11a3 3 0 0 1 3 3v3h-2.6V7.2a.6.6 0 0 0-.6-.6H7.6a.6.6 0 0 0-.6.6v17.6a.6.6 0 0 0 .6.6h10.2a.6.6 0 0 0 .6-.6V22H21v3a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3Z" />
        <path fill="currentColor" d="M9.4 11h6v2.4h-6zM9.4 18.6h4v2.4h-4z" opacity="0.65" />
        <path className={tone === 'brand' ? styles.accent : undefined} fill="currentColor" d="m22.9 10.2 5.2 4.9a1.2 1.2 0 0 1 0 1.8l-5.2 4.9-1.8-1.9 2.9-2.7h-8.6v-2.6H24l-2.9-2.6z" />
      </svg>
      {!markOnly && <span className={styles.name}>{brand.name}</span>}
    </span>
  )
}
