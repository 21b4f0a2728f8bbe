import { TokenMark } from '#screens/common/money'

/**
 * A tile with the first letters of an app. Pictures of apps are not loaded: their hosts would learn
 * who looks at the list.
 */
export const AppMark = ({ name, url, size = 40 }: { name: string; url: string; size?: number }) => (
  <TokenMark symbol={name.toUpperCase()} address={hueOf(url)} size={size} />
)

/** A hexadecimal number of a text, for its colour. */
function hueOf(text: string): string {
  let sum = 7
  for (const char of text) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 0xff_ff_ff
  return `0x${sum.toString(16).padStart(6, '0')}`
}
