import { DocumentsViewModel } from '#application/documents/documents.view-model.ts'
import { MexicanGeography } from '#application/geography/mexican-geography.port.ts'
import { Stakeholders } from '#application/legal/stakeholders.port.ts'
import { StakeholdersViewModel } from '#application/legal/stakeholders.view-model.ts'
import { makeHttpMexicanGeography } from '#infrastructure/geography/http-mexican-geography.ts'
import { makeHttpStakeholders } from '#infrastructure/legal/http-stakeholders.ts'
import { createModule } from '../create-module.ts'
import { Api } from '../tokens.ts'
import { documentsModule } from './documents.module.ts'

export { LegalPage as Screen } from '#ui/legal/legal-page.tsx'

export const module = createModule(
  ({ bind, bindClass }) => {
    bind(Stakeholders).toResolvedValue(makeHttpStakeholders, [Api]).inSingletonScope()
    bind(MexicanGeography).toResolvedValue(makeHttpMexicanGeography, [Api]).inSingletonScope()
    bindClass(StakeholdersViewModel)
    bindClass(DocumentsViewModel)
  },
  [documentsModule],
)
