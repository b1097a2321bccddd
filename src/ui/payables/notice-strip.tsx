import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import type { PaymentsViewModel } from '#application/payables/payments.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { NOTICE_PLACES, noticesIn, type PayableNotice } from '#domain/payables/payable-notice.ts'
import { noticeRequest } from '../app/notice-request.ts'
import { PAYMENT_PATHS } from '../app/paths.ts'
import { noticeText as text } from '../text/payable-notices.ts'
import { useDueStyles } from './due-strip.styles.ts'
import { FilterTotal } from './filter-total.tsx'

interface NoticeStripProps {
  readonly vm: PaymentsViewModel
  readonly country: Country
}

/** The numbers of invoices on which the company should act. Each filters the list or leads to the filtered list of paid invoices. */
export const NoticeStrip = observer(function NoticeStrip({ vm, country }: NoticeStripProps) {
  const styles = useDueStyles()
  const navigate = useNavigate()
  const { filters, name } = vm.table
  const found = new Map(vm.totals.value?.notices.map((total) => [total.notice, total]))
  const choose = (notice: PayableNotice, isChosen: boolean) => {
    const list = LISTS[NOTICE_PLACES[notice]]
    if (list === name) filters.choose(isChosen ? 'ALL' : notice)
    else void navigate(PAYMENT_PATHS[list], { state: noticeRequest(notice) })
  }
  return (
    <fieldset className={styles.notices} aria-label={text.label}>
      {noticesIn(country).map((notice) => {
        const isChosen = filters.filter === notice
        const { invoices = 0, totals } = found.get(notice) ?? {}
        return (
          <FilterTotal
            key={notice}
            isLine
            name={text.names[notice]}
            totals={totals}
            count={text.invoices(invoices, country)}
            isChosen={isChosen}
            isEmpty={invoices === 0}
            onChoose={() => choose(notice, isChosen)}
          />
        )
      })}
    </fieldset>
  )
})

const LISTS = { Inbox: 'inbox', Paid: 'paid' } as const
