import { mergeClasses } from '@fluentui/react-components'
import { SignOut20Regular } from '@fluentui/react-icons/svg/sign-out'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { ProfileState } from '../app/profile-origin.ts'
import type { MenuEntry } from '../shell/menu.ts'
import { profileText } from '../text/profile.ts'
import { sessionText } from '../text/session.ts'
import { useProfileStyles } from './profile.styles.ts'

export interface ProfileMenuProps {
  readonly entries: ReadonlyArray<MenuEntry>
  readonly current: MenuEntry
  /** The state that the links show. */
  readonly state: ProfileState
  readonly onSignOut: () => void
}

/** The menu of profile pages; one line above them on narrow screens. */
export const ProfileMenu = ({ entries, current, state, onSignOut }: ProfileMenuProps) => {
  const styles = useProfileStyles()
  const list = useRef<HTMLUListElement>(null)
  const at = entries.indexOf(current)
  useEffect(() => showEntry(list.current, at), [at])
  return (
    <nav className={styles.menu} aria-label={profileText.menu}>
      <ul ref={list} className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.path}>
            <Link
              to={entry.path}
              state={state}
              className={mergeClasses(styles.entry, entry === current && styles.current)}
              aria-current={entry === current ? 'page' : undefined}
              onPointerEnter={entry.preload}
            >
              <entry.icon />
              {entry.label}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" className={styles.entry} onClick={onSignOut}>
            <SignOut20Regular />
            {sessionText.signOut}
          </button>
        </li>
      </ul>
    </nav>
  )
}

/** Scrolls the current entry of a scrollable line to the middle. */
const showEntry = (list: HTMLUListElement | null, at: number): void => {
  const entry = list?.children[at]
  if (list === null || !(entry instanceof HTMLElement)) return
  list.scrollLeft = entry.offsetLeft - list.offsetLeft - (list.clientWidth - entry.clientWidth) / 2
}
