import type { OperatorServices } from '../operator/operator-services.ts'
import type { Host } from './create-host.ts'

/** The services of operator commands, from those of a host. */
export const operatorServicesOf = (
  { debtFolder, services, signatures, taxpayers, workers }: Host,
  dataFolder: string,
): OperatorServices => ({ ...services, dataFolder, debtSource: debtFolder, signatures, taxpayers, workers })
