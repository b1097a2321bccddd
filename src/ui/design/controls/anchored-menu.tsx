import { Menu, MenuList, MenuPopover, type MenuProps } from '@fluentui/react-components'
import type { ReactNode } from 'react'

export interface AnchoredMenuProps extends Pick<MenuProps, 'checkedValues' | 'onCheckedValueChange'> {
  /** The button that opened the menu, and closes it by itself. */
  readonly anchor: HTMLElement
  readonly onClose: () => void
  readonly label: string
  readonly className?: string
  readonly align?: 'start' | 'end'
  readonly children: ReactNode
}

/**
 * A menu below its button, mounted while it is open. It appears in place and does not move: an entry that slides or scrolls is no longer under the
 * pointer when the button is released.
 */
export const AnchoredMenu = ({
  anchor,
  onClose,
  label,
  className,
  align = 'end',
  children,
  ...checked
}: AnchoredMenuProps) => (
  <Menu
    open
    onOpenChange={(event, { open, type }) => {
      if (open || (event.target instanceof Node && anchor.contains(event.target))) return
      onClose()
      if (type !== 'clickOutside') anchor.focus()
    }}
    positioning={{ position: 'below', align, offset: 4, strategy: 'fixed', target: anchor }}
    surfaceMotion={null}
    {...checked}
  >
    <MenuPopover className={className}>
      <MenuList aria-label={label}>{children}</MenuList>
    </MenuPopover>
  </Menu>
)
