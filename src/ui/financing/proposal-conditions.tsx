import { Checkbox, makeStyles } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import type { ProposalViewModel } from '#application/financing/proposal.view-model.ts'
import { LEFT_OUT } from '#domain/financing/need.ts'
import { PAYER_SHARES } from '#domain/financing/payer-share.ts'
import type { Country } from '#domain/kernel/country.ts'
import { SegmentedControl } from '../design/controls/segmented-control.tsx'
import { DateField } from '../design/date-field/date-field.tsx'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { space } from '../design/theme/layout-tokens.ts'
import { proposalText as text } from '../text/proposals.ts'

interface ProposalConditionsProps {
  readonly vm: ProposalViewModel
  readonly calendar: BusinessCalendar
  readonly country: Country
}

/** From when until when the money is needed, from whom, and which invoices are left out. */
export const ProposalConditions = observer(function ProposalConditions(props: ProposalConditionsProps) {
  const { vm, calendar, country } = props
  const styles = useStyles()
  const { conditions } = vm
  const rules = { calendar: calendar.calendar, today: calendar.today }
  const shares = PAYER_SHARES.map((share) => ({ value: String(share), label: text.share(share) }))
  const choose = (value: string): void => {
    const payerShare = PAYER_SHARES.find((share) => String(share) === value)
    if (payerShare !== undefined) void vm.change({ payerShare })
  }
  return (
    <>
      <div className={styles.row}>
        <DateField
          label={text.arrival}
          value={vm.arrival}
          onChange={(arrival) => void vm.change({ arrival })}
          rules={rules}
        />
        <DateField
          label={text.until}
          value={conditions.until}
          onChange={(until) => void vm.change({ until })}
          rules={rules}
        />
        <div className={styles.share}>
          <span aria-hidden>{text.payerShare}</span>
          <SegmentedControl
            label={text.payerShare}
            options={shares}
            selected={String(conditions.payerShare)}
            onSelect={choose}
          />
        </div>
      </div>
      <div className={styles.reasons}>
        {LEFT_OUT.map((reason) => (
          <Checkbox
            key={reason}
            checked={conditions.included.includes(reason)}
            onChange={(_, { checked }) => void vm.include(reason, checked === true)}
            label={<Reason vm={vm} reason={reason} country={country} />}
          />
        ))}
      </div>
    </>
  )
})

interface ReasonProps extends Pick<ProposalConditionsProps, 'vm' | 'country'> {
  readonly reason: (typeof LEFT_OUT)[number]
}

/** With what it would add to a proposal that falls short. */
const Reason = observer(function Reason({ vm, reason, country }: ReasonProps) {
  const addition = vm.additions.find((one) => one.reason === reason)
  return (
    <>
      <span>{text.include(reason, vm.arrival)}</span>
      {addition !== undefined && (
        <strong>
          {text.adds(addition.invoices, country)} <MoneyText value={addition.advance} />
        </strong>
      )}
    </>
  )
})

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', gap: space.m },
  share: { display: 'flex', flexDirection: 'column', gap: '4px' },
  reasons: { display: 'flex', flexDirection: 'column' },
})
