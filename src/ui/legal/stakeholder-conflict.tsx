import { observer } from 'mobx-react-lite'
import type { StakeholderEditor } from '#application/legal/stakeholder-editor.ts'
import { DefinitionList } from '../profile/definition-list.tsx'
import { commonText } from '../text/common.ts'
import { legalText } from '../text/legal.ts'
import { shownValue } from './shown-value.ts'

/** The stored and the typed values, where they differ. */
export const StakeholderConflict = observer(function StakeholderConflict({
  editor,
}: {
  readonly editor: StakeholderEditor
}) {
  const { country, differences } = editor
  const text = commonText.conflict
  return (
    <DefinitionList
      facts={differences.map(({ field, stored, typed }) => ({
        term: legalText.term(country, field),
        value: (
          <>
            {text.stored}: {shownValue(country, field, stored)}
            <br />
            {text.typed}: {shownValue(country, field, typed)}
          </>
        ),
      }))}
    />
  )
})
