import { Accordion, AccordionHeader, AccordionItem, AccordionPanel } from '@fluentui/react-components'
import { CheckmarkCircle20Regular } from '@fluentui/react-icons/svg/checkmark-circle'
import { Clock20Regular } from '@fluentui/react-icons/svg/clock'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { DocumentPanel } from '#application/documents/document-panel.ts'
import { panelIcon } from '#domain/documents/document.ts'
import type { Country } from '#domain/kernel/country.ts'
import { FailureBanner } from '../design/feedback/failure-banner.tsx'
import { Card } from '../design/layout/card.tsx'
import { DocumentList } from '../documents/document-list.tsx'
import { documentsText } from '../text/documents.ts'
import { ordersText } from '../text/orders.ts'
import { useOrderStyles } from './orders.styles.ts'

interface OrderDocumentsProps {
  readonly panel: DocumentPanel
  readonly country: Country
  readonly isOpen: boolean
  readonly onToggle: (isOpen: boolean) => void
}

/** The documents of one order, behind a heading that says whether any is pending. */
export const OrderDocuments = observer(function OrderDocuments({
  panel,
  country,
  isOpen,
  onToggle,
}: OrderDocumentsProps) {
  const styles = useOrderStyles()
  useEffect(() => panel.activate(), [panel])
  const { failure, retry, value } = panel.list
  if (failure === undefined && (value === undefined || value.length === 0)) return null
  const state = panelIcon(panel.rows)
  return (
    <Card flush>
      <FailureBanner failure={failure} intro={documentsText.failed} onRetry={retry} />
      {value !== undefined && (
        <Accordion
          className={styles.documents}
          collapsible
          openItems={isOpen ? [ITEM] : []}
          onToggle={(_, { openItems }) => onToggle(openItems.includes(ITEM))}
        >
          <AccordionItem value={ITEM}>
            <AccordionHeader
              as="h2"
              expandIconPosition="end"
              icon={
                state === 'signed' ? (
                  <CheckmarkCircle20Regular className={styles.signed} />
                ) : (
                  <Clock20Regular className={styles.pending} />
                )
              }
            >
              {`${ordersText.documents} · ${ordersText.documentsState[state]}`}
            </AccordionHeader>
            <AccordionPanel className={styles.documentsPanel}>
              <DocumentList panel={panel} country={country} />
            </AccordionPanel>
          </AccordionItem>
        </Accordion>
      )}
    </Card>
  )
})

const ITEM = 'documents'
