import { mergeClasses } from '@fluentui/react-components'
import type { Command } from '#application/command-palette/command-palette.ts'
import { commandText, commandPaletteText } from '../text/command-palette.ts'
import { useCommandPaletteStyles } from './command-palette.styles.ts'
import { commandIcon } from './command-icons.tsx'

export interface CommandListProps {
  /** Each result is `{id}-{position}`. */
  readonly id: string
  readonly results: ReadonlyArray<Command>
  readonly active: number
  readonly amountsHidden: boolean
  readonly onActive: (at: number) => void
  readonly onChoose: (command: Command) => void
}

/** The results with one active option. The focus remains in the input, which moves the active option. */
export const CommandList = ({ id, results, active, amountsHidden, onActive, onChoose }: CommandListProps) => {
  const styles = useCommandPaletteStyles()
  return (
    <div {...LISTBOX} id={id} className={styles.list} aria-label={commandPaletteText.results}>
      {results.map((command, at) => (
        <button
          {...optionOf(at === active)}
          key={commandText(command, amountsHidden)[0]}
          id={`${id}-${at}`}
          type="button"
          tabIndex={-1}
          className={mergeClasses(styles.option, at === active && styles.active)}
          onMouseMove={() => onActive(at)}
          onClick={() => onChoose(command)}
        >
          <span className={styles.icon} aria-hidden>
            {commandIcon(command)}
          </span>
          <span className={styles.label}>{commandText(command, amountsHidden)[0]}</span>
          <span className={styles.group}>{groupOf(command)}</span>
        </button>
      ))}
    </div>
  )
}

const LISTBOX = { role: 'listbox' } as const
const optionOf = (isActive: boolean) => ({ role: 'option', 'aria-selected': isActive }) as const

const groupOf = (command: Command): string => {
  if (command._tag === 'GoTo')
    return command.page.area === 'profile' ? commandPaletteText.profile : commandPaletteText.pages
  return command._tag === 'OpenOrder' ? commandPaletteText.pages : commandPaletteText.actions
}
