import { Button, makeStyles, type ButtonProps } from '@fluentui/react-components'
import { useRef } from 'react'
import type { ChangeEvent } from 'react'

export interface FileButtonProps extends Pick<
  ButtonProps,
  'appearance' | 'className' | 'disabledFocusable' | 'icon' | 'title'
> {
  /** Extensions with their dot: `.xml,.zip`. */
  readonly accept: string
  readonly label: string
  /** The meaning of the label here, when several buttons have it. */
  readonly name?: string
  readonly multiple?: boolean
  readonly disabled?: boolean
  readonly onFiles: (files: ReadonlyArray<File>) => void
}

/** Opens the file dialog of the browser. The same file can be chosen again. */
export const FileButton = ({ accept, label, name, multiple = false, onFiles, ...button }: FileButtonProps) => {
  const styles = useStyles()
  const input = useRef<HTMLInputElement>(null)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])])
    target.value = ''
  }
  return (
    <>
      <Button {...button} aria-label={name} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        className={styles.input}
        type="file"
        accept={accept}
        multiple={multiple}
        tabIndex={-1}
        aria-hidden
        onChange={choose}
      />
    </>
  )
}

const useStyles = makeStyles({ input: { display: 'none' } })
