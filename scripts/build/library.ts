// Builds the package for other projects: plain modules with types, one per source module, so that a
// bundler includes only what a page uses.
import { copyFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { libraryManifest, readProject } from './library/manifest.ts'
import { buildModules } from './library/modules.ts'
import { styleModule } from './library/styleModule.ts'
import { stylesheetOf, walletStylesheet, writeStylesheet } from './library/styles.ts'
import { buildTypes } from './library/types.ts'

const out = 'dist-lib'
/**
 * Built in a temporary folder and renamed: no process sees half a package, and parallel builds do
 * not interfere.
 */
const making = `dist-lib-${process.pid}`
process.on('exit', () => rmSync(making, { recursive: true, force: true }))

const project = readProject()
const manifest = libraryManifest(project)
mkdirSync(path.join(making, 'exports'), { recursive: true })

const modules = await buildModules(project, making)
const types = buildTypes(project, making)
writeStylesheet(
  making,
  'styles.css',
  await stylesheetOf([{ file: 'src/exports/ui.ts' }, { file: 'src/exports/wallet.ts' }]),
)
const lean = await walletStylesheet()
writeStylesheet(making, 'wallet.css', lean)
writeFileSync(path.join(making, 'exports/wallet-styles.js'), styleModule(lean.text))
writeFileSync(path.join(making, 'exports/wallet-styles.d.ts'), 'export {}\n')
writeFileSync(path.join(making, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
for (const paper of ['README.md', 'CHANGELOG.md', 'LICENSE', 'NOTICE'])
  copyFileSync(paper, path.join(making, paper))

rmSync(out, { recursive: true, force: true })
renameSync(making, out)
console.log(
  `${out}: ${modules} modules and ${types} declarations behind ` +
    `${Object.keys(manifest.exports).length} entry points.`,
)
