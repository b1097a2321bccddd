import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { useLocation, useNavigate } from 'react-router-dom'
import { Permissions } from '#application/team/permissions.ts'
import { PROFILE_PATH } from '../app/paths.ts'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { commonText } from '../text/common.ts'
import { teamText } from '../text/team.ts'

/** An address that the role of its visitor does not show. The pages of the profile have a title of their own. */
export const DeniedScreen = observer(function DeniedScreen() {
  const { ownerName } = useViewModel(Permissions)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return (
    <EmptyState
      isPage={!pathname.startsWith(PROFILE_PATH)}
      title={teamText.denied}
      detail={teamText.ask(ownerName)}
      actions={
        <Button appearance="primary" onClick={() => void navigate('/')}>
          {commonText.goHome}
        </Button>
      }
    />
  )
})
