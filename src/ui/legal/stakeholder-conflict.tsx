import { observer } from 'mobx-react-lite'
import type { StakeholderEditor } from '#application/legal/stakeholder-editor.ts'
import { ConflictChoice } from '../design/feedback/conflict-choice.tsx'
import { DefinitionList } from '../profile/definition-list.tsx'
import { commonText } from '../text/common.ts'
import { legalText } from '../text/legal.ts'
import { shownValue } from './shown-value.ts'

/** What is stored and what was typed, where both differ, to choose from. */
export const StakeholderConflict = observer(function StakeholderConflict({
  editor,
}: {
  readonly editor: StakeholderEditor
}) {
  const { country, differences } = editor
  const text = commonText.conflict
  return (
    <ConflictChoice title={legalText.conflict} onUseStored={editor.useStored} onOverwrite={editor.overwriteStored}>
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
    </ConflictChoice>
  )
})
