import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss'
import { Search20Regular } from '@fluentui/react-icons/svg/search'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useSearchStyles } from './search-box.styles.ts'

export interface SearchBoxProps {
  /** The typed text. The owner debounces the search. */
  readonly value: string
  readonly onChange: (text: string) => void
  /** Enter: at once. */
  readonly onApply: () => void
  readonly onClear: () => void
  readonly label: string
  readonly placeholder?: string
  /** The name of the clear button. */
  readonly clearLabel: string
}

/** `/` focuses it from anywhere on the page, Enter applies at once, Escape clears. */
export const SearchBox = ({ value, onChange, onApply, onClear, label, placeholder, clearLabel }: SearchBoxProps) => {
  const styles = useSearchStyles()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => focusOnSlash(input), [])
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') onApply()
    if (event.key !== 'Escape' || value === '') return
    event.stopPropagation()
    onClear()
  }
  const empty = (): void => {
    onClear()
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
        value={value}
        maxLength={100}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {value !== '' && (
        <button type="button" className={styles.clear} aria-label={clearLabel} onClick={empty}>
          <Dismiss16Regular aria-hidden="true" />
        </button>
      )}
    </div>
  )
}

const focusOnSlash = (input: { readonly current: HTMLInputElement | null }): (() => void) => {
  const listen = (event: globalThis.KeyboardEvent): void => {
    const typing =
      event.target instanceof Element && event.target.matches('input, textarea, select, [contenteditable="true"]')
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || typing) return
    event.preventDefault()
    input.current?.focus()
    input.current?.select()
  }
  document.addEventListener('keydown', listen)
  return () => document.removeEventListener('keydown', listen)
}
