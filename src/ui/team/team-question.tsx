import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { TeamViewModel } from '#application/team/team.view-model.ts'
import { PasswordField } from '../design/controls/password-field.tsx'
import { FailureBanner } from '../design/feedback/failure-banner.tsx'
import { Spinner } from '../design/feedback/spinner.tsx'
import { Modal, ModalActions, ModalTitle } from '../design/layout/modal.tsx'
import { commonText } from '../text/common.ts'
import { membersText } from '../text/team.ts'

/** The question before a member is removed or becomes an owner, or before the user leaves. */
export const TeamQuestionDialog = observer(function TeamQuestionDialog({ vm }: { readonly vm: TeamViewModel }) {
  const { answer, asked, question } = vm
  if (asked === undefined || question === undefined) return null
  const text = membersText.questions[question]
  return (
    <Modal onDismiss={answer.isBusy ? undefined : vm.close}>
      <ModalTitle>{text.title}</ModalTitle>
      <FailureBanner failure={answer.failure} />
      <div>{text.detail(asked.name || asked.email)}</div>
      {question === 'handOver' && (
        <PasswordField
          name="password"
          label={membersText.password}
          autoComplete="current-password"
          value={vm.password}
          readOnly={answer.isBusy}
          onChange={vm.type}
        />
      )}
      <ModalActions>
        <Button onClick={vm.close} disabled={answer.isBusy}>
          {commonText.cancel}
        </Button>
        <Button
          appearance="primary"
          disabledFocusable={answer.isBusy || (question === 'handOver' && vm.password === '')}
          onClick={() => void vm.submit()}
          {...(answer.isBusy ? { icon: <Spinner /> } : {})}
        >
          <span>{answer.isBusy ? text.submitting : text.submit}</span>
        </Button>
      </ModalActions>
    </Modal>
  )
})
