import { lazy, Suspense } from 'react'
import type { MessageBarProps } from './message-bar.tsx'

/** The same words without the look, until its code is there or when it cannot be loaded. */
const PlainMessage = ({ intent, action, children }: MessageBarProps) => (
  <div role={intent === 'error' ? 'alert' : 'status'}>
    {children}
    {action}
  </div>
)

const MessageBar = lazy(() =>
  import('./message-bar.tsx').then(
    (loaded) => ({ default: loaded.MessageBar }),
    () => ({ default: PlainMessage }),
  ),
)

/** A message bar that the first screen rarely shows. The toasts load it too, once the page is idle. */
export const LazyMessageBar = (props: MessageBarProps) => (
  <Suspense fallback={<PlainMessage {...props} />}>
    <MessageBar {...props} />
  </Suspense>
)
