type HeightProperty = '--banner-height' | '--bottom-bar' | '--session-warning'

/** A ref that keeps the height of its element in a custom property of the page, for what must not cover the element. */
export const heightAs =
  (property: HeightProperty) =>
  (element: HTMLElement | null): (() => void) | undefined => {
    if (element === null) return undefined
    const { style } = document.documentElement
    const resized = new ResizeObserver(() => style.setProperty(property, `${element.offsetHeight}px`))
    resized.observe(element)
    return () => {
      resized.disconnect()
      style.removeProperty(property)
    }
  }

/** For a bar that stays at the bottom of a screen. */
export const bottomBarHeight = heightAs('--bottom-bar')
