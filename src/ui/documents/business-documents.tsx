import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { DocumentsViewModel } from '#application/documents/documents.view-model.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import { requiredDocuments } from '#domain/documents/required-documents.ts'
import { RemoteCard } from '../design/layout/remote-card.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { documentsText } from '../text/documents.ts'
import { DocumentList } from './document-list.tsx'

/** The documents of the company, where its country requires any. */
export const BusinessDocuments = observer(function BusinessDocuments() {
  const { country } = useViewModel(CurrentSession)
  return requiredDocuments(country, 'business').length === 0 ? null : <BusinessDocumentsCard />
})

const BusinessDocumentsCard = observer(function BusinessDocumentsCard() {
  const { business } = useViewModel(DocumentsViewModel)
  const { country } = useViewModel(CurrentSession)
  useEffect(() => business.activate(), [business])
  return (
    <RemoteCard title={documentsText.business} model={business.list} failed={documentsText.failed}>
      {() => <DocumentList panel={business} country={country} permission="companyFile" />}
    </RemoteCard>
  )
})
