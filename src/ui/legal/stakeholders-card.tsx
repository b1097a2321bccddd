import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useMemo } from 'react'
import { DocumentsViewModel } from '#application/documents/documents.view-model.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import { fullNameOf } from '#application/legal/stakeholder-fields.ts'
import { StakeholdersViewModel } from '#application/legal/stakeholders.view-model.ts'
import { requiredDocuments } from '#domain/documents/required-documents.ts'
import type { Stakeholder } from '#domain/legal/stakeholder.ts'
import { ExportMenu } from '../design/data-table/export-menu.tsx'
import { RemoteTable } from '../design/data-table/remote-table.tsx'
import { FailureBanner } from '../design/feedback/failure-banner.tsx'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { ListHead } from '../design/layout/list-head.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { StakeholderDocuments } from '../documents/stakeholder-documents.tsx'
import { legalText } from '../text/legal.ts'
import { AddStakeholder } from './add-stakeholder.tsx'
import { stakeholderColumns } from './stakeholder-columns.tsx'
import { StakeholderDialog } from './stakeholder-dialog.tsx'

/** The representatives of the company in a table, each with a menu. */
export const StakeholdersCard = observer(function StakeholdersCard() {
  const vm = useViewModel(StakeholdersViewModel)
  const { country } = useViewModel(CurrentSession)
  useEffect(() => vm.activate(), [vm])
  const documents = useViewModel(DocumentsViewModel)
  const hasDocuments = requiredDocuments(country, 'stakeholder').length > 0
  useEffect(() => (hasDocuments ? documents.completed.activate() : undefined), [documents, hasDocuments])
  const columns = useMemo(() => stakeholderColumns(country, vm.editor, documents), [country, documents, vm])
  const detail = useCallback(
    (row: Stakeholder) =>
      documents.expanded === row.id && (
        <StakeholderDocuments panel={documents.panelOf(row.id)} country={country} name={fullNameOf(row)} />
      ),
    [country, documents],
  )
  return (
    <>
      <RemoteTable
        head={
          <ListHead
            title={legalText.stakeholders}
            tools={
              <>
                <ExportMenu
                  title={legalText.stakeholders}
                  noun={legalText.noun}
                  columns={columns}
                  found={{ count: vm.pages.totalRows, load: vm.pages.readAll }}
                />
                <AddStakeholder vm={vm} />
              </>
            }
          />
        }
        model={vm.pages}
        label={legalText.stakeholders}
        noun={legalText.noun}
        columns={columns}
        rowLabel={fullNameOf}
        onOpen={vm.editor.view}
        {...(hasDocuments && { detail })}
        empty={<EmptyState title={legalText.empty} />}
      />
      <FailureBanner failure={vm.formPath.failure} intro={legalText.formFailed} onRetry={vm.formPath.retry} />
      <StakeholderDialog vm={vm.editor} />
    </>
  )
})
