import { SolidButton } from '../design/solid-button.tsx'
import { startText } from '../text/start.ts'
import { FormHead } from './form-head.tsx'
import { StartLink } from './start-link.tsx'

export interface MailSentProps {
  readonly email: string
  readonly onAgain: () => void
}

const text = startText.forgot

/** The same for every address: it says nothing about who has an account. */
export const MailSent = ({ email, onAgain }: MailSentProps) => {
  return (
    <div className="start-form">
      <FormHead title={text.sentTitle} lead={text.sent(email)} hasFocus />
      <p className="start-note">{text.notThere}</p>
      <SolidButton onClick={onAgain}>{text.again}</SolidButton>
      <StartLink to="login" className="start-word">{text.back}</StartLink>
    </div>
  )
}
