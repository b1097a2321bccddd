import { observer } from 'mobx-react-lite'
import type { OwnItems } from '#application/cash/own-items.ts'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { DeleteDialog } from '../design/layout/delete-dialog.tsx'
import { ownItemsText } from '../text/own-items.ts'
import { signed } from './signed.ts'

/** Confirms the deletion of an own item. */
export const DeleteOwnItemDialog = observer(function DeleteOwnItemDialog({ vm }: { readonly vm: OwnItems }) {
  const { deleted } = vm
  if (deleted === undefined) return null
  return (
    <DeleteDialog vm={vm} text={ownItemsText}>
      <strong>{deleted.name}</strong> · <MoneyText value={signed(deleted.amount, deleted.direction)} />
    </DeleteDialog>
  )
})
