/** The package has no types for this entry. */
declare module 'pdfjs-dist/build/pdf.worker.mjs' {
  export const WorkerMessageHandler: { readonly initializeFromPort: (port: MessagePort) => void }
}
