import { XtrackerReports } from '#application/reports/reports.port.ts'
import { XtrackerViewModel } from '#application/reports/xtracker.view-model.ts'
import { makeHttpReports } from '#infrastructure/reports/http-reports.ts'
import { createModule } from '../create-module.ts'
import { Api } from '../tokens.ts'

export { XtrackerScreen as Screen } from '#ui/reports/xtracker-screen.tsx'

export const module = createModule(({ bind, bindClass }) => {
  bind(XtrackerReports).toResolvedValue(makeHttpReports, [Api]).inSingletonScope()
  bindClass(XtrackerViewModel)
})
