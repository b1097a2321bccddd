/**
 * VERIFIED: the key of the certificate inside the document signed what the document says. INVALID: it did not.
 * NOT_CHECKED: the document has parts whose signing rules are not known here.
 */
export type SignatureVerdict = 'VERIFIED' | 'INVALID' | 'NOT_SIGNED' | 'NOT_CHECKED'
