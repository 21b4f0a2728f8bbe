import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const places = ['src', 'stories', 'mocks']
const neverInPages = /^(node:|playwright|msw\/node|@fontsource)/

/**
 * The packages that our pages and stories import, as they spell them. Vite prepares these before the first test; one that it meets
 * only later makes it load the page again in the middle of a test.
 */
export function usedPackages(): string[] {
  const files = places.flatMap((place) =>
    readdirSync(place, { recursive: true, withFileTypes: true }).filter((one) => one.isFile() && /\.tsx?$/.test(one.name)),
  )
  const named = files.flatMap(({ parentPath, name }) => {
    const text = readFileSync(path.join(parentPath, name), 'utf8')
    // What runs in Node only would be prepared in vain.
    return /from 'node:/.test(text)
      ? []
      : [...text.matchAll(/^(?:import|export) (?!type\b)[^'"]*?from '([^'.#][^']*)'|\bimport\('([^'.#][^']*)'\)/gm)].map((match) => match[1] ?? match[2] ?? '')
  })
  return [...new Set(named)].filter((name) => !neverInPages.test(name) && !name.startsWith('/')).toSorted()
}
