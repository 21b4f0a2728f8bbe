import { readFileSync } from 'node:fs'
import path from 'node:path'
import { packages, rooms } from './tables.ts'

export interface Source {
  /** From the root of the project. */
  file: string
  text: string
}

interface Line extends Source {
  number: number
}

const doors = Object.keys((JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> }).imports)

/** Every line that breaks a wall, as `file:line` and the reason. */
export function breaches(sources: readonly Source[]): string[] {
  return sources.flatMap(({ file, text }) => {
    const lines = text.split('\n').map((line, at) => ({ file, text: line, number: at + 1 }))
    return [
      ...importsIn(file, text).flatMap(({ name, number }) => complain({ file, text: name, number }, wrongImport(file, name))),
      ...lines.flatMap((line) => complain(line, wrongLine(line))),
    ]
  })
}

const complain = ({ file, number }: Line, reason: string | undefined) => (reason ? [`${file}:${number} ${reason}`] : [])

/** Every module that a source names, type imports and lazy ones included. */
function importsIn(file: string, text: string): { name: string; number: number }[] {
  const named = /(?:^|[\s;}])(?:import|export)\s(?:[^'";()]*?\sfrom\s)?\s*['"]([^'"]+)['"]|\bimport\(\s*(?:\/\*.*?\*\/\s*)?['"]([^'"]+)['"]/gms
  return [...text.matchAll(named)].map((match) => {
    const end = match.index + match[0].length
    return { name: match[1] ?? match[2] ?? '', number: text.slice(0, end).split('\n').length }
  })
}

/** The room of a file: `src/ui/Button/Button.tsx` stands in `ui`, `mocks/demo/main.tsx` in `mocks/demo`. */
function roomOf(file: string): string {
  const [place = '', room = ''] = file.split('/')
  if (place === 'src') return room
  return `${place}/${room}` in rooms ? `${place}/${room}` : place
}

/** The outer of two nested rooms is open to the inner one. */
const houseOf = (room: string) => room.split('/')[0] ?? room

function wrongImport(file: string, name: string): string | undefined {
  const from = roomOf(file)
  if (name.startsWith('.')) return wrongPath(from, path.posix.join(path.posix.dirname(file), name))
  if (name.startsWith('#')) return wrongDoor(from, name)
  return wrongPackage(from, name)
}

function wrongPath(from: string, target: string): string | undefined {
  const to = roomOf(target)
  if (target === 'src/ui/styles.css' && rooms[from]?.includes('ui')) return undefined // a stylesheet has no door
  if (from === 'stories' && target === '.storybook/frozenTime.ts') return undefined // the moment of all stories
  if (!(to in rooms)) return `goes to ${target}, which is no room`
  if (to === from) return undefined
  if (houseOf(from) === 'stories') return undefined // stories may go deep
  if (houseOf(from) === houseOf(to) && (from === houseOf(from) || rooms[from]?.includes(houseOf(from)))) return undefined
  if (!mayEnter(from, to)) return `${from} may not enter ${to}`
  return houseOf(to) === 'mocks' ? undefined : `enters ${to} by a path instead of through its door #${to}`
}

const mayEnter = (from: string, to: string) => rooms[from]?.includes(to) || rooms[from]?.includes(houseOf(to)) || false

function wrongDoor(from: string, name: string): string | undefined {
  const room = name.slice(1).split('/')[0] ?? ''
  const isDoor = doors.some((door) => (door.endsWith('*') ? name.startsWith(door.slice(0, -1)) : door === name))
  if (!isDoor) return `${name} is no door of package.json`
  if (!mayEnter(from, room) && !mayEnter(from, name.slice(1))) return `${from} may not enter ${room}`
  return undefined
}

function wrongPackage(from: string, name: string): string | undefined {
  const row = Object.keys(packages).find((known) => (/[/:]$/.test(known) ? name.startsWith(known) : name === known || name.startsWith(`${known}/`)))
  if (!row) return `uses ${name}, which is in no row of the table of packages`
  return packages[row]?.includes(from) ? undefined : `${from} may not use ${name}`
}

function wrongLine({ file, text }: Line): string | undefined {
  if (/['"`]\/v[12]\//.test(text) && file.startsWith('src/') && file !== 'src/gateway/routes.ts')
    return 'spells a path of the gateway; the only place for that is src/gateway/routes.ts'
  if (file.startsWith('src/') && /import\.meta\.env\.(MODE|DEV|PROD|VITE_)/.test(text))
    return 'asks how it was built; no file here may ask whether it is mocked'
  return undefined
}
