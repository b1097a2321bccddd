import { SII } from './dte-values.ts'
import type { XmlElement } from './xml-tree.ts'

/** XML Signature Syntax and Processing. */
export const XML_SIGNATURE = 'http://www.w3.org/2000/09/xmldsig#'

/** A signature, whatever its prefix. Some writers lose its namespace: such a one cannot be checked, but is not absent. */
export const isSignature = ({ name, namespace }: XmlElement): boolean =>
  name === 'Signature' && (namespace === XML_SIGNATURE || SII.includes(namespace))
