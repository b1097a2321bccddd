import { Button } from '@fluentui/react-components'
import { Checkmark16Regular } from '@fluentui/react-icons/svg/checkmark'
import { Copy16Regular } from '@fluentui/react-icons/svg/copy'
import { useCopied } from '../design/controls/use-copied.ts'
import { shellText } from '../text/shell.ts'
import { useTopBarStyles } from './top-bar.styles.ts'

export interface CopyIdentifierProps {
  readonly identifier: string
  readonly label: string
}

/** The tax id of the business; a click copies it for use in other forms. */
export const CopyIdentifier = ({ identifier, label }: CopyIdentifierProps) => {
  const styles = useTopBarStyles()
  const { isCopied, copy } = useCopied(identifier)
  return (
    <Button
      appearance="transparent"
      size="small"
      className={styles.identifier}
      icon={isCopied ? <Checkmark16Regular /> : <Copy16Regular />}
      iconPosition="after"
      title={label}
      onClick={copy}
    >
      {identifier}
      <span className={styles.said} aria-live="polite">
        {isCopied ? shellText.copied : ''}
      </span>
    </Button>
  )
}
