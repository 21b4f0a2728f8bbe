import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const folder = new URL('../../src/ui/theme/', import.meta.url)
const sources = ['themes.css', 'harbour.css']
const schemes = ['light', 'dark'] as const

/**
 * The stylesheet that lets a root follow the system without a script: repeats each theme for
 * `data-theme-light` in light mode and for `data-theme-dark` in dark mode, because CSS cannot reuse
 * a block.
 */
export function systemThemes(): string {
  const rules = sources.flatMap((file) => themeRules(readFileSync(new URL(file, folder), 'utf8')))
  const queries = schemes.map((scheme) => {
    const named = rules.map((rule) => rule.replaceAll('[data-theme=', `[data-theme-${scheme}=`))
    return `@media (prefers-color-scheme: ${scheme}) {\n${named.join('\n')}\n}\n`
  })
  return (
    `/* Generated from ${sources.join(' and ')} by \`npm run generate:themes\`. ` +
    `Change those instead. */\n@layer coffer.tokens {\n${queries.join('')}}\n`
  )
}

const themeRules = (css: string) =>
  [
    ...css
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .matchAll(/\[data-coffer\][^{}]*\[data-theme=[^{}]*\{[^}]*\}/g),
  ].map(([rule]) => rule.replaceAll(/\n\s*/g, '\n'))

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(new URL('system.css', folder), systemThemes())
