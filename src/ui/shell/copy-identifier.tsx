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
    <button type="button" className={styles.identifier} title={label} onClick={copy}>
      {identifier}
      {isCopied ? <Checkmark16Regular aria-hidden /> : <Copy16Regular aria-hidden />}
      <span className={styles.said} aria-live="polite">
        {isCopied ? shellText.copied : ''}
      </span>
    </button>
  )
}
