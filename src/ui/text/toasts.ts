import { absurd } from 'fp-ts/function'
import type { Toast } from '#application/notifications/toast.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatMoney, formatShortDate } from '#domain/kernel/format.ts'
import { describeFailure } from './describe-failure.ts'
import { reorderText } from './order-reorder.ts'
import { pageTitles } from './pages.ts'
import { counted, invoicesArrivedText, plural } from './plural.ts'

/** The text of each toast: what happened, then what to do. */
export const toastText = (notice: Toast, country: Country): string => {
  switch (notice._tag) {
    case 'UserCreated':
      return 'Creamos tu usuario. Completa los datos de tu empresa para empezar.'
    case 'PasswordResetRequested':
      return 'Recibimos tu solicitud de una contraseña nueva.'
    case 'BusinessCreated':
      return 'Tu empresa ya está registrada.'
    case 'BusinessDocumentsNotRequested':
      return 'Tu empresa ya está registrada. Aún no pudimos preparar sus documentos; puedes seguir sin ellos.'
    case 'CredentialSaved':
      return 'Guardamos tus credenciales. Empezamos a leer tus facturas.'
    case 'CredentialNotSaved':
      return `No pudimos guardar tus credenciales. ${describeFailure(notice.failure).sentence}`
    case 'CertificateSaved':
      return 'Registramos tu certificado.'
    case 'InvoicesReady':
      return 'Tus facturas están listas'
    case 'InvoicesArrived':
      return invoicesArrivedText(notice.invoices, country)
    case 'CountsUnavailable':
      return `No pudimos contar tus facturas. ${describeFailure(notice.failure).sentence}`
    case 'TotalUnavailable':
      return `No pudimos sumar tus facturas. ${describeFailure(notice.failure).sentence}`
    case 'InvoicesUnavailable':
      return `No pudimos reunir tus facturas. ${describeFailure(notice.failure).sentence}`
    case 'DocumentsNotRequested':
      return 'Recibimos tu solicitud. Aún no pudimos preparar sus documentos; lo haremos por ti.'
    case 'DraftRestored':
      return restored(notice.invoices, notice.gone, country)
    case 'ScenarioOpened':
      return scenarioOpened(notice, country)
    case 'OrderRepeated':
      return reorderText.brought(notice, country)
    case 'NothingLeftToSend':
      return `${counted(notice.gone, country, 'factura', 'facturas')} ya no se ${plural(notice.gone, 'puede', 'pueden')} financiar y no queda ninguna en tu solicitud. Elige otras.`
    case 'CartInvoicesRemoved':
      return notice.invoices === 1
        ? `Quitamos la factura ${notice.folio} de tu solicitud.`
        : `Quitamos ${counted(notice.invoices, country, 'factura', 'facturas')} de tu solicitud.`
    case 'CartInvoicesChanged':
      return notice.folios.length === 1
        ? `La factura ${notice.folios[0]} de tu solicitud cambió de ${formatMoney(notice.from, country)} a ${formatMoney(notice.to, country)}. La calculamos de nuevo.`
        : `Cambiaron ${counted(notice.folios.length, country, 'factura', 'facturas')} de tu solicitud: ${foliosText(notice.folios)}. La calculamos de nuevo.`
    case 'DatesChanged':
      return `Cambiamos la fecha de ${counted(notice.invoices, country, 'factura', 'facturas')} al ${formatShortDate(notice.date)}.`
    case 'SelectionCleared':
      return `Quitamos la selección de ${counted(notice.invoices, country, 'factura', 'facturas')}.`
    case 'TypeChanged':
      return `Guardamos ${counted(notice.invoices, country, 'factura', 'facturas')} de ${pageTitles.financing[notice.from]} mientras estás en ${pageTitles.financing[notice.to]}.`
    case 'InvoiceRemoved':
      return `Quitamos la factura ${notice.folio}. Puedes cargarla de nuevo cuando quieras.`
    case 'ProfileChanged':
      return 'Guardamos los cambios de tu perfil.'
    case 'BusinessChanged':
      return 'Guardamos los cambios de tu empresa.'
    case 'PasswordChanged':
      return 'Cambiamos tu contraseña y cerramos tus otras sesiones.'
    case 'OtherSessionsEnded':
      return 'Cerramos tus demás sesiones.'
    case 'TextCopied':
      return 'Copiado.'
    case 'EmailCopied':
      return 'Email copiado.'
    case 'CopyFailed':
      return 'No pudimos copiar. Selecciona el texto y cópialo.'
    case 'BankAccountAdded':
      return 'Agregamos tu cuenta bancaria.'
    case 'BankAccountChanged':
      return 'Guardamos los cambios de tu cuenta bancaria.'
    case 'BankAccountDeleted':
      return 'Eliminamos la cuenta bancaria.'
    case 'DefaultAccountChanged':
      return 'Cambiamos tu cuenta principal. Desde ahora recibirás ahí tu dinero.'
    case 'DocumentsNotLoaded':
      return `No pudimos cargar los documentos. ${describeFailure(notice.failure).sentence}`
    case 'DocumentUploaded':
      return `Recibimos tu documento: ${notice.title}. Un ejecutivo lo revisará.`
    case 'DocumentDownloaded':
      return `Descargamos ${notice.name}.`
    case 'DocumentNotDownloaded':
      return `No pudimos descargar el documento. ${describeFailure(notice.failure).sentence}`
    case 'TableNotExported':
      return `No pudimos exportar la tabla. ${describeFailure(notice.failure).sentence}`
    case 'SimulationNotDownloaded':
      return `No pudimos descargar la simulación. ${describeFailure(notice.failure).sentence}`
    case 'BillsUnavailable':
      return `No pudimos cargar los cobros de la operación. ${describeFailure(notice.failure).sentence}`
    case 'BillNotDownloaded':
      return `No pudimos descargar el cobro. ${describeFailure(notice.failure).sentence}`
    case 'TreasuryDebtUnavailable':
      return `No pudimos cargar tu deuda con la Tesorería. ${describeFailure(notice.failure).sentence}`
    case 'DepositConfirmed':
      return 'Confirmaste dónde depositamos.'
    case 'DepositNotConfirmed':
      return `No pudimos confirmar la cuenta. ${describeFailure(notice.failure).sentence}`
    case 'SurplusWithdrawn':
      return 'Retiraste la solicitud de tus excedentes.'
    case 'SurplusNotWithdrawn':
      return `No pudimos retirar la solicitud. ${describeFailure(notice.failure).sentence}`
    case 'SurplusRequested':
      return 'Solicitaste tus excedentes. Te avisaremos cuando los transfiramos.'
    case 'SurplusNotRequested':
      return `No pudimos solicitar tus excedentes. ${describeFailure(notice.failure).sentence}`
    case 'SurplusRequestUnknown':
      return 'No sabemos si tu solicitud de excedentes llegó. Revisa tu conexión y solicítalos de nuevo: no se pedirán dos veces.'
    case 'InvoicePdfUploaded':
      return `Adjuntamos el PDF de la factura ${notice.folio}.`
    case 'InvoicePdfDeleted':
      return 'Eliminamos el PDF de la factura.'
    case 'InvoicePdfNotUploaded':
      return `No pudimos subir el PDF de la factura. ${describeFailure(notice.failure).sentence}`
    case 'InvoicePdfNotDeleted':
      return `No pudimos eliminar el PDF de la factura. ${describeFailure(notice.failure).sentence}`
    case 'InvoicePdfsUnavailable':
      return `No pudimos revisar qué facturas tienen un PDF. ${describeFailure(notice.failure).sentence}`
    case 'StakeholderAdded':
      return 'Agregamos al representante legal.'
    case 'StakeholderChanged':
      return 'Guardamos los cambios del representante legal.'
    case 'StakeholdersFailed':
      return 'No pudimos cargar los representantes legales.'
    case 'SuppliersUnavailable':
      return `No se pudo obtener los proveedores. ${describeFailure(notice.failure).sentence}`
    case 'SupplierChanged':
      return 'Guardamos el plazo de pago.'
    case 'SupplierNotChanged':
      return `No se pudo actualizar el proveedor. ${describeFailure(notice.failure).sentence}`
    case 'ContactsUnavailable':
      return `No pudimos cargar los contactos. ${describeFailure(notice.failure).sentence}`
    case 'ContactAdded':
      return 'Agregamos el contacto.'
    case 'ContactChanged':
      return 'Guardamos los cambios del contacto.'
    case 'ContactDeleted':
      return 'Eliminamos el contacto.'
    case 'PaymentsUnavailable':
      return `No pudimos cargar parte de tus pagos. ${describeFailure(notice.failure).sentence}`
    case 'PayablesUnavailable':
      return `No pudimos cargar las facturas por pagar. ${describeFailure(notice.failure).sentence}`
    case 'PayableTotalsUnavailable':
      return `No pudimos sumar lo que debes. ${describeFailure(notice.failure).sentence}`
    case 'PayablesSetupUnavailable':
      return `No pudimos revisar la configuración de tus pagos. ${describeFailure(notice.failure).sentence}`
    case 'CreditLineUnavailable':
      return `No pudimos cargar tu línea de crédito. ${describeFailure(notice.failure).sentence}`
    case 'SetupSuppliersUnavailable':
      return `No pudimos buscar a tus proveedores. ${describeFailure(notice.failure).sentence}`
    case 'PayablesSetupNotSaved':
      return `No pudimos guardar la configuración de tus pagos. ${describeFailure(notice.failure).sentence}`
    case 'NoPayablesSelected':
      return 'Selecciona al menos una factura.'
    case 'InvoicesProposed':
      return `${counted(notice.invoices, country, 'factura seleccionada', 'facturas seleccionadas')}.`
    case 'PayablesArchived':
      return `${counted(notice.invoices, country, 'factura archivada', 'facturas archivadas')}.`
    case 'PayablesPaid':
      return `${counted(notice.invoices, country, 'factura marcada como pagada', 'facturas marcadas como pagadas')}.`
    case 'PayablesRestored':
      return `${counted(notice.invoices, country, 'factura devuelta', 'facturas devueltas')} a Mis facturas.`
    case 'PayablesNotMoved':
      return `No pudimos mover las facturas. ${describeFailure(notice.failure).sentence}`
    case 'PaymentDateNotChanged':
      return `No pudimos cambiar la fecha de pago. ${describeFailure(notice.failure).sentence}`
    case 'PaymentDateConflict':
      return `La fecha de pago cambió mientras la editabas: ahora es ${formatShortDate(notice.stored)}. No guardamos la tuya, ${formatShortDate(notice.typed)}.`
    case 'DuplicateNotDismissed':
      return `No pudimos guardar tu respuesta. ${describeFailure(notice.failure).sentence}`
    case 'AssigneeConfirmed':
      return `La factura ${notice.folio} se paga a ${notice.name}.`
    case 'PayablesScheduled':
      return `${counted(notice.invoices, country, 'factura programada', 'facturas programadas')} para el ${formatShortDate(notice.on)}.`
    case 'PayablesNotScheduled':
      return `No se pudieron programar las facturas. ${describeFailure(notice.failure).sentence}`
    case 'PayablesScheduleUnknown':
      return 'No sabemos si tus facturas se programaron. Búscalas en Programadas antes de programarlas de nuevo.'
    case 'PayrollsUnavailable':
      return `No pudimos cargar tus listas de facturas. ${describeFailure(notice.failure).sentence}`
    case 'PayrollDeleted':
      return `Eliminamos la lista «${notice.name}». Sus facturas volvieron a Mis facturas.`
    case 'PayrollNotDeleted':
      return `No pudimos eliminar la lista. ${describeFailure(notice.failure).sentence}`
    case 'PayablesWithdrawn':
      return `${counted(notice.invoices, country, 'factura volvió', 'facturas volvieron')} a Mis facturas.`
    case 'VoucherRequested':
      return `Se ha solicitado el comprobante para la factura con folio: ${notice.folio}`
    case 'VoucherNotRequested':
      return `No se pudo solicitar el comprobante para la factura con folio: ${notice.folio}. ${describeFailure(notice.failure).sentence}`
    case 'VoucherNotDownloaded':
      return `No pudimos descargar el comprobante. ${describeFailure(notice.failure).sentence}`
    case 'Unforeseen':
      return 'Algo no funcionó. Intenta de nuevo; si sigue, recarga la página.'
    default:
      return absurd(notice)
  }
}

const scenarioOpened = (
  { gone, invoices, scenario }: Extract<Toast, { readonly _tag: 'ScenarioOpened' }>,
  country: Country,
): string => {
  if (invoices === 0) return `Ninguna de las facturas del escenario ${scenario} se puede financiar ya.`
  const opened = `Abrimos el escenario ${scenario} con ${counted(invoices, country, 'factura', 'facturas')}.`
  const lost = `${counted(gone, country, 'factura', 'facturas')} del escenario ya no se ${plural(gone, 'puede', 'pueden')} financiar.`
  return gone === 0 ? opened : `${opened} ${lost}`
}

const restored = (invoices: number, gone: number, country: Country): string => {
  const kept = `Recuperamos tu selección de ${counted(invoices, country, 'factura', 'facturas')}.`
  const lost = `${counted(gone, country, 'factura', 'facturas')} ya no se ${plural(gone, 'puede', 'pueden')} financiar.`
  return gone === 0 ? kept : `${kept} ${lost}`
}

/** A cart may have thousands. */
const foliosText = (folios: ReadonlyArray<string>): string =>
  folios.length <= MOST_FOLIOS ? folios.join(', ') : `${folios.slice(0, MOST_FOLIOS).join(', ')}…`

const MOST_FOLIOS = 5
