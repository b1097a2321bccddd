import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { StakeholderEditor } from '#application/legal/stakeholder-editor.ts'
import { ModalActions } from '../design/layout/modal.tsx'
import { DefinitionList } from '../profile/definition-list.tsx'
import { commonText } from '../text/common.ts'
import { legalText } from '../text/legal.ts'
import { useLegalStyles } from './legal.styles.ts'
import { shownValue } from './shown-value.ts'

/** What is stored and what was typed, where both differ, to choose from. */
export const StakeholderConflict = observer(function StakeholderConflict({
  editor,
}: {
  readonly editor: StakeholderEditor
}) {
  const styles = useLegalStyles()
  const { country, differences } = editor
  const text = commonText.conflict
  return (
    <section role="alert" aria-label={legalText.conflict} className={styles.form}>
      <strong>{legalText.conflict}</strong>
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
      <ModalActions>
        <Button onClick={editor.useStored}>{text.useStored}</Button>
        <Button onClick={editor.overwriteStored}>{text.overwrite}</Button>
      </ModalActions>
    </section>
  )
})
