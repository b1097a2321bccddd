import { Button } from '@fluentui/react-components'
import { Checkmark16Regular } from '@fluentui/react-icons/svg/checkmark'
import { Copy16Regular } from '@fluentui/react-icons/svg/copy'
import { commonText } from '../../text/common.ts'
import { useCopy } from './use-copy.ts'

export interface CopyButtonProps {
  readonly text: string
  readonly label: string
  readonly kind?: 'text' | 'email'
  /** Shows the whole label. */
  readonly isLabelled?: boolean
}

/** Copies a text; a tick in the button and a toast say that it worked. */
export const CopyButton = ({ text, label, kind, isLabelled = false }: CopyButtonProps) => {
  const { isCopied, copy } = useCopy(text, kind)
  return (
    <Button
      appearance="subtle"
      size="small"
      icon={isCopied ? <Checkmark16Regular /> : <Copy16Regular />}
      aria-label={label}
      title={label}
      onClick={copy}
    >
      {isLabelled ? label : commonText.copy}
    </Button>
  )
}
