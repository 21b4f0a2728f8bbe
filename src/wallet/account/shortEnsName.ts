import { shortName } from '#base'

/**
 * Shortens an ENS name: if the part before the last dot is longer than 24 characters, its first 24
 * and an ellipsis remain, without the ending.
 */
export function shortEnsName(name: string): string {
  const dot = name.lastIndexOf('.')
  const label = dot > 0 ? name.slice(0, dot) : name
  const short = shortName(label)
  return short === label ? name : short
}
