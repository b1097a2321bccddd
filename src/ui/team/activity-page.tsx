import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { CurrentSession } from '#application/identity/current-session.ts'
import { CompanyActivityViewModel } from '#application/team/company-activity.view-model.ts'
import { ExportMenu } from '../design/data-table/export-menu.tsx'
import { RemoteTable } from '../design/data-table/remote-table.tsx'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { activityKindText, activityText as text } from '../text/activity.ts'
import { pageText } from '../text/pages.ts'
import { activityColumns, activityFileColumns } from './activity-columns.tsx'
import { ActivityHead } from './activity-head.tsx'
import { useActivityQuery } from './activity-query.ts'

/** Three lines of a name. */
const HEIGHTS = { row: 52, card: 100 }

/** Everything that somebody changed in the company. */
export const ActivityPage = observer(function ActivityPage() {
  const vm = useViewModel(CompanyActivityViewModel)
  const { country } = useViewModel(CurrentSession)
  useActivityQuery(vm)
  const columns = useMemo(() => activityColumns({ country, timeOf: vm.timeOf }), [country, vm])
  const fileColumns = useMemo(() => activityFileColumns({ country, timeOf: vm.timeOf }), [country, vm])
  return (
    <RemoteTable
      head={
        <ActivityHead
          vm={vm}
          actions={
            <ExportMenu
              title={pageText.activity.label}
              noun={text.noun}
              columns={fileColumns}
              isIcon
              found={{ count: vm.exported, load: vm.readForFile }}
              isNarrow={vm.filters.isNarrow}
            />
          }
        />
      }
      model={vm.list}
      label={text.list}
      noun={text.noun}
      columns={columns}
      rowLabel={({ kind }) => activityKindText(kind)}
      filtered={vm.filters.isNarrow}
      onClearFilters={vm.filters.clear}
      empty={<EmptyState title={text.empty} detail={text.emptyDetail} />}
      heights={HEIGHTS}
      bodyHeight={528}
    />
  )
})
