import { childrenOf } from '../read/xml-access.ts'
import type { XmlElement } from '../read/xml-tree.ts'

/**
 * The signed text of a CFDI (cadena original): the values selected by the SAT's transformation, in its order, between
 * bars. Undefined for a document with an unknown complement. `root` must have been parsed completely.
 */
export const originalString = (root: XmlElement): string | undefined => {
  const steps = VERSIONS.get(root.namespace)
  if (steps === undefined || hasUnknownParts(root)) return undefined
  return `||${[...valuesOf(root, steps), ...complementValues(root)].join('|')}||`
}

/** An attribute by its name, or the children at a path with nested steps. */
type Step = string | readonly [path: string, steps: ReadonlyArray<Step>]

const words = (text: string): ReadonlyArray<string> => text.split(' ')

const TAX = words('Base Impuesto TipoFactor TasaOCuota Importe')
const PART: ReadonlyArray<Step> = [
  ...words('ClaveProdServ NoIdentificacion Cantidad Unidad Descripcion ValorUnitario Importe'),
  ['InformacionAduanera', ['NumeroPedimento']],
]
const LINE = words(
  'ClaveProdServ NoIdentificacion Cantidad ClaveUnidad Unidad Descripcion ValorUnitario Importe Descuento',
)
const LINE_TAXES: ReadonlyArray<Step> = [
  ['Impuestos/Traslados/Traslado', TAX],
  ['Impuestos/Retenciones/Retencion', TAX],
]
const LINE_END: ReadonlyArray<Step> = [
  ['InformacionAduanera', ['NumeroPedimento']],
  ['CuentaPredial', ['Numero']],
  ['Parte', PART],
]
const RELATED: Step = ['CfdiRelacionados', ['TipoRelacion', ['CfdiRelacionado', ['UUID']]]]
const taxes = (transferred: ReadonlyArray<string>): Step => [
  'Impuestos',
  [
    ['Retenciones/Retencion', words('Impuesto Importe')],
    'TotalImpuestosRetenidos',
    ['Traslados/Traslado', transferred],
    'TotalImpuestosTrasladados',
  ],
]

const CFDI_40: ReadonlyArray<Step> = [
  ...words(
    'Version Serie Folio Fecha FormaPago NoCertificado CondicionesDePago SubTotal Descuento Moneda TipoCambio Total',
  ),
  ...words('TipoDeComprobante Exportacion MetodoPago LugarExpedicion Confirmacion'),
  ['InformacionGlobal', words('Periodicidad Meses Año')],
  RELATED,
  ['Emisor', words('Rfc Nombre RegimenFiscal FacAtrAdquirente')],
  ['Receptor', words('Rfc Nombre DomicilioFiscalReceptor ResidenciaFiscal NumRegIdTrib RegimenFiscalReceptor UsoCFDI')],
  [
    'Conceptos/Concepto',
    [
      ...LINE,
      'ObjetoImp',
      ...LINE_TAXES,
      [
        'ACuentaTerceros',
        words('RfcACuentaTerceros NombreACuentaTerceros RegimenFiscalACuentaTerceros DomicilioFiscalACuentaTerceros'),
      ],
      ...LINE_END,
    ],
  ],
  taxes(TAX),
]

const CFDI_33: ReadonlyArray<Step> = [
  ...words(
    'Version Serie Folio Fecha FormaPago NoCertificado CondicionesDePago SubTotal Descuento Moneda TipoCambio Total',
  ),
  ...words('TipoDeComprobante MetodoPago LugarExpedicion Confirmacion'),
  RELATED,
  ['Emisor', words('Rfc Nombre RegimenFiscal')],
  ['Receptor', words('Rfc Nombre ResidenciaFiscal NumRegIdTrib UsoCFDI')],
  ['Conceptos/Concepto', [...LINE, ...LINE_TAXES, ...LINE_END]],
  taxes(words('Impuesto TipoFactor TasaOCuota Importe')),
]

const PAYMENT = words(
  'FechaPago FormaDePagoP MonedaP TipoCambioP Monto NumOperacion RfcEmisorCtaOrd NomBancoOrdExt ' +
    'CtaOrdenante RfcEmisorCtaBen CtaBeneficiario TipoCadPago CertPago CadPago SelloPago',
)
const TAX_DR = words('BaseDR ImpuestoDR TipoFactorDR TasaOCuotaDR ImporteDR')

