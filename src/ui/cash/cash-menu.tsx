import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal'
import type { CashViewModel } from '#application/cash/cash.view-model.ts'
import { cashText } from '../text/cash.ts'
import { ownItemsText } from '../text/own-items.ts'

/** Opens the company's own entries, which are needed now and then. */
export const CashMenu = ({ vm }: { readonly vm: CashViewModel }) => (
  <Menu positioning={{ position: 'below', align: 'end' }}>
    <MenuTrigger disableButtonEnhancement>
      <Button appearance="subtle" icon={<MoreHorizontal20Regular />} aria-label={cashText.more} title={cashText.more} />
    </MenuTrigger>
    <MenuPopover>
      <MenuList>
        <MenuItem onClick={vm.ownItems.open}>{ownItemsText.title}</MenuItem>
      </MenuList>
    </MenuPopover>
  </Menu>
)
