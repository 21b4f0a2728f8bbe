import { createHash } from 'node:crypto'

const integrityOf = (algorithm: 'sha256' | 'sha384', content: Uint8Array | string) =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`

/** Tags whose content the browser checks. Fonts aren't: styles request them without a hash. */
const checked = /<(script|link)\b[^>]*>/g
const isChecked = (tag: string) =>
  /^<script\b/.test(tag) || /\brel="(?:stylesheet|modulepreload)"/.test(tag)

/**
 * Adds a hash to each script and stylesheet that a page names, and an import map with the hashes of
 * all its modules, which also covers those that scripts import. Its hashes are SHA-256: it is the
 * largest part of the page, which has to fit into a server's first packets.
 * @param base the URL of the build, as the page's tags begin with it
 * @param modules paths of modules in the build
 * @param read the content of a file of the build
 * @throws {Error} if the page has a script of another site, or one without a URL
 */
export function withIntegrity(
  page: string,
  base: string,
  modules: readonly string[],
  read: (file: string) => Uint8Array,
): string {
  const map = JSON.stringify({
    integrity: Object.fromEntries(
      modules.map((file) => [`${base}${file}`, integrityOf('sha256', read(file))]),
    ),
  })
  const tagged = page.replaceAll(checked, (tag) => {
    if (!isChecked(tag)) return tag
    const url = /\b(?:src|href)="([^"]*)"/.exec(tag)?.[1]
    if (!url?.startsWith(base)) throw new Error(`The page has a script of another place: ${tag}`)
    const hash = integrityOf('sha384', read(url.slice(base.length)))
    return tag.replace(/\s*\/?>$/, ` integrity="${hash}">`)
  })
  // Before everything that loads a module: Firefox ignores a later map.
  return tagged.replace(
    /[^\S\n]*<(?:script|link)\b[^>]*\b(?:type="module"|rel="modulepreload")/,
    (first) => {
      const indent = /^\s*/.exec(first)![0]
      return `${indent}<script type="importmap">${map}</script>\n${first}`
    },
  )
}

/** Sources for `script-src` that allow the scripts inside a page: here, its import map. */
export const inlineScripts = (page: string): string[] =>
  [...page.matchAll(/<script\b(?![^>]*\bsrc=)[^>]*>([^]*?)<\/script>/g)].map(
    ([, content = '']) => `'${integrityOf('sha256', content)}'`,
  )
