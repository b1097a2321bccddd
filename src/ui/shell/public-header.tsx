import { Logo } from '../brand/logo.tsx'
import { makeStyles } from '@fluentui/react-components'
import { breakpointPhone, height } from '../design/theme/layout-tokens.ts'
import { customTokens } from '../design/theme/custom-tokens.ts'

/** The header of signed-out users. */
export const PublicHeader = () => {
  const styles = useStyles()
  return (
    <header className={styles.bar}>
      <Logo />
    </header>
  )
}

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    height: height.signedOutBar,
    padding: '0 30px',
    borderBottom: `1px solid ${customTokens.cardStroke}`,
    backgroundColor: customTokens.cardBackground,
    [breakpointPhone]: { padding: '0 20px' },
  },
})
