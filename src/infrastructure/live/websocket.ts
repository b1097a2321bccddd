/** A bidirectional text connection. */
export interface Connection {
  readonly send: (text: string) => void
  readonly close: () => void
}

export interface ConnectionEvents {
  readonly onOpen: () => void
  readonly onMessage: (data: unknown) => void
  /** Called once, also when it never opened. `code` is the websocket close code. */
  readonly onClose: (code: number) => void
}

/** Opens a connection and reports to `events`. */
export type ConnectWebSocket = (events: ConnectionEvents) => Connection

const ABNORMAL = 1006

/** A browser websocket. An invalid URL is a connection that closes at once. */
export const connectWebSocket =
  (url: string): ConnectWebSocket =>
  (events) => {
    let isOver = false
    const close = (code: number): void => {
      if (isOver) return
      isOver = true
      events.onClose(code)
    }
    try {
      const socket = new WebSocket(url)
      socket.addEventListener('open', () => events.onOpen())
      socket.addEventListener('message', (event) => events.onMessage(event.data))
      socket.addEventListener('close', (event) => close(event.code))
      return { send: (text) => socket.readyState === WebSocket.OPEN && socket.send(text), close: () => socket.close() }
    } catch {
      queueMicrotask(() => close(ABNORMAL))
      return { send: () => undefined, close: () => undefined }
    }
  }
