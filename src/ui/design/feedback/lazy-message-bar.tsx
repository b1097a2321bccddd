import { lazy, Suspense } from 'react'
import type { MessageBarProps } from './message-bar.tsx'

/** The toasts load it too, once the page is idle: it is there when the connection is lost. */
const MessageBar = lazy(async () => ({ default: (await import('./message-bar.tsx')).MessageBar }))

/** A message bar that the first screen rarely shows. */
export const LazyMessageBar = (props: MessageBarProps) => (
  <Suspense>
    <MessageBar {...props} />
  </Suspense>
)
