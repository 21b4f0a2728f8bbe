/** Default page size. */
export const pageSize = 20

export interface Window {
  limit: number
  offset: number
}

/** Parses `cursor=limit%3D20%26offset%3D20`; an invalid cursor means the first page. */
export function readWindow(query: URLSearchParams): Window {
  const cursor = new URLSearchParams(query.get('cursor') ?? '')
  const number = (name: string, otherwise: number) =>
    /^\d{1,9}$/.test(cursor.get(name) ?? '') ? Number(cursor.get(name)) : otherwise
  return { limit: Math.max(1, number('limit', pageSize)), offset: number('offset', 0) }
}

/** The absolute URLs of the adjacent pages, with all other query parameters. */
export function pageLinks(
  url: URL,
  { limit, offset }: Window,
  total: number,
): { next: string | null; previous: string | null } {
  const at = (start: number) => {
    const page = new URL(url)
    page.searchParams.set('cursor', `limit=${limit}&offset=${start}`)
    return page.href
  }
  return {
    next: offset + limit < total ? at(offset + limit) : null,
    previous: offset > 0 ? at(Math.max(0, offset - limit)) : null,
  }
}

/**
 * The rows of a page and the URLs of the adjacent pages. Reads only one row beyond the page, to
 * find out whether there is more.
 */
export function pageOf<Row>(
  rows: Iterable<Row>,
  url: URL,
  window: Window,
): { next: string | null; previous: string | null; page: Row[] } {
  const page: Row[] = []
  let at = 0
  for (const row of rows) {
    if (at === window.offset + window.limit) return { ...pageLinks(url, window, at + 1), page }
    if (at >= window.offset) page.push(row)
    at++
  }
  return { ...pageLinks(url, window, at), page }
}
