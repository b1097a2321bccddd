import { observer } from 'mobx-react-lite'
import { BusinessDocuments } from '../documents/business-documents.tsx'
import { ProviderDocuments } from './provider-documents.tsx'
import { StakeholdersCard } from './stakeholders-card.tsx'

/** The legal representatives, the documents of the company, and those of the provider. */
export const LegalPage = observer(function LegalPage() {
  return (
    <>
      <StakeholdersCard />
      <BusinessDocuments />
      <ProviderDocuments />
    </>
  )
})
