import { PHONE_SCREEN } from '../theme/layout-tokens.ts'

type HeightProperty = '--banner-height' | '--bottom-bar' | '--session-warning'

/** A ref that keeps the height of its element in a custom property of the page, for what must not cover the element. */
export const heightAs =
  (property: HeightProperty, isNeeded: () => boolean = () => true) =>
  (element: HTMLElement | null): (() => void) | undefined => {
    if (element === null) return undefined
    const { style } = document.documentElement
    const resized = new ResizeObserver(() => {
      if (isNeeded()) style.setProperty(property, `${element.offsetHeight}px`)
    })
    resized.observe(element)
    return () => {
      resized.disconnect()
      style.removeProperty(property)
    }
  }

/**
 * For a bar that stays at the bottom of a screen. Only on a phone it may be covered: the browser resolves the styles of
 * all elements again when a property of the page changes, which is felt when the first of many rows is selected.
 */
export const bottomBarHeight = heightAs('--bottom-bar', () => matchMedia(PHONE_SCREEN).matches)
