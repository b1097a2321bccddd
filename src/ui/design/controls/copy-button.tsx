import { Button } from '@fluentui/react-components'
import { Checkmark16Regular } from '@fluentui/react-icons/svg/checkmark'
import { Copy16Regular } from '@fluentui/react-icons/svg/copy'
import { commonText } from '../../text/common.ts'
import { useCopy } from './use-copy.ts'

/** Copies a text, and says in the button whether that worked. */
export const CopyButton = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const { isCopied, message, copy } = useCopy(text)
  return (
    <Button
      appearance="subtle"
      size="small"
      icon={isCopied ? <Checkmark16Regular /> : <Copy16Regular />}
      aria-label={message === '' ? label : undefined}
      title={label}
      onClick={copy}
    >
      <span aria-live="polite">{message === '' ? commonText.copy : message}</span>
    </Button>
  )
}
