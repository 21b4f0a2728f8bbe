import type { Rolldown } from 'vite'

/** The file of a group of `chunks.ts` in a build. Throws if the group is empty. */
export function chunkFile(bundle: Rolldown.OutputBundle, name: string): string {
  const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name)
  if (!chunk)
    throw new Error(
      `The chunk "${name}" is empty, although the page preloads it. ` +
        'scripts/build/chunks.ts defines its modules.',
    )
  return chunk.fileName
}
