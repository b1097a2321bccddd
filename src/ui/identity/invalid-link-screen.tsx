import { Button } from '@fluentui/react-components'
import { useNavigate } from 'react-router-dom'
import { authText } from '../text/auth.ts'
import { FormHeader } from './form-header.tsx'
import { AUTH_PATHS } from './auth-paths.ts'

const text = authText.reset

/** A used, expired or invalid mailed link. */
export const InvalidLinkScreen = () => {
  const navigate = useNavigate()
  return (
    <div className="auth-form">
      <FormHeader title={text.badTitle} lead={text.bad} hasFocus />
      <Button appearance="primary" size="large" onClick={() => void navigate(AUTH_PATHS.forgot)}>
        {text.ask}
      </Button>
    </div>
  )
}