const PAYMENTS_20: ReadonlyArray<Step> = [
  'Version',
  [
    'Totales',
    words(
      'TotalRetencionesIVA TotalRetencionesISR TotalRetencionesIEPS TotalTrasladosBaseIVA16 ' +
        'TotalTrasladosImpuestoIVA16 TotalTrasladosBaseIVA8 TotalTrasladosImpuestoIVA8 TotalTrasladosBaseIVA0 ' +
        'TotalTrasladosImpuestoIVA0 TotalTrasladosBaseIVAExento MontoTotalPagos',
    ),
  ],
  [
    'Pago',
    [
      ...PAYMENT,
      [
        'DoctoRelacionado',
        [
          ...words(
            'IdDocumento Serie Folio MonedaDR EquivalenciaDR NumParcialidad ' +
              'ImpSaldoAnt ImpPagado ImpSaldoInsoluto ObjetoImpDR',
          ),
          ['ImpuestosDR/RetencionesDR/RetencionDR', TAX_DR],
          ['ImpuestosDR/TrasladosDR/TrasladoDR', TAX_DR],
        ],
      ],
      ['ImpuestosP/RetencionesP/RetencionP', words('ImpuestoP ImporteP')],
      ['ImpuestosP/TrasladosP/TrasladoP', words('BaseP ImpuestoP TipoFactorP TasaOCuotaP ImporteP')],
    ],
  ],
]

const PAYMENTS_10: ReadonlyArray<Step> = [
  'Version',
  [
    'Pago',
    [
      ...PAYMENT,
      [
        'DoctoRelacionado',
        words(
          'IdDocumento Serie Folio MonedaDR TipoCambioDR MetodoDePagoDR NumParcialidad ' +
            'ImpSaldoAnt ImpPagado ImpSaldoInsoluto',
        ),
      ],
      taxes(words('Impuesto TipoFactor TasaOCuota Importe')),
    ],
  ],
]

const LOCAL_TAXES: ReadonlyArray<Step> = [
  ...words('version TotaldeRetenciones TotaldeTraslados'),
  ['RetencionesLocales', words('ImpLocRetenido TasadeRetencion Importe')],
  ['TrasladosLocales', words('ImpLocTrasladado TasadeTraslado Importe')],
]

const VERSIONS: ReadonlyMap<string, ReadonlyArray<Step>> = new Map(
  Object.entries({
    'http://www.sat.gob.mx/cfd/4': CFDI_40,
    'http://www.sat.gob.mx/cfd/3': CFDI_33,
  }),
)

const COMPLEMENTS: ReadonlyMap<string, ReadonlyArray<Step>> = new Map(
  Object.entries({
    'http://www.sat.gob.mx/Pagos20': PAYMENTS_20,
    'http://www.sat.gob.mx/Pagos': PAYMENTS_10,
    'http://www.sat.gob.mx/implocal': LOCAL_TAXES,
    'http://www.sat.gob.mx/TimbreFiscalDigital': [],
  }),
)

const complementsOf = (root: XmlElement): ReadonlyArray<XmlElement> =>
  childrenOf(root, [root.namespace], 'Complemento').flatMap(({ children }) => children)

const hasUnknownParts = (root: XmlElement): boolean =>
  complementsOf(root).some(({ namespace }) => !COMPLEMENTS.has(namespace)) ||
  at(root, 'Conceptos/Concepto').some(({ children }) => children.some(({ name }) => name === 'ComplementoConcepto'))

const complementValues = (root: XmlElement): ReadonlyArray<string> =>
  complementsOf(root).flatMap((complement) => valuesOf(complement, COMPLEMENTS.get(complement.namespace) ?? []))

const valuesOf = (element: XmlElement, steps: ReadonlyArray<Step>): ReadonlyArray<string> =>
  steps.flatMap((step) => {
    if (typeof step !== 'string') return at(element, step[0]).flatMap((child) => valuesOf(child, step[1]))
    const value = element.attributes.get(step)
    return value === undefined ? [] : [normaliseSpace(value)]
  })

/** `normalize-space` of XPath, which the transformation applies to each value: a no-break space is no space. */
const normaliseSpace = (value: string): string => value.replaceAll(/[ \t\r\n]+/g, ' ').replace(/^ | $/g, '')

const at = (element: XmlElement, path: string): ReadonlyArray<XmlElement> =>
  path
    .split('/')
    .reduce<ReadonlyArray<XmlElement>>(
      (found, name) => found.flatMap((parent) => childrenOf(parent, [element.namespace], name)),
      [element],
    )
