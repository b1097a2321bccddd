import { MenuButton, ToggleButton } from '@fluentui/react-components'
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down'
import { Eye20Regular } from '@fluentui/react-icons/svg/eye'
import { EyeOff20Regular } from '@fluentui/react-icons/svg/eye-off'
import { PersonCircle24Regular } from '@fluentui/react-icons/svg/person-circle'
import type { ReactNode } from 'react'
import { sessionText } from '../text/session.ts'
import { shellText } from '../text/shell.ts'
import { CopyIdentifier } from './copy-identifier.tsx'
import { useTopBarStyles } from './top-bar.styles.ts'
import { UserMenu, type UserMenuProps } from './user-menu.tsx'

export interface TopBarProps extends Omit<UserMenuProps, 'trigger'> {
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
  const trigger = (
    <MenuButton
      appearance="transparent"
      className={styles.button}
      icon={<PersonCircle24Regular />}
      menuIcon={<ChevronDown16Regular />}
    >
      <span className={styles.userName}>{sessionText.hello(userName)}</span>
    </MenuButton>
  )
  return (
    <header className={styles.bar}>
      <div className={styles.business}>
        <span className={styles.name} title={businessName}>
          {businessName}
        </span>
        {businessIdentifier !== '' && <CopyIdentifier identifier={businessIdentifier} label={identifierLabel} />}
      </div>
      <div className={styles.right}>
        <ToggleButton
          appearance="transparent"
          className={styles.button}
          icon={amountsHidden ? <EyeOff20Regular /> : <Eye20Regular />}
          checked={amountsHidden}
          aria-label={shellText.hideAmounts}
          title={amountsHidden ? shellText.showAmounts : shellText.hideAmounts}
          onClick={onToggleAmounts}
        />
        {extras}
        <UserMenu trigger={trigger} amountsHidden={amountsHidden} onToggleAmounts={onToggleAmounts} {...menu} />
      </div>
    </header>
  )
}
