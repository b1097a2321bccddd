import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { formatShortDate } from '#domain/kernel/format.ts'

/** The debt cards of the finance home, and the page that authorises the consultation. */
export const debtsText = {
  treasury: 'Deuda con la Tesorería',
  bureau: 'Boletín comercial',
  service: 'Deuda con otras instituciones',
  never: 'Aún no la hemos consultado',
  none: 'Sin deuda',
  /** The day of the answer, and whether a later consultation failed. */
  consultedOn: (on: CivilDate, isStale: boolean): string =>
    `${isStale ? 'sin actualizar desde el' : 'al'} ${formatShortDate(on)}`,
  score: (score: number): string => `Puntaje ${score}`,
  cantConsult: 'Autoriza la consulta para verla',
  authorise: 'Autorizar consulta',
  form: {
    title: 'Autorización de consulta',
    lead: (company: string): string => `Autoriza que consultemos las deudas de ${company}`,
    data: 'Quien autoriza',
    terms:
      'Autorizo a Anticipo a consultar las deudas de la empresa con otras instituciones financieras, hoy y mientras tenga operaciones con Anticipo. La autorización queda registrada con mi nombre y la hora.',
    name: 'Nombre completo',
    accept: 'Leí y autorizo la consulta',
    send: 'Autorizar',
    sending: 'Autorizando…',
    sent: 'Autorizaste la consulta',
    sentDetail: 'Ya puedes cerrar esta pestaña.',
  },
} as const
