/**
 * The hue of a mark's letters, in degrees. An address is random enough by itself; another text gets
 * a hash.
 */
export function markHue(seed: string): number {
  if (seed.startsWith('0x')) return (Number.parseInt(seed.slice(2, 8), 16) || 0) % 360
  let sum = 7
  for (const char of seed) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 0xff_ff_ff
  return sum % 360
}
