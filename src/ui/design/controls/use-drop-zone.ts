import { useState } from 'react'
import type { DragEvent } from 'react'

export interface DropZone {
  /** A drag is over the element. */
  readonly over: boolean
  /** For the element that accepts the files. */
  readonly handlers: {
    readonly onDragOver: (event: DragEvent) => void
    readonly onDragLeave: () => void
    readonly onDrop: (event: DragEvent) => void
  }
}

/** Accepts files dropped on an element. Dropping is a shortcut: the element has a button too. Dragged text goes where it is dropped. */
export const useDropZone = (onFiles: (files: FileList) => void): DropZone => {
  const [over, setOver] = useState(false)
  return {
    over,
    handlers: {
      onDragOver: (event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: () => setOver(false),
      onDrop: (event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(false)
        onFiles(event.dataTransfer.files)
      },
    },
  }
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files')
