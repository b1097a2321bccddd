import { Button, makeStyles } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { commonText } from '../../text/common.ts'
import { space } from '../theme/layout-tokens.ts'

export interface InlineConflictProps {
  readonly label: string
  readonly stored: ReactNode
  readonly typed: string
  readonly onUseStored: () => void
  readonly onOverwrite: () => void
}

/** Both values of a field that changed while it was edited, to choose from. */
export const InlineConflict = observer(function InlineConflict(props: InlineConflictProps) {
  const styles = useStyles()
  const { label, stored, typed, onUseStored, onOverwrite } = props
  const text = commonText.conflict
  return (
    <section role="alert" aria-label={text.title(label)} className={styles.conflict}>
      <strong>{text.title(label)}</strong>
      <span>
        {text.stored}: {stored}
      </span>
      <span>
        {text.typed}: {typed}
      </span>
      <div className={styles.choices}>
        <Button onClick={onUseStored}>{text.useStored}</Button>
        <Button onClick={onOverwrite}>{text.overwrite}</Button>
      </div>
    </section>
  )
})

const useStyles = makeStyles({
  conflict: { display: 'flex', flexDirection: 'column', gap: space.s, overflowWrap: 'anywhere' },
  choices: { display: 'flex', flexWrap: 'wrap', gap: space.s },
})
