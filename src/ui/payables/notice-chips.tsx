import { mergeClasses, ToggleButton } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { formatInteger } from '#domain/kernel/format.ts'
import { NOTICE_PLACES, noticesIn } from '#domain/payables/payable-notice.ts'
import { noticeText } from '../text/payable-notices.ts'
import { dueText } from '../text/payables.ts'
import { useDueStyles } from './due-bar.styles.ts'
import type { DueProps } from './payments.types.ts'

/** The numbers of invoices of the list that ask for an answer. Each filters the list by them. */
export const NoticeChips = observer(function NoticeChips({ vm, country }: DueProps) {
  const styles = useDueStyles()
  const { filters, name } = vm.table
  const found = new Map(vm.totals.value?.notices.map(({ notice, invoices }) => [notice, invoices]))
  const chips = [
    ...noticesIn(country)
      .filter((notice) => LISTS[NOTICE_PLACES[notice]] === name)
      .map((id) => ({ id, label: noticeText.names[id], count: found.get(id) ?? 0 })),
    { id: 'NOT_PAYABLE' as const, label: dueText.notPayable, count: name === 'inbox' ? vm.notPayable : 0 },
  ].filter(({ count, id }) => count > 0 || filters.filter === id)
  if (chips.length === 0) return null
  return (
    <fieldset className={styles.chips} aria-label={noticeText.label}>
      {chips.map(({ count, id, label }) => {
        const isChosen = filters.filter === id
        return (
          <ToggleButton
            key={id}
            className={mergeClasses(styles.chip, isChosen && styles.chosen)}
            checked={isChosen}
            onClick={() => filters.choose(isChosen ? 'PAYABLE' : id)}
          >
            <span>{label}</span>
            <span className={mergeClasses(styles.count, isChosen && styles.countChosen)}>
              {formatInteger(count, country)}
            </span>
          </ToggleButton>
        )
      })}
    </fieldset>
  )
})

const LISTS = { Inbox: 'inbox', Paid: 'paid' } as const
