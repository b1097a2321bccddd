import { Button } from '@fluentui/react-components'
import { absurd } from 'fp-ts/function'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { type Impersonation, ImpersonationViewModel } from '#application/identity/impersonation.view-model.ts'
import { useDocumentTitle } from '../app/use-document-title.ts'
import { Logo } from '../brand/logo.tsx'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { FailureCode } from '../design/feedback/failed-state.tsx'
import { PageSpinner } from '../design/feedback/page-spinner.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { commonText } from '../text/common.ts'
import { describeFailure } from '../text/describe-failure.ts'
import { impersonationText as text } from '../text/impersonation.ts'
import { useImpersonateStyles } from './impersonate.styles.ts'

export interface ImpersonateScreenProps {
  /** The code of the link, already removed from the URL. */
  readonly code: string
  readonly onOver: () => void
}

/** The target of an impersonation link: a session, a confirmation before one is replaced, or an error. */
export const ImpersonateScreen = observer(function ImpersonateScreen({ code, onOver }: ImpersonateScreenProps) {
  useDocumentTitle(text.title)
  const styles = useImpersonateStyles()
  const vm = useViewModel(ImpersonationViewModel)
  const isOver = vm.state._tag === 'Over'
  useEffect(() => vm.start(code), [vm, code])
  useEffect(() => {
    if (isOver) onOver()
  }, [isOver, onOver])
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <Logo />
        <Stage vm={vm} state={vm.state} />
      </div>
    </main>
  )
})

const Stage = observer(function Stage({
  vm,
  state,
}: {
  readonly vm: ImpersonationViewModel
  readonly state: Impersonation
}) {
  switch (state._tag) {
    case 'Reading':
    case 'Entering':
    case 'Over':
      return <PageSpinner label={text.entering} />
    case 'Confirming':
      return (
        <EmptyState
          isPage
          title={text.question}
          detail={text.questionDetail(state.present.business?.name ?? state.present.user.email)}
          actions={
            <>
              <Button size="large" onClick={() => void vm.enter()}>
                {text.replace}
              </Button>
              <Button size="large" appearance="primary" onClick={vm.exit}>
                {text.keep}
              </Button>
            </>
          }
        />
      )
    case 'Failed':
      return <Failed vm={vm} failure={state.failure} />
    default:
      return absurd(state)
  }
})

type FailedProps = { readonly vm: ImpersonationViewModel } & Pick<
  Extract<Impersonation, { readonly _tag: 'Failed' }>,
  'failure'
>

const Failed = observer(function Failed({ vm, failure }: FailedProps) {
  const styles = useImpersonateStyles()
  const { sentence, code, reference } = describeFailure(failure)
  return (
    <>
      <EmptyState
        isPage
        title={text.failed}
        detail={sentence}
        actions={
          <>
            <Button size="large" onClick={vm.exit}>
              {text.goIn}
            </Button>
            {vm.canRetry && (
              <Button size="large" appearance="primary" onClick={() => void vm.enter()}>
                {commonText.retry}
              </Button>
            )}
          </>
        }
      />
      <div className={styles.code}>
        <FailureCode code={code} requestId={reference} />
      </div>
    </>
  )
})
