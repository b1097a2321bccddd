import { Button } from '@fluentui/react-components'
import { Search20Regular } from '@fluentui/react-icons/svg/search'
import { observer } from 'mobx-react-lite'
import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import { AppearanceViewModel } from '#application/preferences/appearance.view-model.ts'
import type { Command } from '#application/command-palette/command-palette.ts'
import { FindingsViewModel } from '#application/command-palette/findings.view-model.ts'
import { shortcutIn } from '../design/controls/shortcuts.ts'
import { useModalDialog } from '../design/layout/modal-dialog.ts'
import { useViewModel } from '../di/use-view-model.ts'
import { commonText } from '../text/common.ts'
import { commandPaletteText } from '../text/command-palette.ts'
import { useCommandPaletteStyles } from './command-palette.styles.ts'
import { CommandList } from './command-list.tsx'
import { useResults } from './use-results.ts'
import { useRunCommand } from './use-run-command.ts'

export interface CommandPaletteProps {
  readonly onClose: () => void
  readonly onKeys: () => void
}

/** Finds any page, action, and what the company has, by a few letters. The focus remains in the input; arrows move the active option. */
export const CommandPalette = observer(function CommandPalette({ onClose, onKeys }: CommandPaletteProps) {
  const styles = useCommandPaletteStyles()
  const listId = useId()
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const hidden = useViewModel(AppearanceViewModel).hideAmounts
  const findings = useViewModel(FindingsViewModel)
  useEffect(() => findings.stop, [findings])
  const results = useResults(query, hidden, findings.found.value)
  const run = useRunCommand(onKeys)
  useEffect(() => {
    document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [listId, active])
  const choose = (command: Command | undefined) => {
    if (command === undefined) return
    onClose()
    run(command)
  }
  const press = (event: KeyboardEvent) => {
    const shortcut = shortcutIn('palette', event)
    if (shortcut === undefined) return
    event.preventDefault()
    if (shortcut === 'choose') return choose(results[active])
    if (shortcut === 'close') return onClose()
    setActive(wrapped(active + STEPS[shortcut], results.length))
  }
  return (
    <dialog {...useModalDialog(onClose)} className={styles.surface} aria-label={commandPaletteText.title}>
      <div className={styles.content}>
        <div className={styles.search}>
          <Search20Regular aria-hidden />
          <input
            className={styles.input}
            role="combobox"
            aria-label={commandPaletteText.title}
            aria-expanded
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={results.length === 0 ? undefined : `${listId}-${active}`}
            placeholder={commandPaletteText.placeholder}
            autoComplete="off"
            spellCheck={false}
            maxLength={80}
            value={query}
            onChange={(event) => {
              setQuery(event.target.value)
              setActive(0)
              findings.look(event.target.value)
            }}
            onKeyDown={press}
          />
        </div>
        <CommandList
          id={listId}
          results={results}
          active={active}
          amountsHidden={hidden}
          onActive={setActive}
          onChoose={choose}
          onFollow={onClose}
        />
        <div aria-live="polite">
          {findings.found.failure !== undefined ? (
            <div className={styles.nothing}>
              <span>{commandPaletteText.searchFailed}</span>
              <Button size="small" onClick={findings.found.retry}>
                {commonText.retry}
              </Button>
            </div>
          ) : findings.isSearching ? (
            <p className={styles.nothing}>{commandPaletteText.searching}</p>
          ) : (
            results.length === 0 && <p className={styles.nothing}>{commandPaletteText.nothing(query.trim())}</p>
          )}
        </div>
      </div>
    </dialog>
  )
})

const STEPS = { next: 1, previous: -1 } as const

/** From the last to the first and back. */
const wrapped = (index: number, count: number): number => (count === 0 ? 0 : (index + count) % count)
