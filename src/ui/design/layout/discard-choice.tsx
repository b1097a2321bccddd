import { Button, makeStyles } from '@fluentui/react-components'
import { useEffect, useRef } from 'react'
import { commonText } from '../../text/common.ts'
import { space } from '../theme/layout-tokens.ts'
import type { DiscardQuestion } from './use-discard-question.ts'

/** In place of the buttons; the safe answer has the focus. */
export const DiscardChoice = ({ question }: { readonly question: DiscardQuestion }) => {
  const styles = useStyles()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('button')?.focus(), [])
  return (
    <div ref={place} className={styles.choice}>
      <span role="alert" className={styles.question}>
        {commonText.discard.question}
      </span>
      <Button onClick={question.keep}>{commonText.discard.keep}</Button>
      <Button onClick={question.discard}>{commonText.discard.discard}</Button>
    </div>
  )
}

const useStyles = makeStyles({
  choice: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', flexGrow: 1, gap: space.s },
  question: { flexGrow: 1 },
})
