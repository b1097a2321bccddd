import { useState } from 'react'
import { fieldsOf, type StakeholderSection } from '#application/legal/stakeholder-fields.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { Stakeholder } from '#domain/legal/stakeholder.ts'
import { DefinitionList } from '../profile/definition-list.tsx'
import { legalText } from '../text/legal.ts'
import { shownValue } from './shown-value.ts'
import { StakeholderAccordion } from './stakeholder-accordion.tsx'

/** Everything about a representative, to read. */
export const StakeholderDetails = ({
  country,
  stakeholder,
}: {
  readonly country: Country
  readonly stakeholder: Stakeholder
}) => {
  const [open, setOpen] = useState<ReadonlyArray<StakeholderSection>>(['personal'])
  return (
    <StakeholderAccordion open={open} onOpen={setOpen}>
      {(section) => (
        <DefinitionList
          facts={fieldsOf(country, section).map((field) => ({
            term: legalText.term(country, field),
            value: shownValue(country, field, stakeholder[field]),
          }))}
        />
      )}
    </StakeholderAccordion>
  )
}
