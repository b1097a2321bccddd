import { CompanyActivity } from '#application/team/company-activity.port.ts'
import { CompanyActivityViewModel } from '#application/team/company-activity.view-model.ts'
import { makeHttpCompanyActivity } from '#infrastructure/team/http-company-activity.ts'
import { createModule } from '../create-module.ts'
import { Api } from '../tokens.ts'

export { ActivityPage as Screen } from '#ui/team/activity-page.tsx'

export const module = createModule(({ bind, bindClass }) => {
  bind(CompanyActivity).toResolvedValue(makeHttpCompanyActivity, [Api]).inSingletonScope()
  bindClass(CompanyActivityViewModel)
})
