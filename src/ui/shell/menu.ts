import type { CommandPage } from '#application/command-palette/command-palette.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import { token } from '#application/shared/token.ts'
import { Permissions } from '#application/team/permissions.ts'
import { NavigationViewModel } from '#application/shell/navigation.view-model.ts'
import type { EntityFeature } from '#domain/business/business.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { Permission } from '#domain/team/permission.ts'
import { useViewModel } from '../di/use-view-model.ts'
import type { MenuIcon } from './menu-icons.ts'

/** The facts that decide whether a business has a page. */
export interface Availability {
  readonly country: Country
  readonly features: ReadonlyArray<EntityFeature>
}

/** A page as the menus show it. */
export interface MenuEntry extends CommandPage, MenuIcon {
  readonly title: string
  /** For the bottom navigation. */
  readonly shortLabel?: string
  readonly isAvailable: (business: Availability) => boolean
  /** Those who see it; undefined for every member. */
  readonly permission: Permission | undefined
  /** Fetches the code of the page. */
  readonly preload: () => void
}

/** Every page that a menu leads to, in the order of the menus. */
export const MenuEntries = token<ReadonlyArray<MenuEntry>>('MenuEntries')

/** The pages of this business that the user may see; for observers. */
export const useMenu = (): ReadonlyArray<MenuEntry> => {
  const permissions = useViewModel(Permissions)
  return usePages().filter(({ permission }) => permission === undefined || permissions.may(permission))
}

/** The pages that this business has; for observers. */
export const usePages = (): ReadonlyArray<MenuEntry> => {
  const { menuFeatures: features = [] } = useViewModel(NavigationViewModel)
  const { country } = useViewModel(CurrentSession)
  return useViewModel(MenuEntries).filter(({ isAvailable }) => isAvailable({ country, features }))
}

/** The pages of the navigation: all at once, because a page that is drawn later would move those after it. None at a first visit, until its features are known. */
export const useNavigation = (): ReadonlyArray<MenuEntry> => {
  const { menuFeatures } = useViewModel(NavigationViewModel)
  return useMenu().filter(({ area }) => menuFeatures !== undefined && area === 'main')
}

/** Whether `path` is below `entry`: `/orders/12` is below `/orders`, `/ordersx` is not. */
export const isWithin = (path: string, entry: Pick<MenuEntry, 'path'>): boolean =>
  path === entry.path || path.startsWith(`${entry.path}/`)
