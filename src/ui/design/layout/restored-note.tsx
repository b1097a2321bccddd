import { Button } from '@fluentui/react-components'
import { commonText } from '../../text/common.ts'
import { MessageBar } from '../feedback/message-bar.tsx'

export interface RestoredNoteProps {
  readonly onStartOver: () => void
}

/** Says that the fields are not as they are stored, because the form began with a draft. */
export const RestoredNote = ({ onStartOver }: RestoredNoteProps) => (
  <MessageBar intent="info" action={<Button onClick={onStartOver}>{commonText.restored.startOver}</Button>}>
    {commonText.restored.note}
  </MessageBar>
)
