import { mergeClasses } from '@fluentui/react-components'
import { Clock16Regular } from '@fluentui/react-icons/svg/clock'
import { ShieldDismiss16Regular } from '@fluentui/react-icons/svg/shield-dismiss'
import { ShieldError16Regular } from '@fluentui/react-icons/svg/shield-error'
import { ShieldQuestion16Regular } from '@fluentui/react-icons/svg/shield-question'
import type { ReactElement } from 'react'
import type { Signature } from '#domain/financing/signature.ts'
import { markText } from '../text/signatures.ts'
import { useInvoiceCellStyles } from './invoice-cells.styles.ts'

/** Why the signature of an invoice is not verified; empty for a verified one. */
export const SignatureMark = ({ signature }: { readonly signature: Signature }) => {
  const styles = useInvoiceCellStyles()
  const text = markText(signature)
  if (text === undefined) return null
  const { icon, tone } = looksOf(signature)
  return (
    <button
      type="button"
      tabIndex={-1}
      className={mergeClasses(styles.mark, styles[tone])}
      aria-label={text}
      title={text}
    >
      {icon}
    </button>
  )
}

interface Looks {
  readonly icon: ReactElement
  readonly tone: 'quiet' | 'warning' | 'danger'
}

const looksOf = (signature: Signature): Looks => {
  if (signature.status === 'INVALID') return { icon: <ShieldDismiss16Regular aria-hidden />, tone: 'danger' }
  if (signature.status === 'NOT_SIGNED') return { icon: <ShieldError16Regular aria-hidden />, tone: 'warning' }
  if (signature.status === 'NOT_CHECKED' && signature.reason === 'PENDING')
    return { icon: <Clock16Regular aria-hidden />, tone: 'quiet' }
  return { icon: <ShieldQuestion16Regular aria-hidden />, tone: 'warning' }
}
