import type { Toast } from '#application/notifications/toast.ts'
import type { Failure } from '#application/shared/failure.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatMoney, formatShortDate } from '#domain/kernel/format.ts'
import { describeFailure } from './describe-failure.ts'
import { reorderText } from './order-reorder.ts'
import { pageTitles } from './pages.ts'
import { approvalDecidedText } from './approvals.ts'
import { counted, invoicesArrivedText, plural } from './plural.ts'

type Texts = {
  readonly [Tag in Toast['_tag']]: (toast: Extract<Toast, { readonly _tag: Tag }>, country: Country) => string
}

const failed =
  (what: string) =>
  ({ failure }: { readonly failure: Failure }): string =>
    `${what} ${describeFailure(failure).sentence}`

/** Each text says what happened, then what to do. */
const TEXTS: Texts = {
  UserCreated: () => 'Creamos tu usuario. Completa los datos de tu empresa para empezar.',
  PasswordResetRequested: () => 'Recibimos tu solicitud de una contraseña nueva.',
  BusinessCreated: () => 'Tu empresa ya está registrada.',
  BusinessDocumentsNotRequested: () =>
    'Tu empresa ya está registrada. Aún no pudimos preparar sus documentos; puedes seguir sin ellos.',
  CredentialSaved: () => 'Guardamos tus credenciales. Empezamos a leer tus facturas.',
  CredentialNotSaved: failed('No pudimos guardar tus credenciales.'),
  CertificateSaved: () => 'Registramos tu certificado.',
  InvoicesReady: () => 'Tus facturas están listas',
  InvoicesArrived: ({ invoices }, country) => invoicesArrivedText(invoices, country),
  CountsUnavailable: failed('No pudimos contar tus facturas.'),
  TotalUnavailable: failed('No pudimos sumar tus facturas.'),
  InvoicesUnavailable: failed('No pudimos reunir tus facturas.'),
  DocumentsNotRequested: () => 'Recibimos tu solicitud. Aún no pudimos preparar sus documentos; lo haremos por ti.',
  DraftRestored: ({ invoices, gone }, country) => restored(invoices, gone, country),
  ScenarioOpened: (notice, country) => scenarioOpened(notice, country),
  OrderRepeated: (notice, country) => reorderText.brought(notice, country),
  NothingLeftToSend: ({ gone }, country) =>
    `${counted(gone, country, 'factura', 'facturas')} ya no se ${plural(gone, 'puede', 'pueden')} financiar y no queda ninguna en tu solicitud. Elige otras.`,
  CartInvoicesRemoved: ({ invoices, folio }, country) =>
    invoices === 1
      ? `Quitamos la factura ${folio} de tu solicitud.`
      : `Quitamos ${counted(invoices, country, 'factura', 'facturas')} de tu solicitud.`,
  CartInvoicesChanged: ({ folios, from, to }, country) =>
    folios.length === 1
      ? `La factura ${folios[0]} de tu solicitud cambió de ${formatMoney(from, country)} a ${formatMoney(to, country)}. La calculamos de nuevo.`
      : `Cambiaron ${counted(folios.length, country, 'factura', 'facturas')} de tu solicitud: ${foliosText(folios)}. La calculamos de nuevo.`,
  DatesChanged: ({ invoices, date }, country) =>
    `Cambiamos la fecha de ${counted(invoices, country, 'factura', 'facturas')} al ${formatShortDate(date)}.`,
  SelectionCleared: ({ invoices }, country) =>
    `Quitamos la selección de ${counted(invoices, country, 'factura', 'facturas')}.`,
  TypeChanged: ({ invoices, from, to }, country) =>
    `Guardamos ${counted(invoices, country, 'factura', 'facturas')} de ${pageTitles.financing[from]} mientras estás en ${pageTitles.financing[to]}.`,
  InvoiceRemoved: ({ folio }) => `Quitamos la factura ${folio}. Puedes cargarla de nuevo cuando quieras.`,
  ProfileChanged: () => 'Guardamos los cambios de tu perfil.',
  BusinessChanged: () => 'Guardamos los cambios de tu empresa.',
  PasswordChanged: () => 'Cambiamos tu contraseña y cerramos tus otras sesiones.',
  MemberInvited: ({ email }) => `Enviamos la invitación a ${email}.`,
  InvitationWithdrawn: ({ email }) => `Retiramos la invitación de ${email}. Su enlace ya no sirve.`,
  MemberRoleChanged: () => 'Cambiamos su rol. Vale desde ya.',
  MemberRemoved: () => 'Quitamos su acceso y cerramos sus sesiones en esta empresa.',
  OwnerAdded: () => 'Ahora también es dueño de la empresa.',
  ApprovalPolicyChanged: () => 'Guardamos cuándo se pide autorización.',
  OtherSessionsEnded: () => 'Cerramos tus demás sesiones.',
  TextCopied: () => 'Copiado.',
  EmailCopied: () => 'Correo copiado.',
  CopyFailed: () => 'No pudimos copiar. Selecciona el texto y cópialo.',
  FileNotTaken: () => 'En este lugar no recibimos archivos, y el que soltaste quedó donde estaba.',
  BankAccountAdded: () => 'Agregamos tu cuenta bancaria.',
  BankAccountChanged: () => 'Guardamos los cambios de tu cuenta bancaria.',
  BankAccountDeleted: () => 'Eliminamos la cuenta bancaria.',
  DefaultAccountChanged: () => 'Cambiamos tu cuenta principal. Desde ahora recibirás ahí tu dinero.',
  SentToApproval: () => 'Enviada a autorización: nada cambia hasta que otra persona de tu empresa la autorice.',
  ApprovalDecided: ({ state }) => approvalDecidedText[state],
  DocumentsNotLoaded: failed('No pudimos cargar los documentos.'),
  DocumentUploaded: ({ title }) => `Recibimos tu documento: ${title}. Un ejecutivo lo revisará.`,
  DocumentDownloaded: ({ name }) => `Descargamos ${name}.`,
  DocumentNotDownloaded: failed('No pudimos descargar el documento.'),
  TableNotExported: failed('No pudimos exportar la tabla.'),
  SimulationNotDownloaded: failed('No pudimos descargar la simulación.'),
  BillsUnavailable: failed('No pudimos cargar los cobros de la operación.'),
  BillNotDownloaded: failed('No pudimos descargar el cobro.'),
  TreasuryDebtUnavailable: failed('No pudimos cargar tu deuda con la Tesorería.'),
  DepositConfirmed: () => 'Confirmaste dónde depositamos.',
  DepositNotConfirmed: failed('No pudimos confirmar la cuenta.'),
  SurplusWithdrawn: () => 'Retiraste la solicitud de tus excedentes.',
  SurplusNotWithdrawn: failed('No pudimos retirar la solicitud.'),
  SurplusRequested: () => 'Solicitaste tus excedentes. Te avisaremos cuando los transfiramos.',
  SurplusNotRequested: failed('No pudimos solicitar tus excedentes.'),
  SurplusRequestUnknown: () =>
    'No sabemos si tu solicitud de excedentes llegó. Revisa tu conexión y solicítalos de nuevo: no se pedirán dos veces.',
  InvoicePdfUploaded: ({ folio }) => `Adjuntamos el PDF de la factura ${folio}.`,
  InvoicePdfDeleted: () => 'Eliminamos el PDF de la factura.',
  InvoicePdfNotUploaded: failed('No pudimos subir el PDF de la factura.'),
  InvoicePdfNotDeleted: failed('No pudimos eliminar el PDF de la factura.'),
  InvoicePdfsUnavailable: failed('No pudimos revisar qué facturas tienen un PDF.'),
  StakeholderAdded: () => 'Agregamos al representante legal.',
  StakeholderChanged: () => 'Guardamos los cambios del representante legal.',
  StakeholdersFailed: () => 'No pudimos cargar los representantes legales.',
  SuppliersUnavailable: failed('No se pudo obtener los proveedores.'),
  SupplierChanged: () => 'Guardamos el plazo de pago.',
  SupplierNotChanged: failed('No se pudo actualizar el proveedor.'),
  ContactsUnavailable: failed('No pudimos cargar los contactos.'),
  ContactAdded: () => 'Agregamos el contacto.',
  ContactChanged: () => 'Guardamos los cambios del contacto.',
  ContactDeleted: () => 'Eliminamos el contacto.',
  PartsUnavailable: failed('No pudimos cargar parte de esta página.'),
  PayablesUnavailable: failed('No pudimos cargar las facturas por pagar.'),
  PayableTotalsUnavailable: failed('No pudimos sumar lo que debes.'),
  PayablesSetupUnavailable: failed('No pudimos revisar la configuración de tus pagos.'),
  CreditLineUnavailable: failed('No pudimos cargar tu línea de crédito.'),
  SetupSuppliersUnavailable: failed('No pudimos buscar a tus proveedores.'),
  PayablesSetupNotSaved: failed('No pudimos guardar la configuración de tus pagos.'),
  NoPayablesSelected: () => 'Selecciona al menos una factura.',
  InvoicesProposed: ({ invoices }, country) =>
    `${counted(invoices, country, 'factura seleccionada', 'facturas seleccionadas')}.`,
  PayablesArchived: ({ invoices }, country) =>
    `${counted(invoices, country, 'factura archivada', 'facturas archivadas')}.`,
  PayablesPaid: ({ invoices }, country) =>
    `${counted(invoices, country, 'factura marcada como pagada', 'facturas marcadas como pagadas')}.`,
  PayablesRestored: ({ invoices }, country) =>
    `${counted(invoices, country, 'factura devuelta', 'facturas devueltas')} a Mis facturas.`,
  PayablesNotMoved: failed('No pudimos mover las facturas.'),
  PaymentDateNotChanged: failed('No pudimos cambiar la fecha de pago.'),
  PaymentDateConflict: ({ stored, typed }) =>
    `La fecha de pago cambió mientras la editabas: ahora es ${formatShortDate(stored)}. No guardamos la tuya, ${formatShortDate(typed)}.`,
  DuplicateNotDismissed: failed('No pudimos guardar tu respuesta.'),
  AssigneeConfirmed: ({ folio, name }) => `La factura ${folio} se paga a ${name}.`,
  PayablesScheduled: ({ invoices, on }, country) =>
    `${counted(invoices, country, 'factura programada', 'facturas programadas')} ${on === undefined ? 'en su vencimiento' : `para el ${formatShortDate(on)}`}.`,
  PayablesNotScheduled: failed('No se pudieron programar las facturas.'),
  PayablesScheduleUnknown: () =>
    'No sabemos si tus facturas se programaron. Búscalas en Programadas antes de programarlas de nuevo.',
  PayrollsUnavailable: failed('No pudimos cargar tus listas de facturas.'),
  PayrollDeleted: ({ name }) => `Eliminamos la lista «${name}». Sus facturas volvieron a Mis facturas.`,
  PayrollNotDeleted: failed('No pudimos eliminar la lista.'),
  PayrollRequestNotWithdrawn: failed('No pudimos retirar tu solicitud.'),
  PayablesWithdrawn: ({ invoices }, country) =>
    `${counted(invoices, country, 'factura volvió', 'facturas volvieron')} a Mis facturas.`,
  VoucherRequested: ({ folio }) => `Se ha solicitado el comprobante para la factura con folio: ${folio}`,
  VoucherNotRequested: ({ folio, failure }) =>
    `No se pudo solicitar el comprobante para la factura con folio: ${folio}. ${describeFailure(failure).sentence}`,
  VoucherNotDownloaded: failed('No pudimos descargar el comprobante.'),
  Unforeseen: () => 'Algo no funcionó. Intenta de nuevo; si sigue, recarga la página.',
}

export const toastText = (toast: Toast, country: Country): string => TEXTS[toast._tag](toast as never, country)

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
  folios.length <= MAX_FOLIOS ? folios.join(', ') : `${folios.slice(0, MAX_FOLIOS).join(', ')}…`

const MAX_FOLIOS = 5
