import { Button } from '@fluentui/react-components'
import { Add20Regular } from '@fluentui/react-icons/svg/add'
import { Delete20Regular } from '@fluentui/react-icons/svg/delete'
import { Edit20Regular } from '@fluentui/react-icons/svg/edit'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { OwnItems } from '#application/cash/own-items.ts'
import { MAX_OWN_ITEMS, type OwnItem } from '#domain/cash/own-item.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { useBankingStyles } from '../banking/banking.styles.ts'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { Drawer } from '../design/layout/drawer.tsx'
import { RemoteContent } from '../design/layout/remote-card.tsx'
import { useLock } from '../team/use-lock.ts'
import { ownItemsText as text } from '../text/own-items.ts'
import { DeleteOwnItemDialog } from './delete-own-item-dialog.tsx'
import { OwnItemDialog } from './own-item-dialog.tsx'
import { signed } from './signed.ts'

interface OwnItemsDrawerProps {
  readonly vm: OwnItems
  readonly country: Country
  readonly today: CivilDate
}

/** The money that the company knows of and no document names. */
export const OwnItemsDrawer = observer(function OwnItemsDrawer({ country, today, vm }: OwnItemsDrawerProps) {
  const styles = useBankingStyles()
  const { list } = vm
  const lock = useLock('payables')
  useEffect(() => list.activate(), [list])
  return (
    <>
      <Drawer
        isSheet
        size="medium"
        title={text.title}
        onClose={vm.close}
        footer={
          vm.isFull ? (
            <span>{text.full(MAX_OWN_ITEMS)}</span>
          ) : (
            <Button appearance="primary" icon={<Add20Regular />} onClick={() => vm.editor.open()} {...lock}>
              {text.add}
            </Button>
          )
        }
      >
        <p className={styles.lead}>{text.lead}</p>
        <RemoteContent model={list} failed={text.failed}>
          {(items) =>
            items.length === 0 ? (
              <p className={styles.empty}>{text.empty}</p>
            ) : (
              <ul className={styles.list}>
                {items.map((item) => (
                  <OwnItemRow key={item.id} item={item} vm={vm} mayChange={lock.title === undefined} />
                ))}
              </ul>
            )
          }
        </RemoteContent>
      </Drawer>
      <OwnItemDialog editor={vm.editor} country={country} today={today} />
      <DeleteOwnItemDialog vm={vm} />
    </>
  )
})

interface OwnItemRowProps {
  readonly item: OwnItem
  readonly vm: OwnItems
  readonly mayChange: boolean
}

const OwnItemRow = ({ item, vm, mayChange }: OwnItemRowProps) => {
  const styles = useBankingStyles()
  const { amount, direction, name } = item
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <strong className={styles.name}>{name}</strong>
        <span className={styles.detail}>{text.rhythm(item)}</span>
      </div>
      <MoneyText value={signed(amount, direction)} />
      {mayChange && (
        <>
          <Button
            appearance="subtle"
            icon={<Edit20Regular />}
            aria-label={text.edit(name)}
            title={text.edit(name)}
            onClick={() => vm.editor.open(item)}
          />
          <Button
            appearance="subtle"
            icon={<Delete20Regular />}
            aria-label={text.delete(name)}
            title={text.delete(name)}
            onClick={() => vm.openDeletion(item)}
          />
        </>
      )}
    </li>
  )
}
