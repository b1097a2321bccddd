import { observer } from 'mobx-react-lite'
import type { SupplierContacts } from '#application/suppliers/supplier-contacts.ts'
import { FormField } from '../design/controls/form-field.tsx'
import { EditDialog } from '../design/layout/edit-dialog.tsx'
import { commonText } from '../text/common.ts'
import { phoneText } from '../text/phone.ts'
import { suppliersText } from '../text/suppliers.ts'

const text = suppliersText.contacts

/** Adds or changes a contact. */
export const ContactDialog = observer(function ContactDialog({ editor }: Pick<SupplierContacts, 'editor'>) {
  const { conflict, form, row } = editor
  if (form === undefined) return null
  return (
    <EditDialog
      editor={editor}
      form={form}
      text={{ ...text, title: row === undefined ? text.added : text.changed }}
      conflict={
        conflict && (
          <span>
            {commonText.conflict.stored}: {conflict.name}, {conflict.position}, {conflict.email},{' '}
            {phoneText(conflict.phone)}
          </span>
        )
      }
    >
      <FormField form={form} name="name" label={text.name} autoComplete="off" />
      <FormField form={form} name="position" label={text.position} autoComplete="off" />
      <FormField form={form} name="email" label={text.email} inputMode="email" autoComplete="off" />
      <FormField form={form} name="phone" label={text.phone} type="tel" inputMode="tel" autoComplete="off" />
    </EditDialog>
  )
})
