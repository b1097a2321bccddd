import { Logo } from '../brand/logo.tsx'
import { usePublicHeaderStyles } from './public-header.styles.ts'

/** The bar of who has not come in yet. */
export const PublicHeader = () => {
  const styles = usePublicHeaderStyles()
  return (
    <header className={styles.bar}>
      <Logo />
    </header>
  )
}
