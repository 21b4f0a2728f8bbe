import { gzipSync } from 'node:zlib'

/** A part of what is built, or a package that it is compared with. */
export interface Part {
  name: string
  /** Gzipped. */
  bytes: number
  /** Bytes that it may not exceed. */
  limit?: number
  /** Set for another project's package, whose size isn't committed. */
  isForeign?: true
}

/** Parts that belong together, and problems with how they are built. */
export interface Section {
  title: string
  parts: readonly Part[]
  problems: readonly string[]
}

export const KiB = 1024

export const gzipped = (code: string | Uint8Array): number => gzipSync(code, { level: 9 }).length
