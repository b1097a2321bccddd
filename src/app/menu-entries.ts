import { MENU_ICONS } from '#ui/shell/menu-icons.ts'
import type { MenuEntry } from '#ui/shell/menu.ts'
import { FEATURES } from './features.ts'

/** The entries of the menus and of the command palette. */
export const MENU_ENTRIES: ReadonlyArray<MenuEntry> = FEATURES.flatMap(
  ({ paths: [path], menu, title = menu?.label ?? '', available = () => true, load, permission }) =>
    menu === undefined
      ? []
      : {
          path,
          title,
          isAvailable: available,
          permission,
          preload: () => void load().catch(() => undefined),
          ...menu,
          ...MENU_ICONS[menu.icon],
        },
)
