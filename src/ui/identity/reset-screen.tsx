import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { AUTH_PATHS } from './auth-paths.ts'
import { InvalidLinkScreen } from './invalid-link-screen.tsx'
import { ResetForm } from './reset-form.tsx'
import { AuthLayout } from './auth-layout.tsx'

/** The target of a reset link. Its code is removed from the URL at once, and held here only. */
export const ResetScreen = () => {
  const { hash: shown } = useParams()
  const [hash] = useState(shown)
  const navigate = useNavigate()
  useEffect(() => {
    if (shown !== undefined) void navigate('/resetpassword', { replace: true })
  }, [shown, navigate])
  const finish = (): void => void navigate(AUTH_PATHS.login, { replace: true })
  return <AuthLayout first={hash === undefined ? <InvalidLinkScreen /> : <ResetForm hash={hash} onDone={finish} />} />
}
