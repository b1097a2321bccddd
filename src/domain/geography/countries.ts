/** A country or territory of ISO 3166-1, by its two letters, with its name in Spanish. */
export interface WorldCountry {
  readonly code: string
  readonly name: string
}

/**
 * Every country and territory of ISO 3166-1, in the order of the Spanish alphabet.
 *
 * @example
 * ```ts
 * import { worldCountries } from '@anticipo/domain/geography/countries'
 *
 * worldCountries().at(0) // { code: 'AF', name: 'Afganistán' }
 * ```
 */
export const worldCountries = (): ReadonlyArray<WorldCountry> => NAMES

/**
 * The Spanish name, or the text itself for an unknown code.
 *
 * @example
 * ```ts
 * import { countryName } from '@anticipo/domain/geography/countries'
 *
 * countryName('PE') // 'Perú'
 * countryName('XX') // 'XX'
 * ```
 */
export const countryName = (code: string): string => NAMES.find((one) => one.code === code)?.name ?? code

/**
 * Whether the text is an assigned code of ISO 3166-1, in upper case.
 *
 * @example
 * ```ts
 * import { isCountryCode } from '@anticipo/domain/geography/countries'
 *
 * isCountryCode('CL') // true
 * isCountryCode('cl') // false
 * ```
 */
export const isCountryCode = (text: string): boolean => NAMES.some(({ code }) => code === text)

/** Code and name in one text per country, half the size of a list of pairs. */
const NAMES: ReadonlyArray<WorldCountry> = (
  'AFAfganistán|ALAlbania|DEAlemania|ADAndorra|AOAngola|AIAnguila|AQAntártida|AGAntigua y Barbuda|SAArabia Saudita|' +
  'DZArgelia|ARArgentina|AMArmenia|AWAruba|AUAustralia|ATAustria|AZAzerbaiyán|BSBahamas|BDBangladés|BBBarbados|' +
  'BHBaréin|BEBélgica|BZBelice|BJBenín|BMBermudas|BYBielorrusia|BOBolivia|BABosnia y Herzegovina|BWBotsuana|' +
  'BRBrasil|BNBrunéi|BGBulgaria|BFBurkina Faso|BIBurundi|BTBután|CVCabo Verde|KHCamboya|CMCamerún|CACanadá|' +
  'BQCaribe neerlandés|QACatar|TDChad|CZChequia|CLChile|CNChina|CYChipre|VACiudad del Vaticano|COColombia|' +
  'KMComoras|CGCongo|KPCorea del Norte|KRCorea del Sur|CICosta de Marfil|CRCosta Rica|HRCroacia|CUCuba|CWCurazao|' +
  'DKDinamarca|DMDominica|ECEcuador|EGEgipto|SVEl Salvador|AEEmiratos Árabes Unidos|EREritrea|SKEslovaquia|' +
  'SIEslovenia|ESEspaña|USEstados Unidos|EEEstonia|SZEsuatini|ETEtiopía|PHFilipinas|FIFinlandia|FJFiyi|FRFrancia|' +
  'GAGabón|GMGambia|GEGeorgia|GHGhana|GIGibraltar|GDGranada|GRGrecia|GLGroenlandia|GPGuadalupe|GUGuam|GTGuatemala|' +
  'GFGuayana Francesa|GGGuernesey|GNGuinea|GQGuinea Ecuatorial|GWGuinea-Bisáu|GYGuyana|HTHaití|HNHonduras|' +
  'HKHong Kong|HUHungría|INIndia|IDIndonesia|IQIrak|IRIrán|IEIrlanda|BVIsla Bouvet|IMIsla de Man|CXIsla de Navidad|' +
  'NFIsla Norfolk|ISIslandia|AXIslas Aland|KYIslas Caimán|CCIslas Cocos|CKIslas Cook|FOIslas Feroe|' +
  'GSIslas Georgia del Sur y Sandwich del Sur|HMIslas Heard y McDonald|FKIslas Malvinas|MPIslas Marianas del Norte|' +
  'MHIslas Marshall|UMIslas menores de Estados Unidos|PNIslas Pitcairn|SBIslas Salomón|TCIslas Turcas y Caicos|' +
  'VGIslas Vírgenes Británicas|VIIslas Vírgenes de Estados Unidos|ILIsrael|ITItalia|JMJamaica|JPJapón|JEJersey|' +
  'JOJordania|KZKazajistán|KEKenia|KGKirguistán|KIKiribati|KWKuwait|LALaos|LSLesoto|LVLetonia|LBLíbano|LRLiberia|' +
  'LYLibia|LILiechtenstein|LTLituania|LULuxemburgo|MOMacao|MKMacedonia del Norte|MGMadagascar|MYMalasia|MWMalaui|' +
  'MVMaldivas|MLMali|MTMalta|MAMarruecos|MQMartinica|MUMauricio|MRMauritania|YTMayotte|MXMéxico|FMMicronesia|' +
  'MDMoldavia|MCMónaco|MNMongolia|MEMontenegro|MSMontserrat|MZMozambique|MMMyanmar|NANamibia|NRNauru|NPNepal|' +
  'NINicaragua|NENíger|NGNigeria|NUNiue|NONoruega|NCNueva Caledonia|NZNueva Zelanda|OMOmán|NLPaíses Bajos|' +
  'PKPakistán|PWPalaos|PSPalestina|PAPanamá|PGPapúa Nueva Guinea|PYParaguay|PEPerú|PFPolinesia Francesa|PLPolonia|' +
  'PTPortugal|PRPuerto Rico|GBReino Unido|CFRepública Centroafricana|CDRepública Democrática del Congo|' +
  'DORepública Dominicana|REReunión|RWRuanda|RORumanía|RURusia|EHSáhara Occidental|WSSamoa|ASSamoa Americana|' +
  'BLSan Bartolomé|KNSan Cristóbal y Nieves|SMSan Marino|MFSan Martín|PMSan Pedro y Miquelón|' +
  'VCSan Vicente y las Granadinas|SHSanta Elena|LCSanta Lucía|STSanto Tomé y Príncipe|SNSenegal|RSSerbia|' +
  'SCSeychelles|SLSierra Leona|SGSingapur|SXSint Maarten|SYSiria|SOSomalia|LKSri Lanka|ZASudáfrica|SDSudán|' +
  'SSSudán del Sur|SESuecia|CHSuiza|SRSurinam|SJSvalbard y Jan Mayen|THTailandia|TWTaiwán|TZTanzania|TJTayikistán|' +
  'IOTerritorio Británico del Océano Índico|TFTerritorios Australes Franceses|TLTimor-Leste|TGTogo|TKTokelau|' +
  'TOTonga|TTTrinidad y Tobago|TNTúnez|TMTurkmenistán|TRTurquía|TVTuvalu|UAUcrania|UGUganda|UYUruguay|UZUzbekistán|' +
  'VUVanuatu|VEVenezuela|VNVietnam|WFWallis y Futuna|YEYemen|DJYibuti|ZMZambia|ZWZimbabue'
)
  .split('|')
  .map((entry) => ({ code: entry.slice(0, 2), name: entry.slice(2) }))
