import type { Container, ContainerModule } from 'inversify'
import type { ComponentType } from 'react'
import type { MenuIcon, MenuIconName } from '#ui/shell/menu-icons.ts'
import type { Availability, MenuEntry } from '#ui/shell/menu.ts'
import type { Guard } from './guard-redirect.ts'

/** The code of a feature: fetched when its address is opened. */
export interface LoadedFeature {
  readonly Screen: ComponentType
  /** What the screen resolves, loaded into the container of the session before the screen is drawn. */
  readonly module?: ContainerModule
  /** Requests the data of the screen at `url` as soon as its module is loaded, before it is rendered. */
  readonly prefetch?: (container: Container, url: URL) => void | Promise<void>
}

/** Everything the frame must know about one area of the product. */
export interface Feature {
  readonly paths: readonly [string, ...ReadonlyArray<string>]
  readonly guard: Guard
  readonly load: () => Promise<LoadedFeature>
  /** Of the window, where it is not the label of the menu. A screen may compose one from its data. */
  readonly title?: string
  /** Leads to the first path unless it has one of its own. */
  readonly menu?: Omit<MenuEntry, 'path' | 'title' | 'isAvailable' | 'preload' | keyof MenuIcon> & {
    readonly path?: string
    readonly icon: MenuIconName
  }
  /** Whether menus offer it to a business; without it, to all. */
  readonly available?: (business: Availability) => boolean
}
