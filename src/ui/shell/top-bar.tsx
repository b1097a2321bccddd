import { Button, MenuButton, mergeClasses } from '@fluentui/react-components'
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down'
import { Eye20Regular } from '@fluentui/react-icons/svg/eye'
import { EyeOff20Regular } from '@fluentui/react-icons/svg/eye-off'
import { Search20Regular } from '@fluentui/react-icons/svg/search'
import { PersonCircle24Regular } from '@fluentui/react-icons/svg/person-circle'
import { Suspense, type ReactNode } from 'react'
import { sessionText } from '../text/session.ts'
import { shellText } from '../text/shell.ts'
import { CompanyButton } from './company-button.tsx'
import { useTopBarStyles } from './top-bar.styles.ts'
import type { UserMenuProps } from './user-menu.tsx'
import { Checkmark16Regular } from '@fluentui/react-icons/svg/checkmark'
import { Copy16Regular } from '@fluentui/react-icons/svg/copy'
import { useCopy } from '../design/controls/use-copy.ts'
import { useMenuAnchor } from '../design/controls/use-menu-anchor.ts'
import { lazyPart } from '../app/lazy-part.ts'

const loadUserMenu = async () => (await import('./user-menu.tsx')).UserMenu
const UserMenu = lazyPart(loadUserMenu)
const preloadUserMenu = () => void loadUserMenu().catch(() => undefined)

export interface TopBarProps extends Omit<UserMenuProps, 'anchor' | 'onClose'> {
  readonly businessName: string
  readonly businessIdentifier: string
  /** The label of the copy action. */
  readonly identifierLabel: string
  readonly userName: string
  /** Between the privacy switch and the user: pending tasks, if any. */
  readonly extras?: ReactNode
}

/** The business and the user. */
export const TopBar = (props: TopBarProps) => {
  const {
    businessName,
    businessIdentifier,
    identifierLabel,
    userName,
    amountsHidden,
    onToggleAmounts,
    extras,
    ...menu
  } = props
  const styles = useTopBarStyles()
  const { anchor, onClose, buttonProps } = useMenuAnchor(preloadUserMenu)
  return (
    <header className={styles.bar}>
      <div className={styles.business}>
        <CompanyButton name={businessName} identifier={businessIdentifier} />
        {businessIdentifier !== '' && <CopyIdentifier identifier={businessIdentifier} label={identifierLabel} />}
      </div>
      <div className={styles.right}>
        <Button
          appearance="transparent"
          className={mergeClasses(styles.button, styles.search)}
          icon={<Search20Regular />}
          title={shellText.searchHint}
          onClick={menu.onSearch}
        >
          <span className={styles.searchWords}>
            {shellText.searchShort} <kbd className={styles.key}>Ctrl K</kbd>
          </span>
        </Button>
        <Button
          appearance="transparent"
          className={mergeClasses(styles.button, styles.wideOnly)}
          icon={amountsHidden ? <EyeOff20Regular /> : <Eye20Regular />}
          aria-pressed={amountsHidden}
          aria-label={shellText.hideAmounts}
          title={amountsHidden ? shellText.showAmounts : shellText.hideAmounts}
          onClick={onToggleAmounts}
        />
        {extras}
        <MenuButton
          appearance="transparent"
          className={styles.button}
          icon={<PersonCircle24Regular />}
          menuIcon={<ChevronDown16Regular />}
          {...buttonProps}
        >
          <span className={styles.userName}>{sessionText.hello(userName)}</span>
        </MenuButton>
        {anchor !== undefined && (
          <Suspense>
            <UserMenu
              anchor={anchor}
              onClose={onClose}
              amountsHidden={amountsHidden}
              onToggleAmounts={onToggleAmounts}
              {...menu}
            />
          </Suspense>
        )}
      </div>
    </header>
  )
}

interface CopyIdentifierProps {
  readonly identifier: string
  readonly label: string
}

/** The tax id of the business; a click copies it for use in other forms. */
const CopyIdentifier = ({ identifier, label }: CopyIdentifierProps) => {
  const styles = useTopBarStyles()
  const { isCopied, copy } = useCopy(identifier)
  return (
    <Button
      appearance="transparent"
      size="small"
      className={styles.identifier}
      icon={isCopied ? <Checkmark16Regular /> : <Copy16Regular />}
      iconPosition="after"
      title={label}
      onClick={copy}
    >
      {identifier}
    </Button>
  )
}
