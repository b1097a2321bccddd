import { useNavigate } from 'react-router-dom'
import { SolidButton } from '../design/solid-button.tsx'
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
      <SolidButton isPrimary onClick={() => void navigate(START_PATHS.forgot)}>{text.ask}</SolidButton>
    </div>
  )
}
