import type { Container, ContainerModule } from 'inversify'
import type { ComponentType } from 'react'
import type { Permission } from '#domain/team/permission.ts'
import type { MenuIcon, MenuIconName } from '#ui/shell/menu-icons.ts'
import type { Availability, MenuEntry } from '#ui/shell/menu.ts'
import type { Guard } from './guard-redirect.ts'

/** The code of a feature: fetched when its address is opened. */
export interface LoadedFeature {
  /** Gets what `open` returned as `vm`; a screen without `open` has no properties. */
  readonly Screen: ComponentType<never>
  /** The bindings of the screen, loaded into the container of the session before the screen is drawn. */
  readonly module?: ContainerModule
  /** Creates the view-model of the screen at `url` and requests its data, before the screen is rendered. */
  readonly open?: (container: Container, url: URL) => object
}

/** Everything the frame must know about one area of the product. */
export interface Feature {
  readonly paths: readonly [string, ...ReadonlyArray<string>]
  readonly guard: Guard
  readonly load: () => Promise<LoadedFeature>
  /** The title of the window, where it is not the label of the menu. A screen may compose one from its data. */
  readonly title?: string
  /** Leads to the first path unless it has one of its own. */
  readonly menu?: Omit<MenuEntry, 'path' | 'title' | 'isAvailable' | 'permission' | 'preload' | keyof MenuIcon> & {
    readonly path?: string
    readonly icon: MenuIconName
  }
  /** Whether menus offer it to a business; without it, to all. */
  readonly available?: (business: Availability) => boolean
  /** The right without which menus do not offer it and its address shows nothing; without it, every member sees the screen. */
  readonly permission?: Permission
}
