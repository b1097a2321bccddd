import { useLayoutEffect, useRef, useState } from 'react'

/** The focus follows a removal to its undo, and from there to the next thing to press. */
export const useFocusAfterRemoval = (removed: unknown) => {
  const [undo, setUndo] = useState<HTMLElement | null>(null)
  const [saving, setSaving] = useState<HTMLElement | null>(null)
  const before = useRef(removed)
  useLayoutEffect(() => {
    const next = removed === undefined ? saving : undo
    if (before.current === removed || next === null) return
    next.focus()
    before.current = removed
  }, [removed, undo, saving])
  return { setUndo, setSaving }
}
