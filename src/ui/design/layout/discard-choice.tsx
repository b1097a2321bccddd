import { Button, makeStyles } from '@fluentui/react-components'
import { useEffect, useRef } from 'react'
import { commonText } from '../../text/common.ts'
import { space } from '../theme/layout-tokens.ts'

export interface DiscardChoiceProps {
  readonly onKeep: () => void
  readonly onDiscard: () => void
}

/** In place of the buttons; the safe answer has the focus. */
export const DiscardChoice = ({ onKeep, onDiscard }: DiscardChoiceProps) => {
  const styles = useStyles()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('button')?.focus(), [])
  return (
    <div ref={place} className={styles.choice}>
      <span role="alert" className={styles.question}>
        {commonText.discard.question}
      </span>
      <Button onClick={onKeep}>{commonText.discard.keep}</Button>
      <Button onClick={onDiscard}>{commonText.discard.discard}</Button>
    </div>
  )
}

const useStyles = makeStyles({
  choice: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', flexGrow: 1, gap: space.s },
  question: { flexGrow: 1 },
})
