import { Button, Input, makeStyles, tokens } from '@fluentui/react-components'
import { Search20Regular } from '@fluentui/react-icons/svg/search'
import { Fragment, useState } from 'react'
import { normaliseText } from '#domain/kernel/fold.ts'
import { Modal, ModalActions, ModalTitle } from '../design/layout/modal.tsx'
import { commonText } from '../text/common.ts'
import { SHORTCUTS, type ShortcutScope } from '../design/controls/shortcuts.ts'
import { keyboardText, keyLabels, SHORTCUT_SCOPES } from '../text/keyboard.ts'
import { breakpointPhone, breakpointTouch, height, space } from '../design/theme/layout-tokens.ts'

/** The list of keyboard shortcuts, which can be searched. */
export const KeyboardHelp = ({ onClose }: { readonly onClose: () => void }) => {
  const styles = useStyles()
  const [query, setQuery] = useState('')
  const groups = SHORTCUT_SCOPES.map((scope) => ({
    name: keyboardText.groups[scope].name,
    shortcuts: shortcutsOf(scope).filter((each) => isFound(each, query)),
  })).filter(({ shortcuts }) => shortcuts.length > 0)
  return (
    <Modal onDismiss={onClose}>
      <ModalTitle>{keyboardText.title}</ModalTitle>
      <div className={styles.search}>
        <Input
          type="search"
          className={styles.box}
          aria-label={keyboardText.search}
          placeholder={keyboardText.search}
          value={query}
          maxLength={100}
          contentBefore={<Search20Regular />}
          onChange={(_, data) => setQuery(data.value)}
        />
        <output>{keyboardText.found(groups.reduce((sum, { shortcuts }) => sum + shortcuts.length, 0))}</output>
      </div>
      {groups.map(({ name, shortcuts }) => (
        <section key={name} className={styles.group}>
          <h3 className={styles.name}>{name}</h3>
          <dl className={styles.list}>
            {shortcuts.map((each) => (
              <Shortcut key={each.does} {...each} />
            ))}
          </dl>
        </section>
      ))}
      <ModalActions>
        <Button appearance="primary" onClick={onClose}>
          {commonText.close}
        </Button>
      </ModalActions>
    </Modal>
  )
}

interface ShortcutProps {
  /** Alternatives, each of keys that are pressed together. */
  readonly keys: ReadonlyArray<ReadonlyArray<string>>
  readonly does: string
}

/** The action of each shortcut by its name, for a part of the table of keys. */
const shortcutsOf = (scope: ShortcutScope): ReadonlyArray<ShortcutProps> => {
  const does: ReadonlyMap<string, string> = new Map(Object.entries(keyboardText.groups[scope].does))
  return Object.entries(SHORTCUTS[scope]).map(([name, keys]: readonly [string, string]) => ({
    keys: keys.split(' ').map(keyLabels),
    does: does.get(name) ?? '',
  }))
}

/** By its keys, like "ctrl z", or by what it does. */
const isFound = ({ keys, does }: ShortcutProps, query: string): boolean =>
  normaliseText(`${keys.flat().join(' ')} ${does}`).includes(normaliseText(query.trim()))

const Shortcut = ({ keys, does }: ShortcutProps) => {
  const styles = useStyles()
  return (
    <>
      <dt className={styles.keys}>
        {keys.map((together, at) => (
          <Fragment key={together.join(' ')}>
            {at > 0 && <span className={styles.or}>{keyboardText.or}</span>}
            {together.map((key) => (
              <kbd key={key} className={styles.key}>
                {key}
              </kbd>
            ))}
          </Fragment>
        ))}
      </dt>
      <dd className={styles.does}>{does}</dd>
    </>
  )
}

const useStyles = makeStyles({
  search: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  box: { flexGrow: 1, [breakpointTouch]: { minHeight: height.touchTarget } },
  group: { display: 'flex', flexDirection: 'column', gap: space.xs },
  name: {
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
  },
  list: {
    display: 'grid',
    gridTemplateColumns: '150px minmax(0, 1fr)',
    rowGap: space.xs,
    columnGap: space.s,
    alignItems: 'center',
    margin: 0,
    [breakpointPhone]: { gridTemplateColumns: '125px minmax(0, 1fr)' },
  },
  keys: { display: 'flex', alignItems: 'center', gap: space.xs },
  or: { color: tokens.colorNeutralForeground2 },
  key: {
    minWidth: '28px',
    padding: '2px 6px',
    textAlign: 'center',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderBottomWidth: '2px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
  },
  does: { margin: 0 },
})
