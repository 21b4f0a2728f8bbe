/** Rows of a page when the cursor does not say. */
export const pageSize = 20

export interface Window {
  limit: number
  offset: number
}

/** Reads `cursor=limit%3D20%26offset%3D20`; what cannot be read means the first page. */
export function readWindow(query: URLSearchParams): Window {
  const cursor = new URLSearchParams(query.get('cursor') ?? '')
  const number = (name: string, otherwise: number) => (/^\d{1,9}$/.test(cursor.get(name) ?? '') ? Number(cursor.get(name)) : otherwise)
  return { limit: Math.max(1, number('limit', pageSize)), offset: number('offset', 0) }
}

/** The absolute addresses of the pages around a window; all other query parameters are kept. */
export function pageLinks(url: URL, { limit, offset }: Window, total: number): { next: string | null; previous: string | null } {
  const at = (start: number) => {
    const page = new URL(url)
    page.searchParams.set('cursor', `limit=${limit}&offset=${start}`)
    return page.href
  }
  return { next: offset + limit < total ? at(offset + limit) : null, previous: offset > 0 ? at(Math.max(0, offset - limit)) : null }
}

/** The rows of a window and the addresses of the pages around it. Nothing behind the window is read but the one row that says whether there is more. */
export function pageOf<Row>(rows: Iterable<Row>, url: URL, window: Window): { next: string | null; previous: string | null; page: Row[] } {
  const page: Row[] = []
  let at = 0
  for (const row of rows) {
    if (at === window.offset + window.limit) return { ...pageLinks(url, window, at + 1), page }
    if (at >= window.offset) page.push(row)
    at++
  }
  return { ...pageLinks(url, window, at), page }
}
