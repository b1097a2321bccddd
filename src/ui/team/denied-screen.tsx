import { Button } from '@fluentui/react-components'
import { useLocation, useNavigate } from 'react-router-dom'
import { PROFILE_PATH } from '../app/paths.ts'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { commonText } from '../text/common.ts'
import { teamText } from '../text/team.ts'

/** An address that the role of its visitor does not show. The pages of the profile have a title of their own. */
export const DeniedScreen = () => {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return (
    <EmptyState
      isPage={!pathname.startsWith(PROFILE_PATH)}
      title={teamText.denied}
      detail={teamText.ask}
      actions={
        <Button appearance="primary" onClick={() => void navigate('/')}>
          {commonText.goHome}
        </Button>
      }
    />
  )
}
