import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { Add20Regular } from '@fluentui/react-icons/svg/add'
import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal'
import { observer } from 'mobx-react-lite'
import type { SupplierContacts } from '#application/suppliers/supplier-contacts.ts'
import type { Contact } from '#domain/contacts/contact.ts'
import { useBankingStyles } from '../banking/banking.styles.ts'
import { CopyButton } from '../design/controls/copy-button.tsx'
import { RemoteCard } from '../design/layout/remote-card.tsx'
import { useLock, useMay } from '../team/use-lock.ts'
import { phoneText } from '../text/phone.ts'
import { profileText } from '../text/profile.ts'
import { suppliersText } from '../text/suppliers.ts'
import { ContactDialog } from './contact-dialog.tsx'
import { DeleteContactDialog } from './delete-contact-dialog.tsx'

const text = suppliersText.contacts

/** The contacts at a supplier, and what can be done with them. */
export const ContactsCard = observer(function ContactsCard({ vm }: { readonly vm: SupplierContacts }) {
  const styles = useBankingStyles()
  const lock = useLock('payables')
  return (
    <>
      <RemoteCard title={text.title} model={vm.list} failed={text.failed}>
        {(contacts) => (
          <>
            {contacts.length === 0 ? (
              <p className={styles.empty}>{text.empty}</p>
            ) : (
              <ul className={styles.list}>
                {contacts.map((contact) => (
                  <ContactRow key={contact.id} contact={contact} vm={vm} />
                ))}
              </ul>
            )}
            <div>
              <Button icon={<Add20Regular />} onClick={() => vm.editor.open()} {...lock}>
                {text.add}
              </Button>
            </div>
          </>
        )}
      </RemoteCard>
      <ContactDialog editor={vm.editor} />
      <DeleteContactDialog vm={vm} />
    </>
  )
})

interface ContactRowProps {
  readonly contact: Contact
  readonly vm: SupplierContacts
}

const ContactRow = observer(function ContactRow({ contact, vm }: ContactRowProps) {
  const styles = useBankingStyles()
  const mayChange = useMay('payables')
  const { email, name, phone, position } = contact
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <strong className={styles.name}>{name}</strong>
        <span className={styles.detail}>{position}</span>
        <span className={styles.detail}>
          {email} · {phoneText(phone)}
        </span>
      </div>
      <CopyButton kind="email" text={email} label={`${profileText.copyEmail}: ${name}`} />
      {mayChange && (
        <Menu positioning={{ position: 'below', align: 'end' }}>
          <MenuTrigger disableButtonEnhancement>
            <Button appearance="subtle" icon={<MoreHorizontal20Regular />} aria-label={text.actions(name)} />
          </MenuTrigger>
          <MenuPopover>
            <MenuList>
              <MenuItem onClick={() => vm.editor.open(contact)}>{text.edit}</MenuItem>
              <MenuItem onClick={() => vm.openDeletion(contact)}>{text.delete}</MenuItem>
            </MenuList>
          </MenuPopover>
        </Menu>
      )}
    </li>
  )
})
