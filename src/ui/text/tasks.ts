import type { Country } from '#domain/kernel/country.ts'
import { formatInteger } from '#domain/kernel/format.ts'

/** Pending tasks. */
export const tasksText = {
  title: (count: number, country: Country): string => `Tareas Pendientes (${formatInteger(count, country)})`,
  go: 'Ir a la tarea',
  done: 'Todo al día',
  doneDetail: 'Cuando haya algo que necesitemos de ti, lo verás aquí.',
  stale: 'No pudimos actualizar tus tareas.',
} as const
