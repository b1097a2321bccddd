import { Button } from '@fluentui/react-components'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { FailedBanner } from '../design/feedback/failed-banner.tsx'
import { FailedState } from '../design/feedback/failed-state.tsx'
import { PageSpinner } from '../design/feedback/page-spinner.tsx'
import { ProgressScreen } from '../design/feedback/progress-screen.tsx'
import { Skeleton } from '../design/feedback/skeleton.tsx'
import { MessageBar } from '../design/feedback/message-bar.tsx'
import { ToastStack, type Toast } from '../design/feedback/toast-stack.tsx'
import { galleryText } from '../text/gallery.ts'
import { useGalleryStyles } from './gallery.styles.ts'

const { sample } = galleryText

export const Strips = () => {
  const styles = useGalleryStyles()
  return (
    <div className={styles.stack}>
      <MessageBar intent="info" action={<Button size="small">{sample.secondary}</Button>}>
        {sample.info}
      </MessageBar>
      <MessageBar intent="warning">{sample.warningLine}</MessageBar>
      <FailedBanner message={sample.failure} code="ERROR_NETWORK" onRetry={nothing} />
    </div>
  )
}

const TOASTS: ReadonlyArray<Toast> = [
  { id: '1', tone: 'success', message: sample.success },
  { id: '2', tone: 'info', message: sample.info },
  { id: '3', tone: 'warning', message: sample.warningLine },
  { id: '4', tone: 'error', message: sample.error, code: 'ERROR_NETWORK' },
]

export const Toasts = () => {
  const styles = useGalleryStyles()
  return (
    <div className={styles.still}>
      <ToastStack toasts={TOASTS} onDismiss={nothing} />
    </div>
  )
}

export const States = () => (
  <>
    <EmptyState
      title={sample.emptyTitle}
      detail={sample.emptyDetail}
      actions={<Button appearance="primary">{sample.primary}</Button>}
    />
    <FailedState message={sample.failure} code="ERROR_TIMEOUT" requestId="7f3a" onRetry={nothing} />
  </>
)

export const Waits = () => {
  const styles = useGalleryStyles()
  return (
    <div className={styles.stack}>
      <PageSpinner />
      <Skeleton shape="number" width="40%" />
      <Skeleton shape="text" width="70%" />
      <ProgressScreen title={sample.progress} percent={42} steps={sample.progressSteps} found={sample.found} />
    </div>
  )
}

const nothing = (): void => undefined
