import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { SessionViewModel } from '#application/identity/session.view-model.ts'
import { useViewModel } from '../di/use-view-model.ts'
import { authText } from '../text/auth.ts'
import { FormHeader } from './form-header.tsx'
import { AUTH_PATHS } from './auth-paths.ts'
import { InvalidLinkScreen } from './invalid-link-screen.tsx'
import { ResetForm } from './reset-form.tsx'
import { AuthLayout } from './auth-layout.tsx'

/** The target of a reset link. Its code is removed from the URL at once, and held here only. */
export const ResetScreen = observer(function ResetScreen() {
  const session = useViewModel(SessionViewModel)
  const { hash: shown } = useParams()
  const [hash] = useState(shown)
  const navigate = useNavigate()
  useEffect(() => {
    if (shown !== undefined) void navigate('/resetpassword', { replace: true })
  }, [shown, navigate])
  const finish = (): void => void navigate(AUTH_PATHS.login, { replace: true })
  const form = hash === undefined ? <InvalidLinkScreen /> : <ResetForm hash={hash} onDone={finish} />
  return <AuthLayout first={session.session === undefined ? form : <SignOutFirst session={session} />} />
})

/** The link may be of another user: with a session in this browser it is used after a sign-out only. */
const SignOutFirst = ({ session }: { readonly session: SessionViewModel }) => {
  const navigate = useNavigate()
  return (
    <div className="auth-form">
      <FormHeader title={text.signedInTitle} lead={text.signedIn(session.session?.user.email ?? '')} hasFocus />
      <Button appearance="primary" size="large" onClick={() => void session.signOut()}>
        {text.signOut}
      </Button>
      <Button size="large" onClick={() => void navigate('/')}>
        {text.stay}
      </Button>
    </div>
  )
}

const text = authText.reset
