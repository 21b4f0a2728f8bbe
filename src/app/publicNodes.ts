/** URLs of public nodes, by chain ID. */
export type PublicNodes = Readonly<Record<string, string | undefined>>

/** The table of public nodes that the app ships, as `scripts/generate/publicNodes.ts` writes it. */
export const loadPublicNodes = async (): Promise<PublicNodes> =>
  (await import('./publicNodes.json')).default
