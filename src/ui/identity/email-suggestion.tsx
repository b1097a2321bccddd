import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { Warning20Regular } from '@fluentui/react-icons/svg/warning'
import type { EmailCheckStatus } from '#application/identity/email-check.ts'
import { LinkButton } from '../design/controls/link-button.tsx'
import { Spinner } from '../design/feedback/spinner.tsx'
import { authText } from '../text/auth.ts'
import { space } from '../design/theme/layout-tokens.ts'
import { customTokens } from '../design/theme/custom-tokens.ts'
import { visuallyHidden } from '../design/theme/type.ts'

/** The state of the e-mail check, as an icon inside its field. */
export const EmailStatusIcon = ({ state }: { readonly state: EmailCheckStatus }) => {
  const styles = useStyles()
  switch (state._tag) {
    case 'Unchecked':
    case 'Unknown':
      return null
    case 'Checking':
      return (
        <span className={styles.sign}>
          <Spinner />
        </span>
      )
    case 'Good':
      return <CheckmarkCircle20Filled className={mergeClasses(styles.sign, styles.good)} aria-hidden />
    case 'MeantAnother':
    case 'Unverified':
      return <Warning20Regular className={mergeClasses(styles.sign, styles.doubtful)} aria-hidden />
  }
}

export interface EmailSuggestionProps {
  readonly state: EmailCheckStatus
  readonly onTake: () => void
}

/** The same as text: visible when the user may have to act, for screen readers otherwise. */
export const EmailSuggestion = ({ state, onTake }: EmailSuggestionProps) => {
  const styles = useStyles()
  const isShown = state._tag === 'MeantAnother' || state._tag === 'Unverified'
  return (
    <output className={mergeClasses(styles.advice, !isShown && styles.srOnly)}>
      {sentenceOf(state)}
      {state._tag === 'MeantAnother' && (
        <LinkButton
          onClick={({ currentTarget }) => {
            focusEmail(currentTarget.form)
            onTake()
          }}
        >
          {authText.check.take}
        </LinkButton>
      )}
    </output>
  )
}

/** The button disappears with the suggestion, so that the focus moves to the address. */
const focusEmail = (form: HTMLFormElement | null): void => {
  const field = form?.elements.namedItem('email')
  if (field instanceof HTMLElement) field.focus()
}

const sentenceOf = (state: EmailCheckStatus): string => {
  switch (state._tag) {
    case 'Unchecked':
    case 'Unknown':
      return ''
    case 'Checking':
      return authText.check.asking
    case 'Good':
      return authText.check.good
    case 'MeantAnother':
      return authText.check.meant(state.suggestion)
    case 'Unverified':
      return authText.check.unverified
  }
}

const useStyles = makeStyles({
  sign: { display: 'inline-flex', flexShrink: 0, margin: `0 ${space.s}`, color: tokens.colorNeutralForeground3 },
  good: { color: customTokens.statusGreenText },
  doubtful: { color: customTokens.statusOrangeText },
  advice: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.s,
    marginTop: '-15px',
    fontSize: tokens.fontSizeBase200,
    overflowWrap: 'anywhere',
    color: customTokens.statusOrangeText,
  },
  srOnly: visuallyHidden,
})
