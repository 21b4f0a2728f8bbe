import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

/** Beside the page, which links to it. */
export const noticesFile = 'third-party-notices.txt'
/** What Vite's `build.license` writes about the packages whose code is in a build; it becomes part of the notices and goes. */
export const licencesFile = 'third-party-licences.json'

/** A package that is carried in a build. */
export interface Carried {
  name: string
  version: string
  /** As SPDX spells it. */
  identifier?: string
  text?: string
}

/** Writes name, version and licence of every package in a build, code and fonts, into a file of its own. */
export const notices = (): Plugin => ({
  name: 'coffer-notices',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const code = bundle[licencesFile]
      // Storybook reads this configuration without its part about builds.
      if (code?.type !== 'asset') return
      delete bundle[licencesFile]
      const fonts = Object.values(bundle).flatMap((file) => (file.type === 'asset' ? file.originalFileNames.flatMap(packageOf) : []))
      const carried = [...(JSON.parse(String(code.source)) as Carried[]), ...unique(fonts)].toSorted((a, b) => a.name.localeCompare(b.name))
      this.emitFile({ type: 'asset', fileName: noticesFile, source: noticesOf(carried, readFileSync('NOTICE', 'utf8')) })
    },
  },
})

/** The text of the file: our own notice, then a section for each package. Throws an error where a package names no licence. */
export function noticesOf(carried: readonly Carried[], own: string): string {
  const sections = carried.map(({ name, version, identifier, text }) => {
    if (!identifier) throw new Error(`${name} ${version} is in this build and names no licence.`)
    return `${name} ${version}\nLicence: ${identifier}\n\n${text ?? `The package carries no text; its licence is ${identifier}: https://spdx.org/licenses/`}\n`
  })
  return [`${own.trim()}\n\nPackages in this build\n`, ...sections].join(`\n${'-'.repeat(80)}\n`)
}

/** The package that a file comes from; none for our own files. */
function packageOf(file: string): Carried[] {
  const [folder] = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? []
  if (!folder) return []
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { name: string; version: string; license?: string }
  const licence = readdirSync(folder).find((one) => /^(licen[cs]e|copying)/i.test(one))
  return [{ name, version, ...(license && { identifier: license }), ...(licence && { text: readFileSync(path.join(folder, licence), 'utf8').trim() }) }]
}

const unique = (carried: readonly Carried[]) => [...new Map(carried.map((one) => [`${one.name} ${one.version}`, one])).values()]
