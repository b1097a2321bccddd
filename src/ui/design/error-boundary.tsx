import { Button } from '@fluentui/react-components'
import { Component } from 'react'
import type { ReactNode } from 'react'
import { commonText } from '../text/common.ts'
import { sessionText } from '../text/session.ts'
import { EmptyState } from './empty-state.tsx'

export interface ErrorBoundaryProps {
  /** Where what broke is written down. */
  readonly onCrash: (error: unknown) => void
  readonly onReload: () => void
  readonly onSignOut?: (() => void) | undefined
  readonly children: ReactNode
}

/** Keeps a broken screen from becoming a blank page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError = (): { readonly crashed: boolean } => ({ crashed: true })

  override componentDidCatch(error: unknown): void {
    this.props.onCrash(error)
  }

  override render(): ReactNode {
    const { onReload, onSignOut, children } = this.props
    if (!this.state.crashed) return children
    return (
      <EmptyState
        title={commonText.crashed}
        detail={commonText.crashedDetail}
        actions={
          <>
            {onSignOut !== undefined && <Button onClick={onSignOut}>{sessionText.signOut}</Button>}
            <Button appearance="primary" onClick={onReload}>{commonText.reload}</Button>
          </>
        }
      />
    )
  }
}
