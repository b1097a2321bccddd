import {
  makeStyles,
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuItemRadio,
  MenuList,
  MenuPopover,
} from '@fluentui/react-components'
import { Person20Regular } from '@fluentui/react-icons/svg/person'
import { CompassNorthwest20Regular } from '@fluentui/react-icons/svg/compass-northwest'
import { Eye20Regular } from '@fluentui/react-icons/svg/eye'
import { EyeOff20Regular } from '@fluentui/react-icons/svg/eye-off'
import { Keyboard20Regular } from '@fluentui/react-icons/svg/keyboard'
import { Search20Regular } from '@fluentui/react-icons/svg/search'
import { SignOut20Regular } from '@fluentui/react-icons/svg/sign-out'
import { APPEARANCE_CHOICES } from '../design/theme/appearance.ts'
import type { AppearanceChoice } from '../design/theme/appearance.ts'
import { pageText } from '../text/pages.ts'
import { sessionText } from '../text/session.ts'
import { shellText } from '../text/shell.ts'
import { customTokens } from '../design/theme/custom-tokens.ts'

export interface UserMenuProps {
  /** The button that opened the menu, and closes it by itself. */
  readonly anchor: HTMLElement
  readonly onClose: () => void
  readonly appearance: AppearanceChoice
  readonly onAppearance: (choice: AppearanceChoice) => void
  readonly amountsHidden: boolean
  readonly onToggleAmounts: () => void
  readonly onProfile: () => void
  readonly onSearch: () => void
  readonly onKeys: () => void
  /** Opens the tour. */
  readonly onTour?: (() => void) | undefined
  readonly onSignOut: () => void
}

/**
 * Actions of the user, mounted while it is open. The menu appears in place and does not move: an entry that slides or scrolls is no longer under
 * the pointer when the button is released.
 */
export const UserMenu = (props: UserMenuProps) => {
  const {
    anchor,
    onClose,
    appearance,
    onAppearance,
    amountsHidden,
    onToggleAmounts,
    onProfile,
    onSearch,
    onKeys,
    onTour,
    onSignOut,
  } = props
  const styles = useStyles()
  return (
    <Menu
      open
      onOpenChange={(event, { open, type }) => {
        if (open || (event.target instanceof Node && anchor.contains(event.target))) return
        onClose()
        if (type !== 'clickOutside') anchor.focus()
      }}
      positioning={{ position: 'below', align: 'end', offset: 4, strategy: 'fixed', target: anchor }}
      surfaceMotion={null}
      checkedValues={{ appearance: [appearance] }}
      onCheckedValueChange={(_, { checkedItems }) => {
        const choice = APPEARANCE_CHOICES.find((each) => each === checkedItems[0])
        if (choice !== undefined) onAppearance(choice)
      }}
    >
      <MenuPopover className={styles.menu}>
        <MenuList aria-label={shellText.userMenu}>
          <MenuItem icon={<Person20Regular />} onClick={onProfile}>
            {pageText.profile.label}
          </MenuItem>
          <MenuItem icon={<Search20Regular />} secondaryContent="Ctrl K" onClick={onSearch}>
            {shellText.search}
          </MenuItem>
          <MenuDivider />
          <MenuGroup>
            <MenuGroupHeader>{shellText.appearance}</MenuGroupHeader>
            {APPEARANCE_CHOICES.map((choice) => (
              <MenuItemRadio key={choice} name="appearance" value={choice}>
                {shellText.appearanceOf[choice]}
              </MenuItemRadio>
            ))}
          </MenuGroup>
          <MenuDivider />
          <MenuItem icon={amountsHidden ? <Eye20Regular /> : <EyeOff20Regular />} onClick={onToggleAmounts}>
            {amountsHidden ? shellText.showAmounts : shellText.hideAmounts}
          </MenuItem>
          <MenuItem icon={<Keyboard20Regular />} secondaryContent="?" onClick={onKeys}>
            {shellText.keys}
          </MenuItem>
          {onTour !== undefined && (
            <MenuItem icon={<CompassNorthwest20Regular />} onClick={onTour}>
              {shellText.tour}
            </MenuItem>
          )}
          <MenuDivider />
          <MenuItem icon={<SignOut20Regular />} onClick={onSignOut}>
            {sessionText.signOut}
          </MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}

const useStyles = makeStyles({
  menu: { minWidth: '200px', border: `1px solid ${customTokens.cardStroke}` },
})
