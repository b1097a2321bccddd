import {
  Button,
  InteractionTag,
  InteractionTagPrimary,
  InteractionTagSecondary,
  makeStyles,
  tokens,
} from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { useEffect, type FormEvent } from 'react'
import type { SavedViews } from '#application/financing/saved-views.ts'
import { MAX_VIEW_NAME_LENGTH } from '#domain/financing/invoice-view.ts'
import { TextField } from '../../design/controls/text-field.tsx'
import { FailureBanner } from '../../design/feedback/failure-banner.tsx'
import { space } from '../../design/theme/layout-tokens.ts'
import { useMay } from '../../team/use-lock.ts'
import { invoiceViewText as text } from '../../text/invoice-filters.ts'

export interface SavedViewsProps {
  readonly vm: SavedViews
}

/** The saved views of the user: a press shows one, the cross deletes it. */
export const SavedViewList = observer(function SavedViewList({ vm }: SavedViewsProps) {
  const styles = useStyles()
  useEffect(() => vm.activate(), [vm])
  const { removed, saved } = vm
  const views = saved.value ?? []
  const mayChange = useMay('workspace')
  return (
    <>
      <FailureBanner failure={saved.failure} intro={text.notLoaded} onRetry={saved.retry} />
      {views.length > 0 && (
        <section className={styles.views} aria-label={text.title}>
          <h3 className={styles.heading}>{text.title}</h3>
          <ul className={styles.list}>
            {views.map((view) => (
              <li key={view.name}>
                <InteractionTag appearance={vm.isShown(view) ? 'brand' : 'outline'}>
                  <InteractionTagPrimary
                    hasSecondaryAction={mayChange}
                    aria-pressed={vm.isShown(view)}
                    primaryText={{ className: styles.name, children: view.name }}
                    onClick={() => vm.show(view)}
                  />
                  {mayChange && (
                    <InteractionTagSecondary aria-label={text.remove(view.name)} onClick={() => void vm.remove(view)} />
                  )}
                </InteractionTag>
              </li>
            ))}
          </ul>
        </section>
      )}
      <output className={styles.removed}>
        {removed !== undefined && (
          <>
            <span>{text.removed(removed.name)}</span>
            <Button size="small" appearance="subtle" onClick={() => void vm.restore()}>
              {text.undo}
            </Button>
          </>
        )}
      </output>
    </>
  )
})

/** A name for the search and the filter of the table, where there is one. */
export const SaveViewForm = observer(function SaveViewForm({ vm }: SavedViewsProps) {
  const styles = useStyles()
  const { error, name, replaces } = vm
  const canSave = useMay('workspace') && vm.canSave
  const { failure, isBusy } = vm.request
  const save = (event: FormEvent): void => {
    event.preventDefault()
    void vm.save()
  }
  return (
    <>
      {canSave && (
        <form className={styles.form} onSubmit={save}>
          <TextField
            label={text.name}
            name="view"
            autoComplete="off"
            value={name}
            error={error && text.errors[error](MAX_VIEW_NAME_LENGTH)}
            warning={replaces ? text.replaces : undefined}
            onChange={vm.change}
          />
          <Button type="submit" className={styles.save} disabledFocusable={isBusy}>
            {text.save}
          </Button>
        </form>
      )}
      <FailureBanner failure={failure} intro={text.notSaved} />
    </>
  )
})

const useStyles = makeStyles({
  views: { display: 'flex', flexDirection: 'column', gap: space.xs },
  heading: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightRegular },
  list: { display: 'flex', flexWrap: 'wrap', gap: space.xs, margin: 0, padding: 0, listStyleType: 'none' },
  name: { overflow: 'hidden', maxWidth: '220px', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  removed: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', ':empty': { display: 'none' } },
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space.s, alignItems: 'start' },
  /* Level with the box, below the label. */
  save: { marginTop: '25px', minHeight: '40px' },
})
