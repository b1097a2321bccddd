import { observer } from 'mobx-react-lite'
import { Suspense, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { MaintenanceViewModel } from '#application/maintenance/maintenance.view-model.ts'
import { PageSpinner } from '../design/feedback/page-spinner.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { lazyPart } from '../app/lazy-part.ts'

const MaintenanceScreen = lazyPart(async () => (await import('./maintenance-screen.tsx')).MaintenanceScreen)

const MAINTENANCE_PATH = '/maintenance'

/** Shows the maintenance screen at every path during maintenance. */
export const MaintenanceGate = observer(function MaintenanceGate({ children }: { readonly children: ReactNode }) {
  const { isOn } = useViewModel(MaintenanceViewModel)
  const { pathname } = useLocation()
  if (!isOn) return children
  if (pathname !== MAINTENANCE_PATH) return <Navigate to={MAINTENANCE_PATH} replace />
  return (
    <Suspense fallback={<PageSpinner />}>
      <MaintenanceScreen />
    </Suspense>
  )
})
