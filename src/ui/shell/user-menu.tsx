import {
  Menu, MenuDivider, MenuGroup, MenuGroupHeader, MenuItem, MenuItemLink, MenuItemRadio, MenuList, MenuPopover, MenuTrigger,
} from '@fluentui/react-components'
import { Person20Regular } from '@fluentui/react-icons/svg/person'
import { SignOut20Regular } from '@fluentui/react-icons/svg/sign-out'
import type { ReactElement } from 'react'
import { useHref } from 'react-router-dom'
import { APPEARANCE_CHOICES } from '../design/theme/appearance.ts'
import type { AppearanceChoice } from '../design/theme/appearance.ts'
import { sessionText } from '../text/session.ts'
import { shellText } from '../text/shell.ts'
import { useUserMenuStyles } from './user-menu.styles.ts'

export interface UserMenuProps {
  readonly trigger: ReactElement
  readonly appearance: AppearanceChoice
  readonly onAppearance: (choice: AppearanceChoice) => void
  /** The address of the profile. Without one there is no such entry. */
  readonly profileTo?: string | undefined
  readonly onSignOut: () => void
}

/** What concerns the user and no business. It comes open: whoever made it come had asked for it. */
export const UserMenu = ({ trigger, appearance, onAppearance, profileTo, onSignOut }: UserMenuProps) => {
  const styles = useUserMenuStyles()
  return (
    <Menu
      defaultOpen
      positioning={{ position: 'below', align: 'end', offset: 4 }}
      checkedValues={{ appearance: [appearance] }}
      onCheckedValueChange={(_, { checkedItems }) => {
        const choice = APPEARANCE_CHOICES.find((each) => each === checkedItems[0])
        if (choice !== undefined) onAppearance(choice)
      }}
    >
      <MenuTrigger disableButtonEnhancement>{trigger}</MenuTrigger>
      <MenuPopover className={styles.menu}>
        <MenuList aria-label={shellText.userMenu}>
          {profileTo !== undefined && <ProfileEntry to={profileTo} />}
          <MenuGroup>
            <MenuGroupHeader>{shellText.appearance}</MenuGroupHeader>
            {APPEARANCE_CHOICES.map((choice) => (
              <MenuItemRadio key={choice} name="appearance" value={choice}>{shellText.appearanceOf[choice]}</MenuItemRadio>
            ))}
          </MenuGroup>
          <MenuDivider />
          <MenuItem icon={<SignOut20Regular />} onClick={onSignOut}>{sessionText.signOut}</MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}

const ProfileEntry = ({ to }: { readonly to: string }) => (
  <>
    <MenuItemLink icon={<Person20Regular />} href={useHref(to)}>{shellText.profile}</MenuItemLink>
    <MenuDivider />
  </>
)
