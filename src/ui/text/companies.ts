import type { CompanyNotice } from '#application/identity/company-switch.ts'

export const companiesText = {
  understood: 'Entendido',
  notice: (notice: CompanyNotice): string =>
    notice._tag === 'Arrived' ? `Estás en ${notice.company}` : `No tienes acceso a ${notice.company ?? 'esa empresa'}`,
}
