/** The movements of the financier's account. */
export interface IncomingTransfers {
  /** Whether a transfer with this reference arrived. */
  readonly hasArrived: (reference: string) => Promise<boolean>
}

/** Without a connection to the bank, staff confirms each transfer. */
export const NO_BANK_CONNECTION: IncomingTransfers = { hasArrived: async () => false }

/** The bank of the sample companies: what they declare has arrived. */
export const SAMPLE_BANK: IncomingTransfers = { hasArrived: async () => true }
