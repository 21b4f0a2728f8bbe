import { TokenMark } from '#screens/common/money'

/**
 * A tile with an app's initials. App icons aren't loaded: their hosts would learn who views the
 * list.
 */
export const AppMark = ({ name, url, size = 40 }: { name: string; url: string; size?: number }) => (
  <TokenMark symbol={name.toUpperCase()} address={hueOf(url)} size={size} />
)

/** A string's hash as a hexadecimal number, for its color. */
function hueOf(text: string): string {
  let sum = 7
  for (const char of text) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 0xff_ff_ff
  return `0x${sum.toString(16).padStart(6, '0')}`
}
