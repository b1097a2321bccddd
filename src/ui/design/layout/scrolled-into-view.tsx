import { useEffect, useRef, type ReactNode } from 'react'

/** Scrolls its content into view when it appears, wherever the button that caused it is. */
export const ScrolledIntoView = ({ children }: { readonly children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return <div ref={place}>{children}</div>
}
