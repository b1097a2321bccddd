import { Button } from '@fluentui/react-components'
import { Component } from 'react'
import type { ReactNode } from 'react'
import { commonText } from '../../text/common.ts'
import { sessionText } from '../../text/session.ts'
import { EmptyState } from './empty-state.tsx'

export interface ErrorBoundaryProps {
  /** Records the error. */
  readonly onCrash: (error: unknown) => void
  readonly onReload: () => void
  readonly onSignOut?: (() => void) | undefined
  /** A change resets the boundary. */
  readonly place?: string | undefined
  readonly children: ReactNode
}

interface Crashed {
  readonly crashed: boolean
  readonly place: string | undefined
}

/** Shows a recovery screen instead of a blank page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Crashed> {
  override state: Crashed = { crashed: false, place: this.props.place }

  static getDerivedStateFromError = (): Pick<Crashed, 'crashed'> => ({ crashed: true })

  static getDerivedStateFromProps = ({ place }: ErrorBoundaryProps, before: Crashed): Crashed | null =>
    place === before.place ? null : { crashed: false, place }

  override componentDidCatch(error: unknown): void {
    this.props.onCrash(error)
  }

  override render(): ReactNode {
    const { onReload, onSignOut, children } = this.props
    if (!this.state.crashed) return children
    return (
      <div role="alert">
        <EmptyState
          title={commonText.crashed}
          detail={commonText.crashedDetail}
          actions={
            <>
              {onSignOut !== undefined && (
                <Button size="large" onClick={onSignOut}>
                  {sessionText.signOut}
                </Button>
              )}
              <Button appearance="primary" size="large" onClick={onReload}>
                {commonText.reload}
              </Button>
            </>
          }
        />
      </div>
    )
  }
}
