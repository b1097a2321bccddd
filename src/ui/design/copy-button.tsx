import { Button } from '@fluentui/react-components'
import { Checkmark16Regular } from '@fluentui/react-icons/svg/checkmark'
import { Copy16Regular } from '@fluentui/react-icons/svg/copy'
import { useEffect, useState } from 'react'
import { commonText } from '../text/common.ts'

/** Puts a text on the clipboard, and says so where it was asked to. */
export const CopyButton = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setCopied(false), SAID_FOR_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = () => {
    navigator.clipboard.writeText(text).then(() => setCopied(true), () => setCopied(false))
  }
  return (
    <Button
      appearance="subtle"
      size="small"
      icon={isCopied ? <Checkmark16Regular /> : <Copy16Regular />}
      aria-label={isCopied ? undefined : label}
      title={label}
      onClick={copy}
    >
      <span aria-live="polite">{isCopied ? commonText.copied : commonText.copy}</span>
    </Button>
  )
}

const SAID_FOR_MS = 2_000
