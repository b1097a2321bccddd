import {
  Button, Checkbox, Dialog, DialogActions, DialogBody, DialogContent, DialogSurface, DialogTitle,
} from '@fluentui/react-components'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { commonText } from '../text/common.ts'
import { useDialogStyles } from './dialog.styles.ts'

export interface ConfirmDialogProps {
  /** The object and the question: "¿Quitar 3 facturas?" */
  readonly title: string
  /** What follows from saying yes. */
  readonly consequence: ReactNode
  /** The verb, with the amount and the date when money moves. */
  readonly action: string
  readonly busy?: boolean
  /** For what cannot be taken back: the box must be ticked first. */
  readonly requiresTick?: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks before something is done. Escape and the click beside it mean no, except while it is being done. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { title, consequence, action, busy = false, requiresTick = false, onConfirm, onCancel } = props
  const styles = useDialogStyles()
  const [ticked, setTicked] = useState(false)
  return (
    <Dialog open modalType="alert" onOpenChange={() => { if (!busy) onCancel() }}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent>
            {consequence}
            {requiresTick && (
              <Checkbox label={commonText.confirm} checked={ticked} onChange={(_, data) => setTicked(data.checked === true)} />
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={onCancel} disabled={busy}>{commonText.cancel}</Button>
            <Button
              appearance="primary"
              className={styles.action}
              disabled={busy || (requiresTick && !ticked)}
              onClick={onConfirm}
            >
              {action}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}
