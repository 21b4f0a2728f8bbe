import type { OfficialVersion } from './officialCode.ts'

/** Supported versions for new Safes. The first is the default. */
export const creationVersions = [
  '1.4.1',
  '1.5.0',
  '1.3.0',
] as const satisfies readonly OfficialVersion[]
export type CreationVersion = (typeof creationVersions)[number]

export const isCreationVersion = (value: unknown): value is CreationVersion =>
  creationVersions.some((one) => one === value)
