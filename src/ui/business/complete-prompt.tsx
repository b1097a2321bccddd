import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { cardSurface } from '../design/theme/controls.ts'
import { ShieldKeyhole24Regular } from '@fluentui/react-icons/svg/shield-keyhole'
import { observer } from 'mobx-react-lite'
import { useEffect, useId } from 'react'
import { useNavigate } from 'react-router-dom'
import { CurrentSession } from '#application/identity/current-session.ts'
import { CredentialStatusViewModel } from '#application/tax-credential/credential-status.view-model.ts'
import { useViewModel } from '../di/use-view-model.ts'
import { credentialText } from '../text/credential.ts'
import { breakpointPhone, space } from '../design/theme/layout-tokens.ts'

/** For a business without a credential, on screens that have other content. */
export const CompletePrompt = observer(function CompletePrompt() {
  const styles = useStyles()
  const titleId = useId()
  const vm = useViewModel(CredentialStatusViewModel)
  const { country } = useViewModel(CurrentSession)
  const navigate = useNavigate()
  useEffect(() => vm.activate(), [vm])
  if (vm.prompt?._tag !== 'CredentialMissing') return null
  const text = credentialText.complete
  return (
    <section className={styles.prompt} aria-labelledby={titleId}>
      <ShieldKeyhole24Regular className={styles.icon} aria-hidden />
      <div className={styles.words}>
        <h2 id={titleId} className={styles.title}>
          {text.title}
        </h2>
        <p className={styles.detail}>{text.detail(country)}</p>
      </div>
      <Button onClick={() => void navigate('/finance')}>{text.action}</Button>
    </section>
  )
})

const useStyles = makeStyles({
  prompt: {
    display: 'flex',
    alignItems: 'center',
    gap: space.l,
    padding: `${space.m} ${space.l}`,
    ...cardSurface,
    [breakpointPhone]: { flexDirection: 'column', alignItems: 'stretch', gap: space.m, padding: space.m },
  },
  icon: { flexShrink: 0, color: tokens.colorBrandForeground1, [breakpointPhone]: { display: 'none' } },
  words: { flexGrow: 1, minWidth: 0 },
  title: { margin: 0, ...typographyStyles.subtitle2 },
  detail: { margin: '5px 0 0', color: tokens.colorNeutralForeground2 },
})
