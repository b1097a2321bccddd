import { Logo } from '../brand/logo.tsx'
import { useSignedOutBarStyles } from './signed-out-bar.styles.ts'

/** The bar of who has not come in yet. */
export const SignedOutBar = () => {
  const styles = useSignedOutBarStyles()
  return <header className={styles.bar}><Logo /></header>
}
