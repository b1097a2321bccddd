import { useState, type KeyboardEvent, type MouseEvent } from 'react'
import { shortcutIn } from './shortcuts.ts'

export interface MenuAnchor {
  /** The button while its menu is open. */
  readonly anchor: HTMLElement | undefined
  readonly onClose: () => void
  /** For the button that opens the menu and closes it again. */
  readonly buttonProps: {
    readonly 'aria-haspopup': 'menu'
    readonly 'aria-expanded': boolean
    readonly onPointerEnter: () => void
    readonly onFocus: () => void
    readonly onClick: (event: MouseEvent<HTMLElement>) => void
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  }
}

/** Opens an `AnchoredMenu` whose code is fetched when the pointer or the focus reaches its button. `preload` repeats cheaply and never rejects. */
export const useMenuAnchor = (preload: () => void): MenuAnchor => {
  const [anchor, setAnchor] = useState<HTMLElement>()
  return {
    anchor,
    onClose: () => setAnchor(undefined),
    buttonProps: {
      'aria-haspopup': 'menu',
      'aria-expanded': anchor !== undefined,
      onPointerEnter: preload,
      onFocus: preload,
      onClick: ({ currentTarget }) => setAnchor(anchor === undefined ? currentTarget : undefined),
      onKeyDown: (event) => {
        if (shortcutIn('control', event) === 'openMenu') setAnchor(event.currentTarget)
      },
    },
  }
}
