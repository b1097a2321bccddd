import { Button } from '@fluentui/react-components'
import { useId } from 'react'
import { useModalStyles } from '../design/layout/modal.styles.ts'
import { Modal } from '../design/layout/modal.tsx'
import { commonText } from '../text/common.ts'
import { keyboardText } from '../text/keyboard.ts'
import { useKeyboardHelpStyles } from './keyboard-help.styles.ts'

/** The list of keyboard shortcuts. */
export const KeyboardHelp = ({ onClose }: { readonly onClose: () => void }) => {
  const modal = useModalStyles()
  const styles = useKeyboardHelpStyles()
  const titleId = useId()
  return (
    <Modal labelledBy={titleId} onDismiss={onClose}>
      <h2 id={titleId} className={modal.title}>
        {keyboardText.title}
      </h2>
      {keyboardText.groups.map(({ name, keys }) => (
        <section key={name} className={styles.group}>
          <h3 className={styles.name}>{name}</h3>
          <dl className={styles.list}>
            {keys.map((each) => (
              <Shortcut key={each.does} {...each} />
            ))}
          </dl>
        </section>
      ))}
      <div className={modal.actions}>
        <Button appearance="primary" onClick={onClose}>
          {commonText.close}
        </Button>
      </div>
    </Modal>
  )
}

const Shortcut = ({ keys, does }: { readonly keys: ReadonlyArray<string>; readonly does: string }) => {
  const styles = useKeyboardHelpStyles()
  return (
    <>
      <dt className={styles.keys}>
        {keys.map((key) => (
          <kbd key={key} className={styles.key}>
            {key}
          </kbd>
        ))}
      </dt>
      <dd className={styles.does}>{does}</dd>
    </>
  )
}
