import type { CivilDate } from '../domain/kernel/civil-date.ts'
import type { SampleAuthority } from './sample-authority.ts'
import { type DteInput, type DteParty, dteElement, dteTotals, SII_NAMESPACES } from './write-dte.ts'
import { element, fields, raw, type XmlElement, xmlDocument } from './xml.ts'

/** The assignment of the whole of `document` by its issuer to `assignee`. */
export interface AecInput {
  readonly document: DteInput
  readonly assignee: DteParty
  readonly assignedOn: CivilDate
  readonly lastDueOn: CivilDate
  readonly contact: string
}

/** An Archivo Electrónico de Cesión with its DTE, in ISO-8859-1; only the DTE is signed. */
export const writeAec = (input: AecInput, authority?: SampleAuthority): Uint8Array =>
  xmlDocument(
    element(
      'AEC',
      { ...SII_NAMESPACES, 'xsi:schemaLocation': 'http://www.sii.cl/SiiDte AEC_v10.xsd', version: '1.0' },
      [
        element('DocumentoAEC', { ID: `AEC-F${input.document.folio}T${input.document.type}` }, [
          headElement(input),
          element('Cesiones', {}, [assignedDocument(input, authority), assignment(input)]),
        ]),
      ],
    ),
    'ISO-8859-1',
  )

const headElement = ({ document, assignee, assignedOn, contact }: AecInput): XmlElement =>
  element(
    'Caratula',
    { version: '1.0' },
    fields({
      RutCedente: document.issuer.rut,
      RutCesionario: assignee.rut,
      MailContacto: contact,
      TmstFirmaEnvio: `${assignedOn}T17:00:00`,
    }),
  )

const assignedDocument = ({ document, assignedOn }: AecInput, authority: SampleAuthority | undefined): XmlElement =>
  element('DTECedido', { version: '1.0' }, [
    element('DocumentoDTECedido', { ID: `DTE-F${document.folio}T${document.type}` }, [
      raw(dteElement(document, authority)),
      ...fields({ TmstFirma: `${assignedOn}T17:00:00` }),
    ]),
  ])

const assignment = ({ document, assignee, assignedOn, lastDueOn, contact }: AecInput): XmlElement =>
  element('Cesion', { version: '1.0' }, [
    element('DocumentoCesion', { ID: `CES-F${document.folio}T${document.type}` }, [
      ...fields({ SeqCesion: 1 }),
      element(
        'IdDTE',
        {},
        fields({
          TipoDTE: document.type,
          RUTEmisor: document.issuer.rut,
          RUTReceptor: document.receiver.rut,
          Folio: document.folio,
          FchEmis: document.issuedOn,
          MntTotal: dteTotals(document).total,
        }),
      ),
      assignor(document, assignee, contact),
      element(
        'Cesionario',
        {},
        fields({
          RUT: assignee.rut,
          RazonSocial: assignee.name,
          Direccion: assignee.address,
          eMail: contact,
        }),
      ),
      ...fields({
        MontoCesion: dteTotals(document).total,
        UltimoVencimiento: lastDueOn,
        TmstCesion: `${assignedOn}T17:00:00`,
      }),
    ]),
  ])

const assignor = ({ issuer, receiver }: DteInput, assignee: DteParty, contact: string): XmlElement =>
  element('Cedente', {}, [
    ...fields({ RUT: issuer.rut, RazonSocial: issuer.name, Direccion: issuer.address, eMail: contact }),
    element('RUTAutorizado', {}, fields({ RUT: issuer.rut, Nombre: issuer.name })),
    ...fields({
      DeclaracionJurada:
        `${issuer.name}, RUT ${issuer.rut}, declara que entregó a ${assignee.name}, RUT ${assignee.rut}, ` +
        `los recibos de lo vendido a ${receiver.name}, RUT ${receiver.rut}, según la Ley N° 19.983.`,
    }),
  ])
