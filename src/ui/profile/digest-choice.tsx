import { Select } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import type { NotificationHistoryViewModel } from '#application/notifications/notification-history.view-model.ts'
import { DIGEST_NAME } from '#domain/labels/notification-names.ts'
import { DIGEST_FREQUENCIES } from '#domain/team/digest.ts'
import { RemoteContent } from '../design/layout/remote-card.tsx'
import { historyText } from '../text/history.ts'
import { useHistoryStyles } from './history.styles.ts'
import { useProfileStyles } from './profile.styles.ts'

/** The digest of all companies of the user, which is a mail only. */
export const DigestChoice = observer(function DigestChoice({ vm }: { readonly vm: NotificationHistoryViewModel }) {
  const styles = useHistoryStyles()
  const words = useProfileStyles()
  const id = useId()
  const choose = (value: string): void => {
    const frequency = DIGEST_FREQUENCIES.find((each) => each === value)
    if (frequency !== undefined) void vm.chooseDigest(frequency)
  }
  return (
    <RemoteContent model={vm.digest} failed={historyText.digestFailed}>
      {(frequency) => (
        <div>
          <div className={styles.choice}>
            <label htmlFor={id}>{DIGEST_NAME}</label>
            <Select
              id={id}
              aria-describedby={`${id}-lead`}
              value={frequency}
              disabled={vm.saving !== undefined}
              onChange={(_, { value }) => choose(value)}
            >
              {DIGEST_FREQUENCIES.map((each) => (
                <option key={each} value={each}>
                  {historyText.digest[each]}
                </option>
              ))}
            </Select>
          </div>
          <p id={`${id}-lead`} className={words.words}>
            {historyText.digestLead}
          </p>
        </div>
      )}
    </RemoteContent>
  )
})
