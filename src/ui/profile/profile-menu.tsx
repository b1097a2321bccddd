import { mergeClasses } from '@fluentui/react-components'
import { Alert20Regular } from '@fluentui/react-icons/svg/alert'
import { BuildingBank20Regular } from '@fluentui/react-icons/svg/building-bank'
import { DocumentText20Regular } from '@fluentui/react-icons/svg/document-text'
import { Person20Regular } from '@fluentui/react-icons/svg/person'
import { ShieldKeyhole20Regular } from '@fluentui/react-icons/svg/shield-keyhole'
import { SignOut20Regular } from '@fluentui/react-icons/svg/sign-out'
import { useEffect, useRef, type ReactElement } from 'react'
import { Link } from 'react-router-dom'
import type { ProfileEntry } from '#domain/shell/menus.ts'
import { profileText } from '../text/profile.ts'
import { profilePath, type ProfilePlace } from './profile-paths.ts'
import { useProfileStyles } from './profile.styles.ts'

export interface ProfileMenuProps {
  readonly entries: ReadonlyArray<ProfileEntry>
  readonly current: ProfilePlace
  readonly onSignOut: () => void
}

/** The menu of profile pages; one line above them on narrow screens. */
export const ProfileMenu = ({ entries, current, onSignOut }: ProfileMenuProps) => {
  const styles = useProfileStyles()
  const list = useRef<HTMLUListElement>(null)
  const at = entries.findIndex((entry) => entry === current)
  useEffect(() => showEntry(list.current, at), [at])
  return (
    <nav className={styles.menu} aria-label={profileText.menu}>
      <ul ref={list} className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry}>
            {entry === 'logout' ? (
              <button type="button" className={styles.entry} onClick={onSignOut}>
                {ICONS[entry]}
                {profileText.entries[entry]}
              </button>
            ) : (
              <Link
                to={profilePath(entry)}
                state={FROM_PROFILE}
                className={mergeClasses(styles.entry, entry === current && styles.current)}
                aria-current={entry === current ? 'page' : undefined}
              >
                {ICONS[entry]}
                {profileText.entries[entry]}
              </Link>
            )}
          </li>
        ))}
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

/** The location state of links within the profile. */
const FROM_PROFILE = { fromProfile: true } as const

const ICONS: Readonly<Record<ProfileEntry, ReactElement>> = {
  profile: <Person20Regular aria-hidden />,
  legal: <DocumentText20Regular aria-hidden />,
  bankaccounts: <BuildingBank20Regular aria-hidden />,
  sii: <ShieldKeyhole20Regular aria-hidden />,
  sat: <ShieldKeyhole20Regular aria-hidden />,
  notifications: <Alert20Regular aria-hidden />,
  logout: <SignOut20Regular aria-hidden />,
}
