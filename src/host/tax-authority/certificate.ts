import { X509Certificate } from 'node:crypto'

/** A certificate as documents carry it: Base64 without the lines around it. */
export const readCertificate = (base64: string): X509Certificate | undefined => {
  try {
    return new X509Certificate(Buffer.from(base64, 'base64'))
  } catch {
    return undefined
  }
}

/**
 * Whether it was in force at a local date and time (`2026-03-14T10:00:00`). Stored documents outlive their
 * certificates, so today says nothing. A day is allowed for the zone, which the documents do not state.
 */
export const wasInForce = (certificate: X509Certificate, localTime: string): boolean => {
  const time = Date.parse(`${localTime}Z`)
  return Date.parse(certificate.validFrom) - DAY <= time && time <= Date.parse(certificate.validTo) + DAY
}

const DAY = 24 * 60 * 60 * 1000
