import { mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Command } from '#application/command-palette/command-palette.ts'
import { orderPath } from '../app/paths.ts'
import { useProfileState } from '../app/profile-origin.ts'
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
  /** The link of a result was followed. */
  readonly onFollow: () => void
}

/** The results with one active option. The focus remains in the input, which moves the active option. */
export const CommandList = ({ id, results, active, amountsHidden, onActive, onChoose, onFollow }: CommandListProps) => {
  const styles = useCommandPaletteStyles()
  return (
    <div {...LISTBOX} id={id} className={styles.list} aria-label={commandPaletteText.results}>
      {results.map((command, at) => (
        <Option
          key={`${groupOf(command)} ${commandText(command, amountsHidden)[0]}`}
          command={command}
          id={`${id}-${at}`}
          className={mergeClasses(styles.option, at === active && styles.active)}
          isActive={at === active}
          onMouseMove={() => onActive(at)}
          onChoose={() => onChoose(command)}
          onFollow={onFollow}
        >
          <span className={styles.icon} aria-hidden>
            {commandIcon(command)}
          </span>
          <span className={styles.label}>{commandText(command, amountsHidden)[0]}</span>
          <span className={styles.group}>{groupOf(command)}</span>
        </Option>
      ))}
    </div>
  )
}

interface OptionProps {
  readonly command: Command
  readonly id: string
  readonly className: string
  readonly isActive: boolean
  readonly onMouseMove: () => void
  readonly onChoose: () => void
  readonly onFollow: () => void
  readonly children: ReactNode
}

/** An address is a link, which opens in another tab as links do; an action is a button. */
const Option = ({ command, isActive, onChoose, onFollow, ...props }: OptionProps) => {
  const path = pathOf(command)
  const state = useProfileState()
  const option = { ...optionOf(isActive), ...props, tabIndex: -1 }
  return path === undefined ? (
    <button {...option} type="button" onClick={onChoose} />
  ) : (
    <Link {...option} to={path} state={state} onClick={onFollow} />
  )
}

const pathOf = (command: Command): string | undefined => {
  if (command._tag === 'GoTo') return command.page.path
  if (command._tag === 'OpenFinding') return command.finding.path
  return command._tag === 'OpenOrder' ? orderPath(command.order) : undefined
}

const LISTBOX = { role: 'listbox' } as const
const optionOf = (isActive: boolean) => ({ role: 'option', 'aria-selected': isActive }) as const

const groupOf = (command: Command): string => {
  if (command._tag === 'GoTo')
    return command.page.area === 'profile' ? commandPaletteText.profile : commandPaletteText.pages
  if (command._tag === 'OpenFinding') return commandPaletteText.findings[command.finding.kind]
  return command._tag === 'OpenOrder' ? commandPaletteText.pages : commandPaletteText.actions
}
