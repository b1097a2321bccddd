import { mergeClasses } from '@fluentui/react-components'
import { useCallback } from 'react'
import type { Column, TableRow } from './data-table.types.ts'
import type { CellLook } from './row-context.ts'
import { STICKY_CELL, useCellClass, useRowStyles } from './row.styles.ts'
import type { TableLayout } from './table-layout.ts'

/** Returns the function that computes the class and style of the cells of a column. */
export const useCellLook = () => {
  const cell = useCellClass()
  const styles = useRowStyles()
  return useCallback(
    <R extends TableRow>(column: Column<R>, { stickyLeft }: TableLayout): CellLook<R> => {
      const left = stickyLeft.get(column.id)
      const isLastSticky = column.id === [...stickyLeft.keys()].at(-1)
      return {
        column,
        className: mergeClasses(
          cell,
          styles[column.align ?? 'start'],
          column.wraps && styles.wraps,
          left !== undefined && STICKY_CELL,
          isLastSticky && styles.lastSticky,
        ),
        style: left === undefined ? undefined : { left },
      }
    },
    [cell, styles],
  )
}
