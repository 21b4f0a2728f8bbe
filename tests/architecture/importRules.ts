import path from 'node:path'
import { folderOf, wrongDoor } from './folders.ts'
import { fileOfEntryPoint, importsIn, type Source } from './imports.ts'
import { packages, modules } from './tables.ts'

interface Line extends Source {
  number: number
}

/** Every line that violates a rule, as `file:line` and the reason. */
export function violations(sources: readonly Source[]): string[] {
  return sources.flatMap(({ file, text }) => {
    const lines = text.split('\n').map((line, at) => ({ file, text: line, number: at + 1 }))
    return [
      ...complain({ file, text, number: 1 }, wrongPlace(file)),
      ...importsIn(text).flatMap(({ name, number }) =>
        complain({ file, text: name, number }, wrongImport(file, name)),
      ),
      ...lines.flatMap((line) => complain(line, wrongLine(line))),
    ]
  })
}

const wrongPlace = (file: string) =>
  file.startsWith('src/screens/') && file !== 'src/screens/index.ts' && !folderOf(file)
    ? 'is next to the groups of screens instead of in one of their folders'
    : undefined

const complain = ({ file, number }: Line, reason: string | undefined) =>
  reason ? [`${file}:${number} ${reason}`] : []

/** Views render props; screens, dialogs, and hooks load data. */
const isView = (file: string) => /^src\/.*View\.tsx$/.test(file)
const loaders = ['#queries', '@tanstack/react-query']

/**
 * The module of a file: `src/ui/Button/Button.tsx` belongs to `ui`, `src/apps/sdk/sdk.ts` to
 * `apps/sdk`, `mocks/demo/main.tsx` to `mocks/demo`.
 */
function moduleOf(file: string): string {
  const [place = '', ...folders] = file.split('/')
  const [module = '', nested = ''] = place === 'src' ? folders : [place, ...folders]
  return `${module}/${nested}` in modules ? `${module}/${nested}` : module
}

/** A nested module may import from its parent. */
const parentOf = (module: string) => module.split('/')[0] ?? module

function wrongImport(file: string, name: string): string | undefined {
  const from = moduleOf(file)
  if (isView(file) && loaders.some((one) => name === one || name.startsWith(`${one}/`)))
    return `a view renders its props and may not import ${name}`
  if (name.startsWith('.')) {
    const target = path.posix.join(path.posix.dirname(file), name)
    return wrongDoor(file, target) ?? wrongPath(from, target)
  }
  if (name.startsWith('#')) return wrongEntryPoint(from, name)
  return wrongPackage(from, name)
}

function wrongPath(from: string, target: string): string | undefined {
  const to = moduleOf(target)
  // Stylesheets have no entry point.
  if (target === 'src/ui/styles.css' && modules[from]?.includes('ui')) return undefined
  if (target.endsWith('.css') && mayImport(from, to)) return undefined
  // The shared time of all stories.
  if (from === 'stories' && target === '.storybook/frozenTime.ts') return undefined
  if (!(to in modules)) return `imports ${target}, which belongs to no module`
  if (to === from) return undefined
  // Stories may import internal files.
  if (parentOf(from) === 'stories') return undefined
  if (
    parentOf(from) === parentOf(to) &&
    (from === parentOf(from) || modules[from]?.includes(parentOf(from)))
  )
    return undefined
  if (!mayImport(from, to)) return `${from} may not import ${to}`
  return parentOf(to) === 'mocks'
    ? undefined
    : `imports ${to} by path instead of through its entry point #${to}`
}

const mayImport = (from: string, to: string) =>
  // Between the folders of one group of screens.
  (from === to && from.startsWith('screens/')) ||
  modules[from]?.includes(to) ||
  modules[from]?.includes(parentOf(to)) ||
  false

function wrongEntryPoint(from: string, name: string): string | undefined {
  const [parent = '', nested = ''] = name.slice(1).split('/')
  const module = `${parent}/${nested}` in modules ? `${parent}/${nested}` : parent
  if (fileOfEntryPoint(name) === undefined) return `${name} is not an entry point in package.json`
  if (!mayImport(from, module) && !mayImport(from, name.slice(1)))
    return `${from} may not import ${module in modules ? module : name.slice(1)}`
  return undefined
}

function wrongPackage(from: string, name: string): string | undefined {
  const row = Object.keys(packages).find((known) =>
    /[/:]$/.test(known) ? name.startsWith(known) : name === known || name.startsWith(`${known}/`),
  )
  if (!row) return `imports ${name}, which is missing in the table of packages`
  const whole = from.startsWith('screens/') ? 'screens' : from
  return packages[row]?.includes(whole) ? undefined : `${from} may not import ${name}`
}

function wrongLine({ file, text }: Line): string | undefined {
  if (/['"`]\/v[12]\//.test(text) && file.startsWith('src/') && file !== 'src/gateway/routes.ts')
    return 'contains a path of the gateway; only src/gateway/routes.ts may'
  if (file.startsWith('src/') && /import\.meta\.env\.(MODE|DEV|PROD|VITE_)/.test(text))
    return 'checks how it was built; no file here may check whether it is mocked'
  if (
    file.startsWith('src/') &&
    /\b_internal\b|\bconfig\.setState\(/.test(text) &&
    !file.startsWith('src/wallet/internals/')
  )
    return 'uses the internals of wagmi; only src/wallet/internals may'
  return undefined
}
