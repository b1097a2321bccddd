interface PageQuery {
  readonly page: number
  readonly size: number
}

/** Names the page that `found` is. */
export const pageAt = <P extends object>({ page, size }: PageQuery, found: P) => ({ ...found, page, pageSize: size })
