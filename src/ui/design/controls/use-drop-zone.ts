import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

export interface DropZone {
  readonly ref: RefObject<HTMLElement | null>
  /** A drag is over the element. */
  readonly over: boolean
}

/** Accepts files dropped on an element. Dropping is a shortcut: the element has a button too. */
export const useDropZone = (onFiles: (files: FileList) => void): DropZone => {
  const ref = useRef<HTMLElement>(null)
  const latest = useRef(onFiles)
  const [over, setOver] = useState(false)
  useEffect(() => {
    latest.current = onFiles
  }, [onFiles])
  useEffect(() => {
    const zone = ref.current
    if (zone === null) return
    const stop = new AbortController()
    const listen = (type: 'dragover' | 'dragleave' | 'drop', handle: (event: DragEvent) => void) =>
      zone.addEventListener(type, handle, { signal: stop.signal })
    listen('dragover', (event) => {
      event.preventDefault()
      setOver(true)
    })
    listen('dragleave', () => setOver(false))
    listen('drop', (event) => {
      event.preventDefault()
      setOver(false)
      if (event.dataTransfer !== null) latest.current(event.dataTransfer.files)
    })
    return () => stop.abort()
  }, [])
  return { ref, over }
}
