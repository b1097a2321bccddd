import { Button } from '@fluentui/react-components'
import { useNavigate } from 'react-router-dom'
import { EmptyState } from '../design/empty-state.tsx'
import { commonText } from '../text/common.ts'
import { useTitle } from './use-title.ts'

/** An address that leads nowhere. */
export const NotFoundScreen = () => {
  const navigate = useNavigate()
  useTitle(commonText.notFound)
  return (
    <main>
      <EmptyState
        title={commonText.notFound}
        detail={commonText.notFoundDetail}
        actions={<Button appearance="primary" onClick={() => void navigate('/')}>{commonText.goHome}</Button>}
      />
    </main>
  )
}
