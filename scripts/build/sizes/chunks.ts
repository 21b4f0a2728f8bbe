import type { Rolldown } from 'vite'
import { gzipped } from './part.ts'

type Chunk = Rolldown.OutputChunk

export const chunksIn = (output: Rolldown.RolldownOutput['output']): readonly Chunk[] =>
  output.filter((file) => file.type === 'chunk')

/** Chunks with all their static imports. */
export function reach(chunks: readonly Chunk[], from: readonly Chunk[]): ReadonlySet<Chunk> {
  const found = new Set(from)
  // A set also visits what is added while it is iterated.
  for (const { imports } of found)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk)
  return found
}

/** Chunks loaded at startup. */
export const initialOf = (chunks: readonly Chunk[]): ReadonlySet<Chunk> =>
  reach(
    chunks,
    chunks.filter(({ isEntry }) => isEntry),
  )

export const sizeOf = (chunks: Iterable<Chunk>): number =>
  [...chunks].reduce((sum, { code }) => sum + gzipped(code), 0)
