import { observer } from 'mobx-react-lite'
import type { SupplierContacts } from '#application/suppliers/supplier-contacts.ts'
import { DeleteDialog } from '../design/layout/delete-dialog.tsx'
import { suppliersText } from '../text/suppliers.ts'

/** Confirms the deletion of a contact. */
export const DeleteContactDialog = observer(function DeleteContactDialog({ vm }: { readonly vm: SupplierContacts }) {
  const { deleted } = vm
  if (deleted === undefined) return null
  return (
    <DeleteDialog vm={vm} text={suppliersText.contacts}>
      <strong>{deleted.name}</strong> · {deleted.position}
    </DeleteDialog>
  )
})
