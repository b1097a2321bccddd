import { BusinessName } from '#application/business/business-name.ts'
import { CompanyClaim } from '#application/business/company-claim.ts'
import { createModule } from '../create-module.ts'

export { CompaniesScreen as Screen } from '#ui/shell/companies-screen.tsx'

export const module = createModule(({ bindClass }) => {
  bindClass(BusinessName)
  bindClass(CompanyClaim)
})
