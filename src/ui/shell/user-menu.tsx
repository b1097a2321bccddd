import {
  makeStyles,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuItemRadio,
} from '@fluentui/react-components'
import { Person20Regular } from '@fluentui/react-icons/svg/person'
import { CompassNorthwest20Regular } from '@fluentui/react-icons/svg/compass-northwest'
import { Eye20Regular } from '@fluentui/react-icons/svg/eye'
import { EyeOff20Regular } from '@fluentui/react-icons/svg/eye-off'
import { Keyboard20Regular } from '@fluentui/react-icons/svg/keyboard'
import { Search20Regular } from '@fluentui/react-icons/svg/search'
import { SignOut20Regular } from '@fluentui/react-icons/svg/sign-out'
import { AnchoredMenu, type AnchoredMenuProps } from '../design/controls/anchored-menu.tsx'
import { APPEARANCE_CHOICES } from '../design/theme/appearance.ts'
import type { AppearanceChoice } from '../design/theme/appearance.ts'
import { pageText } from '../text/pages.ts'
import { sessionText } from '../text/session.ts'
import { shellText } from '../text/shell.ts'
import { customTokens } from '../design/theme/custom-tokens.ts'

export interface UserMenuProps extends Pick<AnchoredMenuProps, 'anchor' | 'onClose'> {
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

/** The actions of the user. */
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
    <AnchoredMenu
      anchor={anchor}
      onClose={onClose}
      label={shellText.userMenu}
      className={styles.menu}
      checkedValues={{ appearance: [appearance] }}
      onCheckedValueChange={(_, { checkedItems }) => {
        const choice = APPEARANCE_CHOICES.find((each) => each === checkedItems[0])
        if (choice !== undefined) onAppearance(choice)
      }}
    >
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
    </AnchoredMenu>
  )
}

const useStyles = makeStyles({
  menu: { minWidth: '200px', border: `1px solid ${customTokens.cardStroke}` },
})
