import { type Rule, transform } from 'lightningcss'

const version = (major: number, minor = 0) => (major << 16) | (minor << 8)

/** They know `oklch()` and `:dir()`. For older ones every colour would stand there twice, and every `:dir(rtl)` as a list of languages, whatever the direction is. */
const browsers = { chrome: version(120), edge: version(120), firefox: version(117), safari: version(16, 4) }

/** A stylesheet with other rules, for {@link browsers} and minified. */
export function changeRules(css: string, change: (rules: Rule[]) => Rule[]): string {
  const { code } = transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    minify: true,
    targets: browsers,
    visitor: { StyleSheet: (sheet) => withoutNulls({ ...sheet, rules: change(sheet.rules) }) },
  })
  return code.toString()
}

/** Lightning CSS 1.33 writes `null` for what is missing, and cannot read that back ("failed to deserialize"). */
function withoutNulls<T>(value: T): T {
  if (Array.isArray(value)) return value.map((item: unknown) => withoutNulls(item)) as T
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).flatMap(([key, inner]) => (inner === null ? [] : [[key, withoutNulls(inner as unknown)]]))
  return Object.fromEntries(kept) as T
}
