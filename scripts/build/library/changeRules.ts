import { Features, type Rule, transform } from 'lightningcss'

const version = (major: number, minor = 0) => (major << 16) | (minor << 8)

/**
 * They support `oklch()` and `:dir()`. For older browsers every color would be duplicated, and
 * `:dir(rtl)` would become a list of languages, regardless of the direction.
 */
const browsers = {
  chrome: version(120),
  edge: version(120),
  firefox: version(117),
  safari: version(16, 4),
}

/** Transforms a stylesheet for {@link browsers} and minifies it. */
export function changeRules(css: string, change: (rules: Rule[]) => Rule[]): string {
  const { code } = transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    minify: true,
    targets: browsers,
    // Without `light-dark()`, its stand-ins would be variables of every theme that nothing reads.
    ...(!css.includes('light-dark(') && { exclude: Features.LightDark }),
    visitor: { StyleSheet: (sheet) => withoutNulls({ ...sheet, rules: change(sheet.rules) }) },
  })
  return code.toString()
}

/**
 * Lightning CSS 1.33 writes `null` for missing values, and cannot read it back ("failed to
 * deserialize").
 */
function withoutNulls<T>(value: T): T {
  if (Array.isArray(value)) return value.map((item: unknown) => withoutNulls(item)) as T
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).flatMap(([key, inner]) =>
    inner === null ? [] : [[key, withoutNulls(inner as unknown)]],
  )
  return Object.fromEntries(kept) as T
}
