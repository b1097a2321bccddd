import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { offeredActs } from '#application/team/policy-text.ts'
import { PolicyViewModel } from '#application/team/policy.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { APPROVAL_RULE_NAMES, bandsWords } from '#domain/labels/policy-words.ts'
import { MessageBar } from '../design/feedback/message-bar.tsx'
import { Card } from '../design/layout/card.tsx'
import { RemoteContent } from '../design/layout/remote-card.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { usePersonalRejection } from '../identity/use-personal-rejection.ts'
import { policyText as text } from '../text/policy.ts'
import { PolicyDialog } from './policy-dialog.tsx'
import { useTeamStyles } from './team.styles.ts'
import { useLock } from './use-lock.ts'

/** The rules by which others authorise, with the dialog that changes them. */
export const PolicyCard = observer(function PolicyCard({ country }: { readonly country: Country }) {
  const styles = useTeamStyles()
  const vm = useViewModel(PolicyViewModel)
  const lock = useLock('team')
  const rejection = usePersonalRejection()
  useEffect(() => vm.activate(), [vm])
  const may = rejection === undefined ? lock : { disabledFocusable: true, title: rejection }
  return (
    <Card
      title={text.title}
      aside={
        vm.policy.value !== undefined && (
          <Button onClick={vm.open} {...may}>
            {text.change}
          </Button>
        )
      }
    >
      <p className={styles.lead}>{text.lead}</p>
      <RemoteContent model={vm.policy} failed={text.failed}>
        {({ bands, coolingHours, expiryDays }) => (
          <>
            {vm.isAlone && <p className={styles.lead}>{text.alone}</p>}
            {vm.isAdvised && (
              <MessageBar
                intent="info"
                action={
                  <Button onClick={vm.openAdvised} {...may}>
                    {text.seeAdvice}
                  </Button>
                }
              >
                {text.advice}
              </MessageBar>
            )}
            <dl className={styles.rules}>
              {offeredActs(country).map((act) => (
                <div key={act} className={styles.rule}>
                  <dt className={styles.ruleName}>{APPROVAL_RULE_NAMES[act]}</dt>
                  <dd className={styles.ruleValue}>{bandsWords(country, bands[act])}</dd>
                </div>
              ))}
              <div className={styles.rule}>
                <dt className={styles.ruleName}>{text.expiry}</dt>
                <dd className={styles.ruleValue}>{text.days(expiryDays)}</dd>
              </div>
              <div className={styles.rule}>
                <dt className={styles.ruleName}>{text.cooling}</dt>
                <dd className={styles.ruleValue}>{text.hours(coolingHours)}</dd>
              </div>
            </dl>
          </>
        )}
      </RemoteContent>
      <PolicyDialog vm={vm} country={country} />
    </Card>
  )
})
