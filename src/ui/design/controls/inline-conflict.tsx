import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { commonText } from '../../text/common.ts'
import { ConflictChoice } from '../feedback/conflict-choice.tsx'

export interface InlineConflictProps {
  readonly label: string
  readonly stored: ReactNode
  readonly typed: string
  readonly onUseStored: () => void
  readonly onOverwrite: () => void
}

/** Both values of a field that changed while it was edited, to choose from. */
export const InlineConflict = observer(function InlineConflict(props: InlineConflictProps) {
  const { label, stored, typed, onUseStored, onOverwrite } = props
  const text = commonText.conflict
  return (
    <ConflictChoice title={text.title(label)} onUseStored={onUseStored} onOverwrite={onOverwrite}>
      <span>
        {text.stored}: {stored}
      </span>
      <span>
        {text.typed}: {typed}
      </span>
    </ConflictChoice>
  )
})
