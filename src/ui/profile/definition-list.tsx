import { profileText } from '../text/profile.ts'
import { useProfileStyles } from './profile.styles.ts'

export interface Definition {
  readonly term: string
  readonly value: string | undefined
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
          {value === undefined || value === '' ? <span className={styles.missing}>{profileText.missing}</span> : value}
        </dd>,
      ])}
    </dl>
  )
}
