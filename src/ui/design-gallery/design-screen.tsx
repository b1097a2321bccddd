import { FluentProvider, mergeClasses } from '@fluentui/react-components'
import { useState, type ComponentType } from 'react'
import { PageHeader } from '../design/layout/page-header.tsx'
import { SegmentedControl } from '../design/controls/segmented-control.tsx'
import { type Appearance, themeClass } from '../design/theme/appearance.ts'
import { pageTitles } from '../text/pages.ts'
import { galleryText } from '../text/gallery.ts'
import { Amounts, Cards, Chips, Headers, Trackers } from './content-samples.tsx'
import { Simulations } from './table-samples.tsx'
import { Tables } from './table-samples.tsx'
import { Buttons, Choices, Dates, Fields, Files } from './control-samples.tsx'
import { useGalleryStyles } from './gallery.styles.ts'
import { States, Strips, Toasts, Waits } from './message-samples.tsx'
import { Dialogs } from './dialog-samples.tsx'

type Looks = keyof typeof galleryText.lookOptions

const LOOKS: Readonly<Record<Looks, ReadonlyArray<Appearance>>> = {
  both: ['light', 'dark'],
  light: ['light'],
  dark: ['dark'],
  contrast: ['contrast'],
}
const LOOK_NAMES: ReadonlyArray<Looks> = ['both', 'light', 'dark', 'contrast']

interface GallerySample {
  readonly id: keyof typeof galleryText.names
  readonly Show: ComponentType
}

const GALLERY_SAMPLES: ReadonlyArray<GallerySample> = [
  { id: 'buttons', Show: Buttons },
  { id: 'fields', Show: Fields },
  { id: 'dates', Show: Dates },
  { id: 'choices', Show: Choices },
  { id: 'chips', Show: Chips },
  { id: 'tracker', Show: Trackers },
  { id: 'amounts', Show: Amounts },
  { id: 'cards', Show: Cards },
  { id: 'headers', Show: Headers },
  { id: 'strips', Show: Strips },
  { id: 'toasts', Show: Toasts },
  { id: 'states', Show: States },
  { id: 'loading', Show: Waits },
  { id: 'table', Show: Tables },
  { id: 'simulation', Show: Simulations },
  { id: 'files', Show: Files },
  { id: 'dialogs', Show: Dialogs },
]

/** Every shared component in its states, in light and dark. */
export const DesignScreen = () => {
  const styles = useGalleryStyles()
  const [looks, setLooks] = useState<Looks>('both')
  return (
    <>
      <PageHeader
        title={pageTitles.design}
        lead={galleryText.lead}
        actions={
          <SegmentedControl
            label={galleryText.looks}
            options={LOOK_NAMES.map((value) => ({ value, label: galleryText.lookOptions[value] }))}
            selected={looks}
            onSelect={setLooks}
          />
        }
      />
      <div className={styles.columns}>
        <nav className={styles.index} aria-label={galleryText.index}>
          <ul className={styles.entries}>
            {GALLERY_SAMPLES.map(({ id }) => (
              <li key={id}>
                <a className={styles.entry} href={`#${id}`}>
                  {galleryText.names[id]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.pieces}>
          {GALLERY_SAMPLES.map((piece) => (
            <Shown key={piece.id} piece={piece} looks={LOOKS[looks]} />
          ))}
        </div>
      </div>
    </>
  )
}

const Shown = ({
  piece: { id, Show },
  looks,
}: {
  readonly piece: GallerySample
  readonly looks: ReadonlyArray<Appearance>
}) => {
  const styles = useGalleryStyles()
  return (
    <section id={id} className={styles.piece} aria-label={galleryText.names[id]}>
      <h2 className={styles.name}>{galleryText.names[id]}</h2>
      <div className={styles.looks}>
        {looks.map((look) => (
          <FluentProvider
            key={look}
            theme={NO_TOKENS}
            className={mergeClasses(themeClass(look), styles.look, look === 'light' ? styles.light : styles.dark)}
          >
            <Show />
          </FluentProvider>
        ))}
      </div>
    </section>
  )
}

/** All tokens are in the style sheet. */
const NO_TOKENS = {}
