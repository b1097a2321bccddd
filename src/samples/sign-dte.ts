import { createHash } from 'node:crypto'
import type { SampleSigner } from './sample-authority.ts'
import { canonical, element, type XmlElement } from './xml.ts'

/**
 * The XML signature of a `Documento` in a separate DTE, in the namespace `xmlns`: RSA-SHA1 over the canonical form, as
 * the SII requires. Valid as long as the serialisation of the DTE does not change.
 */
export const signatureOf = (document: XmlElement, xmlns: string, signer: SampleSigner): XmlElement => {
  const digest = createHash('sha1')
    .update(canonical(document, 1, xmlns))
    .digest('base64')
  const signedInfo = element('SignedInfo', {}, [
    element('CanonicalizationMethod', { Algorithm: C14N }),
    element('SignatureMethod', { Algorithm: `${DSIG}rsa-sha1` }),
    element('Reference', { URI: `#${document.attributes['ID']}` }, [
      element('Transforms', {}, [element('Transform', { Algorithm: C14N })]),
      element('DigestMethod', { Algorithm: `${DSIG}sha1` }),
      element('DigestValue', {}, [digest]),
    ]),
  ])
  return element('Signature', { xmlns: DSIG }, [
    signedInfo,
    element('SignatureValue', {}, [signer.sign('RSA-SHA1', canonical(signedInfo, 2, DSIG))]),
    element('KeyInfo', {}, [element('X509Data', {}, [element('X509Certificate', {}, [signer.certificate])])]),
  ])
}

const DSIG = 'http://www.w3.org/2000/09/xmldsig#'
const C14N = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315'
