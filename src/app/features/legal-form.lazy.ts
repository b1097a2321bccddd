import { DebtAuthorisationViewModel } from '#application/debts/debt-authorisation.view-model.ts'
import { MexicanGeography } from '#application/geography/mexican-geography.port.ts'
import { Clock } from '#application/shared/clock.port.ts'
import { LegalFormViewModel } from '#application/legal/legal-form.view-model.ts'
import { LegalForms } from '#application/legal/legal-forms.port.ts'
import { clockOf } from '#infrastructure/browser/system-clock.ts'
import { makeHttpMexicanGeography } from '#infrastructure/geography/http-mexican-geography.ts'
import { makeHttpLegalForms } from '#infrastructure/legal/http-legal-forms.ts'
import { createModule } from '../create-module.ts'
import { Api, ServerClock } from '../tokens.ts'

export { LegalFormScreen as Screen } from '#ui/legal/legal-form-screen.tsx'

/** Loaded into the container of the page, since the form needs no session. Clock and geography are bound in sessions, so it has its own. */
export const module = createModule(({ bind, bindClass }) => {
  bindClass(DebtAuthorisationViewModel)
  bind(LegalForms).toResolvedValue(makeHttpLegalForms, [Api]).inSingletonScope()
  bind(Clock).toResolvedValue(clockOf, [ServerClock])
  bind(MexicanGeography).toResolvedValue(makeHttpMexicanGeography, [Api])
  bindClass(LegalFormViewModel)
})
