import { Logo } from '../brand/logo.tsx'
import { usePublicHeaderStyles } from './public-header.styles.ts'

/** The header of signed-out users. */
export const PublicHeader = () => {
  const styles = usePublicHeaderStyles()
  return (
    <header className={styles.bar}>
      <Logo />
    </header>
  )
}
