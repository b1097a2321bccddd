import { Drawer } from '../design/layout/drawer.tsx'
import { ResultDialog } from '../design/feedback/result-dialog.tsx'
import { Modal, ModalActions, ModalTitle } from '../design/layout/modal.tsx'
import { galleryText } from '../text/gallery.ts'
import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { useGalleryStyles } from './gallery.styles.ts'

const { sample } = galleryText

const SampleModal = ({ onClose }: { readonly onClose: () => void }) => {
  return (
    <Modal onDismiss={onClose}>
      <ModalTitle>{sample.modalTitle}</ModalTitle>
      {sample.cardText}
      <ModalActions>
        <Button onClick={onClose}>{galleryText.cancel}</Button>
        <Button appearance="primary" onClick={onClose}>
          {galleryText.accept}
        </Button>
      </ModalActions>
    </Modal>
  )
}
export const Dialogs = () => {
  const styles = useGalleryStyles()
  const [opened, setOpened] = useState<Opened | undefined>(undefined)
  const close = () => setOpened(undefined)
  return (
    <div className={styles.row}>
      {OPENED.map((each) => (
        <Button key={each} onClick={() => setOpened(each)}>{`${galleryText.open}: ${NAMES[each]}`}</Button>
      ))}
      {opened === 'modal' && <SampleModal onClose={close} />}
      {opened === 'drawer' && (
        <Drawer title={sample.drawerTitle} onClose={close}>
          {sample.cardText}
        </Drawer>
      )}
      {(opened === 'success' || opened === 'failure') && (
        <ResultDialog
          outcome={opened}
          title={NAMES[opened]}
          detail={sample.resultDetail}
          code={opened === 'failure' ? 'ERROR_TIMEOUT' : undefined}
          actions={
            <Button appearance="primary" onClick={close}>
              {galleryText.accept}
            </Button>
          }
          onDismiss={close}
        />
      )}
    </div>
  )
}
const NAMES: Readonly<Record<Opened, string>> = {
  modal: sample.modalTitle,
  drawer: sample.drawerTitle,
  success: sample.resultTitle,
  failure: sample.failedTitle,
}
const OPENED: ReadonlyArray<Opened> = ['modal', 'drawer', 'success', 'failure']
export type Opened = 'modal' | 'drawer' | 'success' | 'failure'
