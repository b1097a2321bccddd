import { Accordion, AccordionHeader, AccordionItem, AccordionPanel, Select } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import type { NotificationHistoryViewModel } from '#application/notifications/notification-history.view-model.ts'
import { type ChannelChoice, CHANNELS } from '#application/notifications/notification-history.port.ts'
import { notificationName } from '#domain/labels/notification-names.ts'
import { FailureBanner } from '../design/feedback/failure-banner.tsx'
import { Card } from '../design/layout/card.tsx'
import { RemoteContent } from '../design/layout/remote-card.tsx'
import { historyText } from '../text/history.ts'
import { DigestChoice } from './digest-choice.tsx'
import { useHistoryStyles } from './history.styles.ts'
import { useProfileStyles } from './profile.styles.ts'

/** The channel of each notification kind, behind a heading above the history, which may be long. */
export const NotificationChannels = observer(function NotificationChannels({
  vm,
}: {
  readonly vm: NotificationHistoryViewModel
}) {
  const styles = useHistoryStyles()
  const words = useProfileStyles()
  return (
    <Card flush>
      <Accordion collapsible className={styles.settings}>
        <AccordionItem value="channels">
          <AccordionHeader as="h2" button={{ className: styles.settingsHeading }} expandIconPosition="end">
            {historyText.choices}
          </AccordionHeader>
          <AccordionPanel className={styles.settingsPanel}>
            <RemoteContent model={vm.choices} failed={historyText.choicesFailed}>
              {(choices) => (
                <>
                  <FailureBanner failure={vm.saveFailure} intro={historyText.saveFailed} />
                  <DigestChoice vm={vm} />
                  <p className={words.words}>{historyText.choicesLead}</p>
                  <ul className={styles.choices}>
                    {choices.map((choice) => (
                      <Choice key={choice.kind} choice={choice} vm={vm} />
                    ))}
                  </ul>
                </>
              )}
            </RemoteContent>
          </AccordionPanel>
        </AccordionItem>
      </Accordion>
    </Card>
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
      <label htmlFor={id}>{notificationName(choice.kind, vm.country)}</label>
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
