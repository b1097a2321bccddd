import { businessText } from '#ui/text/business.ts'
import { commonText } from '#ui/text/common.ts'
import { credentialText } from '#ui/text/credential.ts'
import { fileDropText } from '#ui/text/file-drop.ts'
import { cartText } from '#ui/text/cart.ts'
import { financeText } from '#ui/text/finance.ts'
import { impersonationText } from '#ui/text/impersonation.ts'
import { footerText } from '#ui/text/footer.ts'
import { galleryText } from '#ui/text/gallery.ts'
import { historyText } from '#ui/text/history.ts'
import { keyboardText } from '#ui/text/keyboard.ts'
import { maintenanceText } from '#ui/text/maintenance.ts'
import { commandPaletteText } from '#ui/text/command-palette.ts'
import { pageText, pageTitles } from '#ui/text/pages.ts'
import { payablesClosedText } from '#ui/text/payables-closed.ts'
import { payablesText } from '#ui/text/payables.ts'
import { profileText } from '#ui/text/profile.ts'
import { reportText } from '#ui/text/report.ts'
import { tasksText } from '#ui/text/tasks.ts'
import { ordersText } from '#ui/text/orders.ts'
import { sessionText } from '#ui/text/session.ts'
import { shellText } from '#ui/text/shell.ts'
import { signatureText } from '#ui/text/signatures.ts'
import { simulationText } from '#ui/text/simulation.ts'
import { authText } from '#ui/text/auth.ts'
import { tourSteps, tourText } from '#ui/text/tour.ts'
import { trackerText } from '#ui/text/tracker.ts'

const AREAS = {
  businessText,
  commonText,
  credentialText,
  fileDropText,
  cartText,
  financeText,
  impersonationText,
  ordersText,
  sessionText,
  shellText,
  signatureText,
  simulationText,
  startText: authText,
  tourText,
  trackerText,
  footerText,
  galleryText,
  historyText,
  keyboardText,
  maintenanceText,
  paletteText: commandPaletteText,
  pageText,
  pageTitles,
  payablesClosedText,
  payablesText,
  profileText,
  reportText,
  tasksText,
  tourCL: { ...tourSteps('CL') },
  tourMX: { ...tourSteps('MX') },
}

/** Every constant text of the product with its path. Functions have their own tests. */
export const everySentence = (): ReadonlyArray<readonly [path: string, text: string]> => collect('', AREAS)

const collect = (path: string, node: unknown): ReadonlyArray<readonly [string, string]> => {
  if (typeof node === 'string') return [[path, node]]
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, child]) => collect(path === '' ? key : `${path}.${key}`, child))
}
