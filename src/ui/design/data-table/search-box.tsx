import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss'
import { Search20Regular } from '@fluentui/react-icons/svg/search'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useSearchStyles } from './search-box.styles.ts'

export interface SearchBoxProps {
  /** The text that is applied now. */
  readonly value: string
  /** Told the trimmed text, once it rests or on Enter, and only when it differs from `value`. */
  readonly onSearch: (text: string) => void
  /** How long the text must rest, in milliseconds. */
  readonly debounce: number
  readonly label: string
  readonly placeholder?: string
  /** The name of the button that empties it. */
  readonly clearLabel: string
}

/** `/` comes here from anywhere on the page, Enter applies at once, Escape empties. */
export const SearchBox = ({ value, onSearch, debounce, label, placeholder, clearLabel }: SearchBoxProps) => {
  const styles = useSearchStyles()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(value)
  const [applied, setApplied] = useState(value)
  if (applied !== value) {
    setApplied(value)
    if (typed.trim() !== value) setTyped(value)
  }
  useEffect(() => focusOnSlash(input), [])
  useEffect(() => {
    if (typed.trim() === value) return undefined
    const timer = setTimeout(() => onSearch(typed.trim()), debounce)
    return () => clearTimeout(timer)
  }, [typed, value, debounce, onSearch])
  const apply = (text: string): void => {
    setTyped(text)
    if (text.trim() !== value) onSearch(text.trim())
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') apply(typed)
    if (event.key !== 'Escape' || typed === '') return
    event.stopPropagation()
    apply('')
  }
  const empty = (): void => {
    apply('')
    input.current?.focus()
  }
  return (
    <div className={styles.box}>
      <Search20Regular aria-hidden="true" className={styles.icon} />
      <input
        ref={input}
        type="search"
        className={styles.input}
        aria-label={label}
        placeholder={placeholder ?? label}
        value={typed}
        maxLength={100}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {typed !== '' && (
        <button type="button" className={styles.clear} aria-label={clearLabel} onClick={empty}>
          <Dismiss16Regular aria-hidden="true" />
        </button>
      )}
    </div>
  )
}

const focusOnSlash = (input: { readonly current: HTMLInputElement | null }): (() => void) => {
  const listen = (event: globalThis.KeyboardEvent): void => {
    const typing = event.target instanceof Element && event.target.matches('input, textarea, select, [contenteditable="true"]')
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || typing) return
    event.preventDefault()
    input.current?.focus()
    input.current?.select()
  }
  document.addEventListener('keydown', listen)
  return () => document.removeEventListener('keydown', listen)
}
