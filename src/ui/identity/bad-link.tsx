import { useNavigate } from 'react-router-dom'
import { SolidButton } from '../design/solid-button.tsx'
import { startText } from '../text/start.ts'
import { FormHead } from './form-head.tsx'
import { START_PATHS } from './places.ts'

const text = startText.reset

/** A mailed link that is good for nothing any more. */
export const BadLink = () => {
  const navigate = useNavigate()
  return (
    <div className="start-form">
      <FormHead title={text.badTitle} lead={text.bad} hasFocus />
      <SolidButton isPrimary onClick={() => void navigate(START_PATHS.forgot)}>{text.ask}</SolidButton>
    </div>
  )
}
