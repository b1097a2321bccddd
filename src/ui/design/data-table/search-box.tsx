import { Button, Input, makeStyles } from '@fluentui/react-components'
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss'
import { Search20Regular } from '@fluentui/react-icons/svg/search'
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { isPageKey } from '../controls/page-keys.ts'
import { type Shortcut, shortcutIn } from '../controls/shortcuts.ts'
import { breakpointPhone, breakpointTouch, height } from '../theme/layout-tokens.ts'

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
  /** The page opens filters with `f`. */
  readonly hasFilters?: boolean
}

/** `/` focuses it from anywhere on the page, and `f` where no filters have that key. Enter applies at once, Escape clears. */
export const SearchBox = (props: SearchBoxProps) => {
  const { value, onChange, onApply, onClear, label, placeholder, clearLabel, hasFilters = false } = props
  const styles = useStyles()
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => focusOnKey(input, hasFilters ? ['search'] : ['search', 'filters']), [hasFilters])
  const onKeyDown = (event: KeyboardEvent): void => {
    const shortcut = shortcutIn('searchBox', event)
    if (shortcut === 'apply') onApply()
    if (shortcut !== 'clear' || value === '') return
    event.stopPropagation()
    onClear()
  }
  const empty = (): void => {
    onClear()
    input.current?.focus()
  }
  return (
    <Input
      input={{ ref: input, className: styles.input }}
      type="search"
      className={styles.box}
      aria-label={label}
      placeholder={placeholder ?? label}
      value={value}
      maxLength={100}
      contentBefore={<Search20Regular />}
      contentAfter={
        value === '' ? null : (
          <Button
            appearance="transparent"
            size="small"
            icon={<Dismiss16Regular />}
            aria-label={clearLabel}
            onClick={empty}
          />
        )
      }
      onChange={(_, data) => onChange(data.value)}
      onKeyDown={onKeyDown}
    />
  )
}

const focusOnKey = (
  input: { readonly current: HTMLInputElement | null },
  shortcuts: ReadonlyArray<Shortcut<'page'>>,
): (() => void) => {
  const listen = (event: globalThis.KeyboardEvent): void => {
    if (!isPageKey(event, ...shortcuts)) return
    event.preventDefault()
    input.current?.focus()
    input.current?.select()
  }
  document.addEventListener('keydown', listen)
  return () => document.removeEventListener('keydown', listen)
}

const useStyles = makeStyles({
  box: {
    width: '320px',
    maxWidth: '100%',
    minHeight: '32px',
    [breakpointTouch]: { minHeight: height.touchTarget },
    [breakpointPhone]: { width: '100%' },
  },
  /* A touch screen zooms into a field with smaller letters. */
  input: {
    textOverflow: 'ellipsis',
    '::-webkit-search-cancel-button': { display: 'none' },
    [breakpointTouch]: { fontSize: '16px' },
  },
})
