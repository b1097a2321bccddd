import type { Page } from '@playwright/test'

/** Does to the page what the translation of a browser does: each text node becomes `<font><font>text</font></font>`, also those drawn later. */
export const translatePage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const isLeft = (text: Text): boolean =>
      text.data.trim() === '' || (text.parentElement?.closest('script, style, font, textarea, svg') ?? null) !== null
    const translate = (): void => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Array<Text> = []
      while (walker.nextNode() !== null) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        if (isLeft(text)) continue
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.textContent = text.data
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    const observer = new MutationObserver(() => {
      observer.disconnect()
      translate()
      watch()
    })
    const watch = (): void => observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    translate()
    watch()
  })
