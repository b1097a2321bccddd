import { Button, makeStyles, Select, tokens } from '@fluentui/react-components'
import { ChevronLeft20Regular } from '@fluentui/react-icons/svg/chevron-left'
import { ChevronRight20Regular } from '@fluentui/react-icons/svg/chevron-right'
import { type ReactNode, useId } from 'react'
import type { DataTableText } from './data-table.text.ts'
import { pageCount, pageRange, pageSizes } from './paging.ts'
import { breakpointPhone, breakpointTouch, height, space } from '../theme/layout-tokens.ts'
import { customTokens } from '../theme/custom-tokens.ts'
import { tabularNumerals, visuallyHidden } from '../theme/type.ts'

export interface PagerProps {
  readonly text: DataTableText
  readonly page: number
  readonly pageSize: number
  /** `undefined` while unknown: its space is reserved. */
  readonly totalRows: number | undefined
  readonly onPage: (page: number) => void
  readonly onPageSize: (pageSize: number) => void
  /** The sum of the rows of all pages. */
  readonly footer?: ReactNode
}

export const Pager = ({ text, page, pageSize, totalRows, onPage, onPageSize, footer }: PagerProps) => {
  const styles = useStyles()
  const sizeId = useId()
  if (totalRows === undefined) return <div className={styles.pager} />
  const pages = pageCount(totalRows, pageSize)
  const range = pageRange(page, pageSize, totalRows)
  return (
    <nav className={styles.pager} aria-label={text.pages}>
      <label className={styles.sizeLabel} htmlFor={sizeId}>
        {text.rowsPerPage}
      </label>
      <Select
        id={sizeId}
        className={styles.size}
        value={pageSize}
        onChange={(_, data) => onPageSize(Number(data.value))}
      >
        {pageSizes(totalRows, pageSize).map((size) => (
          <option key={size} value={size}>
            {text.pageSize(size)}
          </option>
        ))}
      </Select>
      {footer !== undefined && <span className={styles.footer}>{footer}</span>}
      <span className={styles.range}>{range === undefined ? '' : text.range(range.from, range.to, totalRows)}</span>
      <Button
        appearance="subtle"
        className={styles.step}
        icon={<ChevronLeft20Regular />}
        aria-label={text.previousPage}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <span className={styles.pageOf}>{text.pageOf(page, pages)}</span>
      <Button
        appearance="subtle"
        className={styles.step}
        icon={<ChevronRight20Regular />}
        aria-label={text.nextPage}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  )
}

const useStyles = makeStyles({
  pager: {
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    minHeight: '52px',
    paddingLeft: space.m,
    paddingRight: space.xs,
    color: tokens.colorNeutralForeground2,
    borderTop: `1px solid ${customTokens.cardStroke}`,
    fontSize: tokens.fontSizeBase200,
    ...tabularNumerals,
  },
  sizeLabel: { [breakpointPhone]: visuallyHidden },
  size: { [breakpointTouch]: { '> select': { height: height.touchTarget } } },
  footer: {
    marginLeft: space.s,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase300,
    whiteSpace: 'nowrap',
  },
  range: { marginLeft: 'auto', marginRight: space.s, whiteSpace: 'nowrap' },
  pageOf: { whiteSpace: 'nowrap', [breakpointPhone]: { display: 'none' } },
  step: {
    minWidth: '36px',
    height: '36px',
    [breakpointTouch]: { minWidth: height.touchTarget, height: height.touchTarget },
  },
})
