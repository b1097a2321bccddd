import { Button } from '@fluentui/react-components'
import { useNavigate } from 'react-router-dom'
import { startText } from '../text/start.ts'
import { FormHead } from './form-head.tsx'
import { START_PATHS } from './places.ts'
import { useStartPageStyles } from './start-page.styles.ts'

const text = startText.reset

/** A mailed link that is good for nothing any more. */
export const BadLink = () => {
  const styles = useStartPageStyles()
  const navigate = useNavigate()
  return (
    <div className={styles.form}>
      <FormHead title={text.badTitle} lead={text.bad} hasFocus />
      <Button appearance="primary" size="large" onClick={() => void navigate(START_PATHS.forgot)}>{text.ask}</Button>
    </div>
  )
}
