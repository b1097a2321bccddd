import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal'
import { observer } from 'mobx-react-lite'
import type { CashViewModel } from '#application/cash/cash.view-model.ts'
import { useMay } from '../team/use-lock.ts'
import { cashText } from '../text/cash.ts'
import { ownItemsText } from '../text/own-items.ts'
import { paymentMovesText } from '../text/payment-moves.ts'

interface CashMenuProps {
  readonly vm: CashViewModel
  /** There is no space for a button of their own. */
  readonly hasMoves: boolean
}

/** Opens what is needed now and then: payments on other days, and the company's own entries. */
export const CashMenu = observer(function CashMenu({ hasMoves, vm }: CashMenuProps) {
  const mayChange = useMay('payables')
  return (
    <Menu positioning={{ position: 'below', align: 'end' }}>
      <MenuTrigger disableButtonEnhancement>
        <Button
          appearance="subtle"
          icon={<MoreHorizontal20Regular />}
          aria-label={cashText.more}
          title={cashText.more}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {hasMoves && <MenuItem onClick={vm.moves.open}>{paymentMovesText.title}</MenuItem>}
          {mayChange && <MenuItem onClick={vm.openAccounts}>{cashText.accounts.menu}</MenuItem>}
          <MenuItem onClick={vm.ownItems.open}>{ownItemsText.title}</MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  )
})
