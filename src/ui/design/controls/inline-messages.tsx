import { makeStyles, tokens } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { Failure } from '#application/shared/failure.ts'
import { commonText } from '../../text/common.ts'
import { FailureWords } from '../feedback/failure-words.tsx'
import { customTokens } from '../theme/custom-tokens.ts'

export interface InlineMessagesProps {
  readonly form: { readonly failure: Failure | undefined; readonly isRestored: boolean }
}

/** Says below an inline field that its text is a draft, and why it was not saved. */
export const InlineMessages = observer(function InlineMessages({ form }: InlineMessagesProps) {
  const styles = useStyles()
  return (
    <>
      {form.isRestored && <span className={styles.restored}>{commonText.restored.note}</span>}
      <output className={styles.failure}>{form.failure && <FailureWords failure={form.failure} />}</output>
    </>
  )
})

const useStyles = makeStyles({
  restored: { display: 'block', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  failure: { display: 'block', color: customTokens.statusRedText },
})
