import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const places = ['src', 'stories', 'mocks']
const neverInPages = /^(node:|playwright|msw\/node|@fontsource)/

/**
 * The packages imported by pages and stories. Vite prepares them before the first test; a package
 * that it finds later makes it reload the page during a test.
 */
export function usedPackages(): string[] {
  const files = places.flatMap((place) =>
    readdirSync(place, { recursive: true, withFileTypes: true }).filter(
      (one) => one.isFile() && /\.tsx?$/.test(one.name),
    ),
  )
  const named = files.flatMap(({ parentPath, name }) => {
    const text = readFileSync(path.join(parentPath, name), 'utf8')
    // Packages for Node only do not need preparation.
    return /from 'node:/.test(text)
      ? []
      : [
          ...text.matchAll(/^(?:import|export) (?!type\b)[^'"]*?from '([^'.#][^']*)'/gm),
          ...text.matchAll(/\bimport\('([^'.#][^']*)'\)/g),
        ].map((match) => match[1] ?? '')
  })
  return [...new Set(named)]
    .filter((name) => !neverInPages.test(name) && !name.startsWith('/'))
    .toSorted()
}
