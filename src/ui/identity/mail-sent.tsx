import { SolidButton } from '../design/solid-button.tsx'
import { startText } from '../text/start.ts'
import { FormHead } from './form-head.tsx'
import { StartLink } from './start-link.tsx'
import { useStartPageStyles } from './start-page.styles.ts'

export interface MailSentProps {
  readonly email: string
  readonly onAgain: () => void
}

const text = startText.forgot

/** The same for every address: it says nothing about who has an account. */
export const MailSent = ({ email, onAgain }: MailSentProps) => {
  const styles = useStartPageStyles()
  return (
    <div className={styles.form}>
      <FormHead title={text.sentTitle} lead={text.sent(email)} hasFocus />
      <p className={styles.note}>{text.notThere}</p>
      <SolidButton onClick={onAgain}>{text.again}</SolidButton>
      <StartLink to="login" className={styles.word}>{text.back}</StartLink>
    </div>
  )
}
