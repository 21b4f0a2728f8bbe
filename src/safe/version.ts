/** Contracts differ in what they hash: the name of the sixth field before 1.0.0, the chain in the domain from 1.3.0 on. */
export type Generation = 'before 1.0.0' | 'before 1.3.0' | 'from 1.3.0'

/** The contract is of a version whose hash is not known. Signing anything for it would be signing blind. */
export class UnsupportedVersionError extends Error {
  override readonly name = 'UnsupportedVersionError'
  readonly version: string | null
  constructor(version: string | null) {
    super(`No hash is known for a safe of version ${version ?? '(unknown)'}. Nothing can be signed for it here; use the interface it was made with.`)
    this.version = version
  }
}

type Numbers = readonly [major: number, minor: number, patch: number]

/** Numbers of a version such as `1.3.0` or `1.3.0+L2`; undefined for anything else. */
function numbersOf(version: string | null): Numbers | undefined {
  const match = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})(?:\+[\w.]+)?$/.exec(version ?? '')
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : undefined
}

const compare = (a: Numbers, b: Numbers) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]

/** Whether a version is the given one or newer; false for a version that cannot be read. */
export function isAtLeast(version: string | null, than: `${number}.${number}.${number}`): boolean {
  const [own, other] = [numbersOf(version), numbersOf(than)]
  return own !== undefined && other !== undefined && compare(own, other) >= 0
}

/** Versions are the same whatever their suffix: `1.3.0+L2` is 1.3.0 with more events. */
export function sameVersion(a: string | null, b: string | null): boolean {
  const [one, other] = [numbersOf(a), numbersOf(b)]
  return one !== undefined && other !== undefined && compare(one, other) === 0
}

/** The generation of a version; undefined for none, an unreadable one, or one newer than those known (1.5). */
export function generationOf(version: string | null): Generation | undefined {
  const own = numbersOf(version)
  if (!own || compare(own, [1, 6, 0]) >= 0) return undefined
  if (compare(own, [1, 0, 0]) < 0) return 'before 1.0.0'
  return compare(own, [1, 3, 0]) < 0 ? 'before 1.3.0' : 'from 1.3.0'
}

export const isSupportedVersion = (version: string | null): boolean => generationOf(version) !== undefined

/** @throws UnsupportedVersionError */
export function requireGeneration(version: string | null): Generation {
  const generation = generationOf(version)
  if (!generation) throw new UnsupportedVersionError(version)
  return generation
}
