import { Button, Input, makeStyles, tokens } from '@fluentui/react-components'
import { Suspense, useState, type ComponentType, type FormEvent } from 'react'
import type { InvoiceTableViewModel } from '#application/financing/invoice-table.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { breakpointPhone, breakpointTouch, height } from '../design/theme/layout-tokens.ts'
import { tabularNumerals } from '../design/theme/type.ts'
import { financeText } from '../text/finance.ts'

export interface ProposalsProps {
  readonly table: InvoiceTableViewModel
  readonly country: Country
  /** A new object for each submit. */
  readonly request: { readonly text: string }
  readonly onClose: () => void
}

export interface ProposalBarProps extends Pick<ProposalsProps, 'country' | 'table'> {
  readonly Proposals: ComponentType<ProposalsProps>
}

/** The amount that the company needs. The code of the proposals is loaded with the first submit. */
export const ProposalBar = ({ Proposals, ...shown }: ProposalBarProps) => {
  const styles = useStyles()
  const [text, setText] = useState('')
  const [request, setRequest] = useState<ProposalsProps['request']>()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setRequest({ text })
  }
  return (
    <>
      <form className={styles.bar} onSubmit={submit}>
        <Input
          className={styles.box}
          input={{ className: styles.input }}
          inputMode="decimal"
          maxLength={40}
          autoComplete="off"
          aria-label={financeText.select.needLabel}
          contentBefore={<span aria-hidden className={styles.before}>{`${financeText.select.need} $`}</span>}
          value={text}
          onChange={(_, data) => setText(data.value)}
        />
        <Button className={styles.submit} type="submit">
          {financeText.select.propose}
        </Button>
      </form>
      {request !== undefined && (
        <Suspense>
          <Proposals {...shown} request={request} onClose={() => setRequest(undefined)} />
        </Suspense>
      )}
    </>
  )
}

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    gap: '10px',
    alignItems: 'center',
    marginInlineStart: 'auto',
    [breakpointPhone]: { marginInlineStart: 0 },
  },
  box: {
    width: '240px',
    color: tokens.colorNeutralForeground2,
    [breakpointTouch]: { minHeight: height.touchTarget },
    [breakpointPhone]: { width: 'auto', flexBasis: 0, flexGrow: 1, minWidth: 0 },
  },
  submit: { flexShrink: 0, whiteSpace: 'nowrap' },
  before: { whiteSpace: 'nowrap' },
  input: { minWidth: 0, ...tabularNumerals },
})
