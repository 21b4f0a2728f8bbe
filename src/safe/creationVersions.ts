import type { OfficialVersion } from './officialCode.ts'

/**
 * Versions of which Safes are created. The first one is what a person gets who doesn't choose
 * another.
 */
export const creationVersions = [
  '1.4.1',
  '1.5.0',
  '1.3.0',
] as const satisfies readonly OfficialVersion[]
export type CreationVersion = (typeof creationVersions)[number]

export const isCreationVersion = (value: unknown): value is CreationVersion =>
  creationVersions.some((one) => one === value)
