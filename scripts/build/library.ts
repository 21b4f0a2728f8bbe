// Builds what other projects install: plain modules with their types, one file for each of ours so that bundlers take only what is used.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { carried, carriedModule, namesUsed } from './library/carried.ts'
import { filesIn } from './library/files.ts'
import { packagesIn, placeOf, plainSpecifiers, relativesIn } from './library/specifiers.ts'
import { styleModule } from './library/styleModule.ts'
import { classNames, stylesheetOf, walletStylesheet, writeStylesheet } from './library/styles.ts'
import { compiledMessages } from './messages.ts'

interface Package {
  imports: Record<string, string>
  exports: Record<string, string | { types: string; default: string }>
  peerDependencies: Record<string, string>
}

const out = 'dist-lib'
/** Where it is made, so that nobody finds half of it, and two that build at once do not meet. */
const making = `dist-lib-${process.pid}`
process.on('exit', () => rmSync(making, { recursive: true, force: true }))
const { imports, exports, peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Package
const doors = Object.values(exports)
  .flatMap((door) => (typeof door === 'string' ? [] : [door.types, door.default]))
  .map((file) => path.posix.relative(out, file))

execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'scripts/build/library/tsconfig.json', '--outDir', making], { stdio: 'inherit' })

/** What the package will hold, by its place there. */
const modules = new Map<string, string>()
for (const file of filesIn(making)) {
  const text = readFileSync(path.join(making, file), 'utf8')
  const place = placeOf(file)
  if (file.endsWith('.json')) modules.set(place.replace(/\.json$/, '.js'), `${compiledMessages(text, place)}\n`)
  else modules.set(place, plainSpecifiers(text, place, imports))
}
rmSync(making, { recursive: true })

const whole = await stylesheetOf([{ file: 'src/exports/ui.ts' }, { file: 'src/exports/wallet.ts' }])
writeStylesheet(making, 'styles.css', whole)
const lean = await walletStylesheet()
writeStylesheet(making, 'wallet.css', lean)
modules.set('exports/wallet-styles.js', styleModule(lean.text))
modules.set('exports/wallet-styles.d.ts', 'export {}\n')
for (const file of reached('.module.css.js')) modules.set(file, await classNames(path.join('src', file.replace(/\.js$/, '')), whole.text))
for (const name of carried) await carry(name)

const kept = [...reachable(doors)].toSorted()
for (const file of kept) {
  const text = modules.get(file)
  if (text === undefined) throw new Error(`A module names ${file}, which was not built.`)
  const strange = packagesIn(text).filter((name) => !(name in peerDependencies))
  if (strange.length > 0) throw new Error(`${file} needs ${strange.join(', ')}, which package.json does not name among its peerDependencies.`)
  mkdirSync(path.dirname(path.join(making, file)), { recursive: true })
  writeFileSync(path.join(making, file), text)
}
rmSync(out, { recursive: true, force: true })
renameSync(making, out)
console.log(`${out}: ${kept.length} modules behind ${doors.length / 2} doors, and their stylesheet.`)

/** Modules that others name and that are not there yet. */
function reached(ending: string): string[] {
  return [...new Set([...modules].flatMap(([file, text]) => relativesIn(text, file)))].filter((file) => file.endsWith(ending))
}

/** Types and modules that somebody who comes in by these doors meets; those that are types only leave no module behind. */
function reachable(from: readonly string[]): Set<string> {
  const seen = new Set(from)
  for (const file of seen) {
    const types = file.endsWith('.d.ts')
    for (const next of relativesIn(modules.get(file) ?? '', file)) seen.add(types ? next.replace(/\.js$/, '.d.ts') : next)
  }
  return seen
}

/** Puts a package into one module of ours, and has those who use it name that. */
async function carry(name: string): Promise<void> {
  const users = [...modules].filter(([file, text]) => file.endsWith('.js') && packagesIn(text).includes(name))
  if (users.length === 0) return
  const place = `carried/${name}.js`
  modules.set(place, await carriedModule(name, [...new Set(users.flatMap(([, text]) => namesUsed(text, name)))]))
  for (const [file, text] of users) modules.set(file, plainSpecifiers(text, file, { [name]: `src/${place}` }))
}
