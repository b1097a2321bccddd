import { Button } from '@fluentui/react-components'
import { authText } from '../text/auth.ts'
import { FormHeader } from './form-header.tsx'
import { AuthLink } from './auth-link.tsx'

export interface ResetEmailSentProps {
  readonly email: string
  readonly onAgain: () => void
}

const text = authText.forgot

/** The same for every address, so that accounts are not revealed. */
export const ResetEmailSent = ({ email, onAgain }: ResetEmailSentProps) => {
  return (
    <div className="auth-form">
      <FormHeader title={text.sentTitle} lead={text.sent(email)} hasFocus />
      <p className="auth-note">{text.notThere}</p>
      <Button size="large" onClick={onAgain}>
        {text.again}
      </Button>
      <AuthLink to="login" className="auth-word">
        {text.back}
      </AuthLink>
    </div>
  )
}
