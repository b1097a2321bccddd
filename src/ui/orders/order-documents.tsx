import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect } from 'react'
import type { DocumentPanel } from '#application/documents/document-panel.ts'
import type { Country } from '#domain/kernel/country.ts'
import { Card } from '../design/layout/card.tsx'
import { ListHead } from '../design/layout/list-head.tsx'
import { RemoteContent } from '../design/layout/remote-card.tsx'
import { DocumentList } from '../documents/document-list.tsx'
import { documentsText } from '../text/documents.ts'
import { useOrderStyles } from './orders.styles.ts'

interface OrderDocumentsProps {
  readonly panel: DocumentPanel
  readonly country: Country
  readonly tabs: ReactNode
}

/** The documents of one order, with what each waits for. */
export const OrderDocuments = observer(function OrderDocuments({ panel, country, tabs }: OrderDocumentsProps) {
  const styles = useOrderStyles()
  useEffect(() => panel.activate(), [panel])
  return (
    <Card flush>
      <ListHead tabs={tabs} />
      <div className={styles.tabBody}>
        <RemoteContent model={panel.list} failed={documentsText.failed}>
          {() => <DocumentList panel={panel} country={country} permission="invoices" />}
        </RemoteContent>
      </div>
    </Card>
  )
})
