import { Button, makeStyles } from '@fluentui/react-components'
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download'
import { ChevronLeft20Regular } from '@fluentui/react-icons/svg/chevron-left'
import { ChevronRight20Regular } from '@fluentui/react-icons/svg/chevron-right'
import * as E from 'fp-ts/Either'
import { observer } from 'mobx-react-lite'
import { useLayoutEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { CurrentSession } from '#application/identity/current-session.ts'
import { StatementViewModel } from '#application/wallet/statement.view-model.ts'
import { type CalendarMonth, nextMonth, previousMonth } from '#domain/kernel/calendar-month.ts'
import { MONTH_PARAM, ORDERS_PATH } from '../app/paths.ts'
import { useDocumentTitle } from '../app/use-document-title.ts'
import { BackLink } from '../design/controls/back-link.tsx'
import { DataTable } from '../design/data-table/data-table.tsx'
import { ExportMenu } from '../design/data-table/export-menu.tsx'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { Spinner } from '../design/feedback/spinner.tsx'
import { ExplainedChip } from '../design/feedback/explained-chip.tsx'
import { ListHead } from '../design/layout/list-head.tsx'
import { PageHeader } from '../design/layout/page-header.tsx'
import { RemoteContent } from '../design/layout/remote-card.tsx'
import { space } from '../design/theme/layout-tokens.ts'
import { useViewModel } from '../di/use-view-model.ts'
import { statementText as text } from '../text/statement.ts'
import { FILE_COLUMNS, SECTION_COLUMNS } from './statement-columns.tsx'
import { sectionsOf, type StatementSection } from './statement-sections.ts'

/** The statement of the month in the address, with the file of its lines and its PDF. */
export const StatementScreen = observer(function StatementScreen() {
  const styles = useStyles()
  const vm = useViewModel(StatementViewModel)
  const { country } = useViewModel(CurrentSession)
  const [params, setParams] = useSearchParams()
  const month = vm.monthIn(params.get(MONTH_PARAM) ?? '')
  useLayoutEffect(() => vm.open(month), [vm, month])
  const title = text.title(month, country)
  useDocumentTitle(title)
  const sections = useMemo(() => (vm.value === undefined ? [] : sectionsOf(vm.value, country)), [vm.value, country])
  const rows = vm.isEmpty ? [] : sections.flatMap((section) => section.rows)
  const go = (to: CalendarMonth) => setParams({ [MONTH_PARAM]: to }, { replace: true, preventScrollReset: true })
  return (
    <div className={styles.page}>
      <PageHeader
        back={<BackLink to={ORDERS_PATH}>{text.back}</BackLink>}
        title={title}
        aside={
          vm.isProvisional && (
            <ExplainedChip color="yellow" label={text.provisional} explanation={text.provisionalDetail} />
          )
        }
        actions={
          <>
            <Button
              aria-label={text.previous}
              icon={<ChevronLeft20Regular />}
              onClick={() => go(previousMonth(month))}
            />
            <Button
              aria-label={text.next}
              icon={<ChevronRight20Regular />}
              disabledFocusable={!vm.hasNext}
              onClick={() => go(nextMonth(month))}
            />
            <ExportMenu
              title={title}
              noun={text.noun}
              columns={FILE_COLUMNS}
              found={{ count: rows.length, load: async () => E.right(rows) }}
            />
            <Button
              icon={vm.isDownloading ? <Spinner /> : <ArrowDownload20Regular />}
              disabledFocusable={vm.isDownloading || vm.value === undefined}
              onClick={() => void vm.download()}
            >
              {text.download}
            </Button>
          </>
        }
      />
      <RemoteContent model={vm} failed={text.failed(country)}>
        {() =>
          vm.isEmpty ? (
            <EmptyState title={text.empty(month)} detail={text.emptyDetail} />
          ) : (
            sections.map((section) => <Section key={section.title} section={section} />)
          )
        }
      </RemoteContent>
    </div>
  )
})

const Section = ({ section }: { readonly section: StatementSection }) => {
  const { columns, detail, rows, title } = section
  return (
    <DataTable
      label={title}
      noun={text.noun}
      columns={SECTION_COLUMNS[columns]}
      head={<ListHead title={title} hint={detail} />}
      rows={rows}
      totalRows={rows.length}
      rowLabel={({ name }) => name}
      empty={null}
      bodyHeight={360}
    />
  )
}

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: space.s, minWidth: 0 },
})
