import type { ReactNode } from 'react'
import { CopyButton, type CopyButtonProps } from '../design/controls/copy-button.tsx'
import { profileText } from '../text/profile.ts'
import { useProfileStyles } from './profile.styles.ts'

export interface Definition {
  readonly term: string
  readonly value: ReactNode
}

/** Labelled values; unknown ones are marked. */
export const DefinitionList = ({ facts }: { readonly facts: ReadonlyArray<Definition> }) => {
  const styles = useProfileStyles()
  return (
    <dl className={styles.facts}>
      {facts.flatMap(({ term, value }) => [
        <dt key={term} className={styles.term}>
          {term}
        </dt>,
        <dd key={`${term} value`} className={styles.value}>
          {value === undefined || value === '' ? <MissingValue /> : value}
        </dd>,
      ])}
    </dl>
  )
}

/** Stands for a value that is not stored. */
export const MissingValue = () => <span className={useProfileStyles().missing}>{profileText.missing}</span>

/** A value that cannot be edited here, with a button that copies it. */
export const CopiedValue = ({ text, ...button }: CopyButtonProps) => (
  <span className={useProfileStyles().copied}>
    {text} <CopyButton text={text} {...button} />
  </span>
)
