import { Select } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import type { NotificationHistoryViewModel } from '#application/notifications/notification-history.view-model.ts'
import { type ChannelChoice, CHANNELS } from '#application/notifications/notification-history.port.ts'
import { FailedBanner } from '../design/feedback/failed-banner.tsx'
import { describeFailure } from '../text/describe-failure.ts'
import { historyText, notificationKindText } from '../text/history.ts'
import { useHistoryStyles } from './history.styles.ts'
import { useProfileStyles } from './profile.styles.ts'
import { RemoteSection } from './remote-section.tsx'

/** The channel of each notification kind. */
export const NotificationChannels = observer(function NotificationChannels({
  vm,
}: {
  readonly vm: NotificationHistoryViewModel
}) {
  const styles = useHistoryStyles()
  const words = useProfileStyles()
  const failure = vm.saveFailure && describeFailure(vm.saveFailure)
  return (
    <RemoteSection
      title={historyText.choices}
      data={vm.choices}
      failed={historyText.choicesFailed}
      onRetry={() => void vm.loadChoices()}
    >
      {(choices) => (
        <>
          <p className={words.words}>{historyText.choicesLead}</p>
          {failure !== undefined && (
            <FailedBanner
              message={`${historyText.saveFailed} ${failure.sentence}`}
              code={failure.code}
              requestId={failure.reference}
            />
          )}
          <ul className={styles.choices}>
            {choices.map((choice) => (
              <Choice key={choice.kind} choice={choice} vm={vm} />
            ))}
          </ul>
        </>
      )}
    </RemoteSection>
  )
})

const Choice = observer(function Choice({
  choice,
  vm,
}: {
  readonly choice: ChannelChoice
  readonly vm: NotificationHistoryViewModel
}) {
  const styles = useHistoryStyles()
  const id = useId()
  const choose = (value: string): void => {
    const channel = CHANNELS.find((each) => each === value)
    if (channel !== undefined) void vm.choose(choice.kind, channel)
  }
  return (
    <li className={styles.choice}>
      <label htmlFor={id}>{notificationKindText(choice.kind, vm.country)}</label>
      <Select
        id={id}
        value={choice.channel}
        disabled={vm.saving !== undefined}
        onChange={(_, { value }) => choose(value)}
      >
        {CHANNELS.map((channel) => (
          <option key={channel} value={channel}>
            {historyText.channels[channel]}
          </option>
        ))}
      </Select>
    </li>
  )
})
