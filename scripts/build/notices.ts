import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

/** Next to the page, which links to it. */
export const noticesFile = 'third-party-notices.txt'
/**
 * Output of Vite's `build.license` about the bundled packages; merged into the notices and removed.
 */
export const licensesFile = 'third-party-licenses.json'

/** A bundled package. */
export interface Carried {
  name: string
  version: string
  /** SPDX expression. */
  identifier?: string
  text?: string
}

/** Writes name, version, and license of every bundled package, code and fonts, into a file. */
export const notices = (): Plugin => ({
  name: 'coffer-notices',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const code = bundle[licensesFile]
      // Storybook reads this configuration without its build options.
      if (code?.type !== 'asset') return
      delete bundle[licensesFile]
      const fonts = Object.values(bundle).flatMap((file) =>
        file.type === 'asset' ? file.originalFileNames.flatMap(packageOf) : [],
      )
      const carried = [
        ...(JSON.parse(String(code.source)) as Carried[]),
        ...unique(fonts),
      ].toSorted(byName)
      this.emitFile({
        type: 'asset',
        fileName: noticesFile,
        source: noticesOf(carried, readFileSync('NOTICE', 'utf8')),
      })
    },
  },
})

// Not by the machine's language, so that the same packages have the same file.
const byName = (a: Carried, b: Carried) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)

const spdxList = 'https://spdx.org/licenses/'

/**
 * The text of the file: the project's notice, then a section per package. Throws if a package has
 * no license.
 */
export function noticesOf(carried: readonly Carried[], own: string): string {
  const sections = carried.map(({ name, version, identifier, text }) => {
    if (!identifier) throw new Error(`${name} ${version} is in this build and has no license.`)
    const missing = `No license text in the package; its license is ${identifier}: ${spdxList}`
    return `${name} ${version}\nLicense: ${identifier}\n\n${text ?? missing}\n`
  })
  return [`${own.trim()}\n\nPackages in this build\n`, ...sections].join(`\n${'-'.repeat(80)}\n`)
}

/** The package of a file; undefined for the project's own files. */
function packageOf(file: string): Carried[] {
  const [folder] = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? []
  if (!folder) return []
  const { name, version, license } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as { name: string; version: string; license?: string }
  const licenseFile = readdirSync(folder).find((one) => /^(licen[cs]e|copying)/i.test(one))
  return [
    {
      name,
      version,
      ...(license && { identifier: license }),
      ...(licenseFile && { text: readFileSync(path.join(folder, licenseFile), 'utf8').trim() }),
    },
  ]
}

const unique = (carried: readonly Carried[]) => [
  ...new Map(carried.map((one) => [`${one.name} ${one.version}`, one])).values(),
]
