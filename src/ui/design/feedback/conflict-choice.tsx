import { Button, makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { commonText } from '../../text/common.ts'
import { space } from '../theme/layout-tokens.ts'

export interface ConflictChoiceProps {
  readonly title: string
  /** The stored values, beside the typed ones where those are not in sight. */
  readonly children: ReactNode
  readonly onUseStored: () => void
  readonly onOverwrite: () => void
}

/** Shows what was saved elsewhere meanwhile; the user continues with it or saves over it. */
export const ConflictChoice = ({ title, children, onUseStored, onOverwrite }: ConflictChoiceProps) => {
  const styles = useStyles()
  const text = commonText.conflict
  return (
    <section role="alert" aria-label={title} className={styles.conflict}>
      <strong>{title}</strong>
      {children}
      <div className={styles.choices}>
        <Button onClick={onUseStored}>{text.takeStored}</Button>
        <Button onClick={onOverwrite}>{text.overwrite}</Button>
      </div>
    </section>
  )
}

const useStyles = makeStyles({
  conflict: { display: 'flex', flexDirection: 'column', gap: space.s, overflowWrap: 'anywhere' },
  choices: { display: 'flex', flexWrap: 'wrap', gap: space.s },
})
