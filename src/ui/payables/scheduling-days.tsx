import { Radio, RadioGroup } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { lateOn } from '#domain/payables/due-day.ts'
import { schedulingText } from '../text/scheduling.ts'
import { useChoiceStyles } from './choice-cards.styles.ts'
import type { SchedulingWizardProps } from './scheduling.types.ts'

const text = schedulingText.each

/** All invoices on one day, or each on its own. */
export const SchedulingDays = observer(function SchedulingDays({ vm }: SchedulingWizardProps) {
  const styles = useChoiceStyles()
  const { lists } = vm.chosen
  const late = lists.flatMap(({ date, invoices }) => lateOn(invoices, date)).length
  const choices = [
    [false, text.together, text.togetherDetail],
    [true, text.apart, text.apartDetail(lists, late)],
  ] as const
  return (
    <RadioGroup
      aria-label={text.label}
      className={styles.cards}
      value={String(vm.isEach)}
      onChange={(_, { value }) => vm.payEach(value === 'true')}
    >
      {choices.map(([isEach, label, detail]) => (
        <Radio
          key={label}
          value={String(isEach)}
          className={isEach === vm.isEach ? `${styles.card} ${styles.chosen}` : styles.card}
          label={{
            className: styles.label,
            children: (
              <>
                <strong className={styles.name}>{label}</strong>
                <span className={styles.detail}>{detail}</span>
              </>
            ),
          }}
        />
      ))}
    </RadioGroup>
  )
})
