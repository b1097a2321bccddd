import { DebtAuthorisationViewModel } from '#application/debts/debt-authorisation.view-model.ts'
import { LegalFormViewModel } from '#application/legal/legal-form.view-model.ts'
import { LegalForms } from '#application/legal/legal-forms.port.ts'
import { Scheduler } from '#application/shared/scheduler.port.ts'
import { clockOf } from '#infrastructure/browser/system-clock.ts'
import { makeHttpMexicanGeography } from '#infrastructure/geography/http-mexican-geography.ts'
import { makeHttpLegalForms } from '#infrastructure/legal/http-legal-forms.ts'
import { createModule } from '../create-module.ts'
import { Api, ServerClock } from '../tokens.ts'

export { LegalFormScreen as Screen } from '#ui/legal/legal-form-screen.tsx'

/** Loaded into the container of the page, since the form needs no session. Clock and geography are bound in sessions, so it has its own. */
export const module = createModule(({ bind, bindClass }) => {
  bindClass(DebtAuthorisationViewModel, { forms: LegalForms })
  bind(LegalForms).toResolvedValue(makeHttpLegalForms, [Api]).inSingletonScope()
  bind(LegalFormViewModel).toResolvedValue(
    (forms, api, time, scheduler) =>
      new LegalFormViewModel({
        forms,
        geography: makeHttpMexicanGeography(api),
        clock: clockOf(time),
        scheduler,
      }),
    [LegalForms, Api, ServerClock, Scheduler],
  )
})
