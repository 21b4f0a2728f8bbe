import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { filesOfBuild, hashesOf, manifestFile, manifestText, rootOf } from './buildManifest.ts'
import { commitOf } from './commit.ts'
import { inlineScripts, withIntegrity } from './integrity.ts'

const notStarted = readFileSync(new URL('notStarted.html', import.meta.url), 'utf8')

/** In index.html; the app replaces its content. */
const root = '<div id="root"></div>'

/**
 * Lets browsers check the app's scripts and styles, and people its files: completes the page once
 * all files are written, then lists them. The last plugin, because others write files as well.
 */
export const proven = (): Plugin => {
  let base: string
  let isApp = false
  let log: (line: string) => void
  let dir: string
  return {
    name: 'coffer-proven',
    apply: 'build',
    configResolved(config) {
      base = config.base
      log = (line) => config.logger.info(line)
      dir = path.resolve(config.root, config.build.outDir)
    },
    transformIndexHtml(page) {
      // Storybook and Ladle build pages of their own with this configuration.
      isApp = page.includes(root)
      return page.replace(root, `<div id="root">\n${notStarted}    </div>`)
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      handler(failure?: Error) {
        if (failure || !isApp || this.meta.watchMode) return
        const file = path.join(dir, 'index.html')
        const modules = filesOfBuild(dir).filter((one) => /^assets\/.*\.js$/.test(one))
        const read = (one: string) => readFileSync(path.join(dir, one))
        const page = withIntegrity(readFileSync(file, 'utf8'), base, modules, read)
        writeFileSync(file, page)
        const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
        const hashes = hashesOf(dir)
        const text = manifestText(hashes, { version, commit: commitOf() })
        writeFileSync(path.join(dir, manifestFile), text)
        log(`\nRoot hash of the build: ${rootOf(hashes)}`)
        log(`For the server's policy: script-src 'self' ${inlineScripts(page).join(' ')}`)
      },
    },
  }
}
