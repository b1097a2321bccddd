import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { useTitle } from '../app/use-title.ts'
import { DoorScope } from '../di/door-scope.tsx'
import { startText } from '../text/start.ts'
import { START_PATHS } from './places.ts'
import { BadLink } from './bad-link.tsx'
import { ResetForm } from './reset-form.tsx'
import { StartFrame } from './start-frame.tsx'

/** Where a mailed link leads. What it ends with is taken out of the address at once, and is nowhere but here. */
export const ResetScreen = () => {
  useTitle(startText.reset.title)
  const { hash: shown } = useParams()
  const [hash] = useState(shown)
  const navigate = useNavigate()
  useEffect(() => {
    if (shown !== undefined) void navigate('/resetpassword', { replace: true })
  }, [shown, navigate])
  const finish = (): void => void navigate(START_PATHS.login, { replace: true })
  return <StartFrame first={hash === undefined ? <BadLink /> : <DoorScope><ResetForm hash={hash} onDone={finish} /></DoorScope>} />
}
