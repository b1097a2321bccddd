import { Button } from '@fluentui/react-components'
import { Checkmark16Regular } from '@fluentui/react-icons/svg/checkmark'
import { Copy16Regular } from '@fluentui/react-icons/svg/copy'
import { commonText } from '../../text/common.ts'
import { useCopied } from './use-copied.ts'

/** Copies a text, with a confirmation in the button. */
export const CopyButton = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const { isCopied, copy } = useCopied(text)
  return (
    <Button
      appearance="subtle"
      size="small"
      icon={isCopied ? <Checkmark16Regular /> : <Copy16Regular />}
      aria-label={isCopied ? undefined : label}
      title={label}
      onClick={copy}
    >
      <span aria-live="polite">{isCopied ? commonText.copied : commonText.copy}</span>
    </Button>
  )
}
