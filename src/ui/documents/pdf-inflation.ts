/**
 * Whether the compressed streams of a PDF have no more content than `limit` bytes together. Its reader decompresses a
 * stream at once, which would block the page for minutes; the browser's own decompression is stopped at the limit.
 */
export const inflatesWithin = async (bytes: Uint8Array, limit: number): Promise<boolean> => {
  let room = limit
  let streams = 0
  for (const stream of compressedStreams(bytes)) {
    streams += 1
    if (streams > MAX_STREAMS) return false
    room = await roomAfter(stream, room)
    if (room < 0) return false
  }
  return true
}

const MAX_STREAMS = 5_000

/** Between `stream` and `endstream`, where they begin as zlib data do. */
function* compressedStreams(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = find(bytes, STREAM, 0); at !== -1; at = find(bytes, STREAM, at + STREAM.length)) {
    let from = at + STREAM.length
    while (bytes[from] === CARRIAGE_RETURN || bytes[from] === LINE_FEED) from += 1
    if (!isZlib(bytes.subarray(from, from + 2))) continue
    const end = find(bytes, END, from)
    yield bytes.subarray(from, end === -1 ? bytes.length : end)
    at = end === -1 ? bytes.length : end + END.length
  }
}

/** Less than zero when the content is longer, or is compressed itself. */
const roomAfter = async (stream: Uint8Array, room: number): Promise<number> => {
  const inflated = inSlices(stream).pipeThrough(new DecompressionStream('deflate')).getReader()
  let left = room
  try {
    for (;;) {
      const { done, value } = await inflated.read()
      if (done) return left
      if (left === room && isZlib(value)) return -1
      left -= value.length
      if (left < 0) return left
    }
  } catch {
    /* Damaged or followed by other bytes, which end it. */
    return left
  } finally {
    await inflated.cancel().catch(() => undefined)
  }
}

/** A slice becomes at most a thousand times as long, at once; between two of them the page continues. */
const inSlices = (stream: Uint8Array): ReadableStream<BufferSource> => {
  const blob = new Blob([new Uint8Array(stream)])
  let at = 0
  return new ReadableStream({
    pull: async (controller) => {
      if (at >= blob.size) return controller.close()
      const slice = await blob.slice(at, at + SLICE).arrayBuffer()
      at += SLICE
      controller.enqueue(slice)
    },
  })
}

const SLICE = 8 * 1024

/** RFC 1950, 2.2. */
const isZlib = ([method = 0, flags = 0]: Uint8Array): boolean =>
  (method & 0x0f) === 8 && method >> 4 <= 7 && (method * 256 + flags) % 31 === 0

const find = (bytes: Uint8Array, word: Uint8Array, from: number): number => {
  const [first = 0] = word
  for (let at = bytes.indexOf(first, from); at !== -1; at = bytes.indexOf(first, at + 1))
    if (word.every((byte, offset) => bytes[at + offset] === byte)) return at
  return -1
}

const STREAM = new TextEncoder().encode('stream')
const END = new TextEncoder().encode('endstream')
const CARRIAGE_RETURN = 0x0d
const LINE_FEED = 0x0a
