/** One connection that carries texts both ways. */
export interface Line {
  readonly say: (text: string) => void
  readonly close: () => void
}

export interface LineEvents {
  readonly opened: () => void
  readonly heard: (data: unknown) => void
  /** Once, also when it never opened. `code` says why, as the protocol numbers it. */
  readonly closed: (code: number) => void
}

/** Opens a connection; what happens to it is told to `events`. */
export type OpenLine = (events: LineEvents) => Line

const ABNORMAL = 1006

/** A websocket of the browser. An address it does not accept is a line that closes at once. */
export const openWebSocket =
  (url: string): OpenLine =>
  (events) => {
    let isOver = false
    const close = (code: number): void => {
      if (isOver) return
      isOver = true
      events.closed(code)
    }
    try {
      const socket = new WebSocket(url)
      socket.addEventListener('open', () => events.opened())
      socket.addEventListener('message', (event) => events.heard(event.data))
      socket.addEventListener('close', (event) => close(event.code))
      return { say: (text) => socket.readyState === WebSocket.OPEN && socket.send(text), close: () => socket.close() }
    } catch {
      queueMicrotask(() => close(ABNORMAL))
      return { say: () => undefined, close: () => undefined }
    }
  }
