import { getDocument, PDFWorker } from 'pdfjs-dist'
import { WorkerMessageHandler } from 'pdfjs-dist/build/pdf.worker.mjs'

/** Longest side of the picture, in pixels. */
const MAX_SIDE_PIXELS = 320
/** A page of 200 inches, the largest that readers support. */
const LARGEST_PAGE = 14_400
const MAX_IMAGE_PIXELS = 16_000_000
const TIME_LIMIT_MS = 5_000

/**
 * The first page as a picture. The content policy rejects workers, so the reader runs on the main thread; over a real port,
 * because its messages let the page continue, and the time limit come, between two pieces of a long page.
 */
export const renderFirstPage = async (bytes: Uint8Array): Promise<Blob | undefined> => {
  const { port1, port2 } = new MessageChannel()
  port1.start()
  port2.start()
  WorkerMessageHandler.initializeFromPort(port2)
  /* The library types its ports as workers, and uses what both have. */
  const worker = PDFWorker.create({ port: port1 as MessagePort & Worker })
  const loading = getDocument({
    data: bytes.slice(),
    worker,
    disableWorkerRendering: true,
    useWasm: false,
    isOffscreenCanvasSupported: false,
    maxImageSize: MAX_IMAGE_PIXELS,
    canvasMaxAreaInBytes: MAX_IMAGE_PIXELS * 4,
    stopAtErrors: true,
    verbosity: 0,
  })
  const outOfTime = new Promise<undefined>((resolve) => setTimeout(resolve, TIME_LIMIT_MS))
  const drawn = draw(loading).catch(() => undefined)
  try {
    return await Promise.race([drawn, outOfTime])
  } finally {
    await loading.destroy().catch(() => undefined)
    worker.destroy()
    port1.close()
    port2.close()
  }
}

const draw = async (loading: ReturnType<typeof getDocument>): Promise<Blob | undefined> => {
  const page = await (await loading.promise).getPage(1)
  const { height, width } = page.getViewport({ scale: 1 })
  if (!(width >= 1 && height >= 1 && width <= LARGEST_PAGE && height <= LARGEST_PAGE)) return undefined
  const viewport = page.getViewport({ scale: MAX_SIDE_PIXELS / Math.max(width, height) })
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(viewport.width)
  canvas.height = Math.ceil(viewport.height)
  await page.render({ canvas, viewport }).promise
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined)))
}
