import { CheckmarkCircle24Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { Key24Filled } from '@fluentui/react-icons/svg/key'
import { MoneyHand24Filled } from '@fluentui/react-icons/svg/money-hand'
import { Search24Filled } from '@fluentui/react-icons/svg/search'
import { Wrench24Filled } from '@fluentui/react-icons/svg/wrench'
import type { ReactElement } from 'react'
import { useSpotPictureStyles } from './spot-picture.styles.ts'

export type SpotSubject = 'start' | 'key' | 'search' | 'trouble' | 'done'

/** Two invoices and what there is to say about them. Decoration: the words below say it. */
export const SpotPicture = ({ subject }: { readonly subject: SpotSubject }) => {
  const styles = useSpotPictureStyles()
  return (
    <div className={styles.spot} aria-hidden>
      <svg className={styles.papers} viewBox="0 0 140 110">
        <circle className={styles.halo} cx="70" cy="56" r="52" />
        <g transform="rotate(8 84 54)">
          <rect className={styles.paper} x="58" y="16" width="56" height="74" rx="7" />
          <path className={styles.lines} d="M68 34h28M68 44h36" />
        </g>
        <g transform="rotate(-6 56 58)">
          <rect className={styles.paper} x="30" y="18" width="58" height="78" rx="7" />
          <rect className={styles.stamp} x="39" y="27" width="16" height="16" rx="4" />
          <path className={styles.lines} d="M39 55h38M39 65h28M39 75h34" />
        </g>
      </svg>
      <span className={styles.badge}>{BADGES[subject]}</span>
    </div>
  )
}

const BADGES: Readonly<Record<SpotSubject, ReactElement>> = {
  start: <MoneyHand24Filled />,
  key: <Key24Filled />,
  search: <Search24Filled />,
  trouble: <Wrench24Filled />,
  done: <CheckmarkCircle24Filled />,
}
