import { useEffect, useEffectEvent } from 'react'

/**
 * Refuses the files that nothing on the page takes, which a browser would open instead of the page. `place`: the document comes before the
 * window, so that a frame which says a sentence comes before the last resort, which says none.
 */
export const useStrayFiles = (place: 'document' | 'window', onRefused: () => void = nothing): void => {
  const refuse = useEffectEvent((event: DragEvent): void => {
    if (event.defaultPrevented || event.dataTransfer?.types.includes('Files') !== true) return
    event.preventDefault()
    if (event.type === 'drop') onRefused()
  })
  useEffect(() => {
    const target = place === 'document' ? document : window
    const listen = (event: Event): void => refuse(event as DragEvent)
    for (const name of EVENTS) target.addEventListener(name, listen)
    return () => EVENTS.forEach((name) => target.removeEventListener(name, listen))
  }, [place])
}

const EVENTS = ['dragover', 'drop'] as const
const nothing = (): void => undefined
