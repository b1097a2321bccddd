import { Button, mergeClasses } from '@fluentui/react-components'
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down'
import { Suspense } from 'react'
import { lazyPart } from '../app/lazy-part.ts'
import { useMenuAnchor } from '../design/controls/use-menu-anchor.ts'
import { NARROW_SCREEN } from '../design/theme/layout-tokens.ts'
import { useMediaQuery } from '../design/theme/use-media-query.ts'
import { useTopBarStyles } from './top-bar.styles.ts'

const loadPopover = async () => (await import('./company-popover.tsx')).CompanyPopover
const CompanyPopover = lazyPart(loadPopover)
const preload = () => void loadPopover().catch(() => undefined)

export interface CompanyButtonProps {
  readonly name: string
  readonly identifier: string
}

/** The company's name opens the list of companies. On a narrow screen the tax id is part of the button, because two controls one above the other were too small to touch. */
export const CompanyButton = ({ name, identifier }: CompanyButtonProps) => {
  const styles = useTopBarStyles()
  const isNarrow = useMediaQuery(NARROW_SCREEN)
  const { anchor, onClose, buttonProps } = useMenuAnchor(preload)
  return (
    <>
      <Button
        appearance="transparent"
        className={mergeClasses(styles.button, styles.company)}
        icon={<ChevronDown16Regular />}
        iconPosition="after"
        title={name}
        {...buttonProps}
        aria-haspopup="dialog"
      >
        <span className={styles.companyWords}>
          <span className={styles.name}>{name}</span>
          {isNarrow && <span className={styles.companyIdentifier}>{identifier}</span>}
        </span>
      </Button>
      {anchor !== undefined && (
        <Suspense>
          <CompanyPopover anchor={anchor} onClose={onClose} copied={isNarrow ? identifier : undefined} />
        </Suspense>
      )}
    </>
  )
}
