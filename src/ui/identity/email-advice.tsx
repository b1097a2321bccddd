import { mergeClasses } from '@fluentui/react-components'
import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { Warning20Regular } from '@fluentui/react-icons/svg/warning'
import type { EmailCheckStatus } from '#application/identity/email-check.ts'
import { BusyRing } from '../design/busy-ring.tsx'
import { startText } from '../text/start.ts'
import { useEmailAdviceStyles } from './email-advice.styles.ts'

/** How the check of an address stands, as a sign inside its field. */
export const EmailSign = ({ state }: { readonly state: EmailCheckStatus }) => {
  const styles = useEmailAdviceStyles()
  switch (state._tag) {
    case 'NotAsked':
      return null
    case 'Asking':
      return <span className={styles.sign}><BusyRing /></span>
    case 'Good':
      return <CheckmarkCircle20Filled className={mergeClasses(styles.sign, styles.good)} aria-hidden />
    default:
      return <Warning20Regular className={mergeClasses(styles.sign, styles.doubtful)} aria-hidden />
  }
}

export interface EmailAdviceProps {
  readonly state: EmailCheckStatus
  readonly onTake: () => void
}

/** The same in words: only what may have to be done is shown, the rest is for who listens. */
export const EmailAdvice = ({ state, onTake }: EmailAdviceProps) => {
  const styles = useEmailAdviceStyles()
  const isShown = state._tag === 'MeantAnother' || state._tag === 'Unverified'
  return (
    <output className={mergeClasses(styles.advice, !isShown && styles.heard)}>
      {sentenceOf(state)}
      {state._tag === 'MeantAnother' && (
        <button
          type="button"
          className={styles.take}
          onClick={({ currentTarget }) => {
            focusEmail(currentTarget.form)
            onTake()
          }}
        >
          {startText.check.take}
        </button>
      )}
    </output>
  )
}

/** The button goes away with the advice; whoever pressed it goes on from the address. */
const focusEmail = (form: HTMLFormElement | null): void => {
  const field = form?.elements.namedItem('email')
  if (field instanceof HTMLElement) field.focus()
}

const sentenceOf = (state: EmailCheckStatus): string => {
  switch (state._tag) {
    case 'NotAsked':
      return ''
    case 'Asking':
      return startText.check.asking
    case 'Good':
      return startText.check.good
    case 'MeantAnother':
      return startText.check.meant(state.suggestion)
    case 'Unverified':
      return startText.check.unverified
  }
}
