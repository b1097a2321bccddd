/** A response of the HTTP server. */
export interface Answered {
  /** The method and the route pattern of an endpoint. */
  readonly endpoint: string
  /** Undefined when the client left before it. */
  readonly status: number | undefined
  readonly seconds: number
}
