export interface Served {
  /** With a trailing slash. */
  url: string
  close(): Promise<void>
}
/** Serves a folder on loopback with production headers; a header of `null` is left out. */
export function serve(options: {
  dir: string
  port?: number
  headers?: Record<string, string | null>
}): Promise<Served>
