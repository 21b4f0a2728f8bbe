export interface Served {
  /** With a slash at its end. */
  url: string
  close(): Promise<void>
}
/** Serves a folder on loopback with the headers of production; a header of `null` is left out. */
export function serve(options: { dir: string; port?: number; headers?: Record<string, string | null> }): Promise<Served>
