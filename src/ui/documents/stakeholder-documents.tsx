import { Button } from '@fluentui/react-components'
import { CheckmarkCircle20Regular } from '@fluentui/react-icons/svg/checkmark-circle'
import { Clock20Regular } from '@fluentui/react-icons/svg/clock'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { DocumentPanel } from '#application/documents/document-panel.ts'
import type { DocumentsViewModel } from '#application/documents/documents.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { StakeholderId } from '#domain/legal/stakeholder.ts'
import { RemoteCard } from '../design/layout/remote-card.tsx'
import { documentsText } from '../text/documents.ts'
import { DocumentList } from './document-list.tsx'
import { useDocumentStyles } from './documents.styles.ts'

export interface DocumentsToggleProps {
  readonly vm: DocumentsViewModel
  readonly id: StakeholderId
  /** The name of the representative. */
  readonly name: string
}

/** Whether the documents of a representative are complete; shows and hides them. */
export const DocumentsToggle = observer(function DocumentsToggle({ vm, id, name }: DocumentsToggleProps) {
  const styles = useDocumentStyles()
  const isCompleted = vm.isCompleted(id)
  if (isCompleted === undefined) return null
  return (
    <Button
      appearance="subtle"
      icon={
        isCompleted ? (
          <CheckmarkCircle20Regular className={styles.complete} />
        ) : (
          <Clock20Regular className={styles.pending} />
        )
      }
      aria-expanded={vm.expanded === id}
      aria-label={documentsText.toggle(isCompleted, name)}
      title={documentsText.toggle(isCompleted, name)}
      onClick={() => vm.toggle(id)}
    />
  )
})

export interface StakeholderDocumentsProps {
  readonly panel: DocumentPanel
  readonly country: Country
  readonly name: string
}

/** The documents of a representative, below its row. */
export const StakeholderDocuments = observer(function StakeholderDocuments({
  panel,
  country,
  name,
}: StakeholderDocumentsProps) {
  useEffect(() => panel.activate(), [panel])
  return (
    <RemoteCard title={documentsText.ofPerson(name)} model={panel.list} failed={documentsText.failed}>
      {() => <DocumentList panel={panel} country={country} permission="companyFile" />}
    </RemoteCard>
  )
})
