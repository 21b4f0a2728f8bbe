/**
 * Versions hash differently: the sixth field's name changed in 1.0.0, and the domain includes the
 * chain since 1.3.0.
 */
export type Generation = 'before 1.0.0' | 'before 1.3.0' | 'from 1.3.0'

/** The hash algorithm of this contract version is unknown, so signing would be blind. */
export class UnsupportedVersionError extends Error {
  override readonly name = 'UnsupportedVersionError'
  readonly version: string | null
  constructor(version: string | null) {
    super(
      `Safe version ${version ?? '(unknown)'} is not supported, so its hashes can't be computed. ` +
        'Sign with the interface it was created with.',
    )
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

/** Whether a version is the given one or newer; false for an unparsable version. */
export function isAtLeast(version: string | null, than: `${number}.${number}.${number}`): boolean {
  const [own, other] = [numbersOf(version), numbersOf(than)]
  return own !== undefined && other !== undefined && compare(own, other) >= 0
}

/** Compares versions without their suffix: `1.3.0+L2` is 1.3.0 with more events. */
export function sameVersion(a: string | null, b: string | null): boolean {
  const [one, other] = [numbersOf(a), numbersOf(b)]
  return one !== undefined && other !== undefined && compare(one, other) === 0
}

/** The generation of a version; undefined for null, an unparsable one, or one newer than 1.5. */
export function generationOf(version: string | null): Generation | undefined {
  const own = numbersOf(version)
  if (!own || compare(own, [1, 6, 0]) >= 0) return undefined
  if (compare(own, [1, 0, 0]) < 0) return 'before 1.0.0'
  return compare(own, [1, 3, 0]) < 0 ? 'before 1.3.0' : 'from 1.3.0'
}

export const isSupportedVersion = (version: string | null): boolean =>
  generationOf(version) !== undefined

/** @throws UnsupportedVersionError */
export function requireGeneration(version: string | null): Generation {
  const generation = generationOf(version)
  if (!generation) throw new UnsupportedVersionError(version)
  return generation
}

/** Contracts accept a personal signature over the hash alone (`eth_sign`) from 1.1.0 on. */
export const takesSignedHash = (version: string | null): boolean => isAtLeast(version, '1.1.0')
