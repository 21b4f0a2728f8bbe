import { type Area, areas, type Fault, type Kind, kinds, type Source } from './fault.ts'
import { type Place, placesIn } from './placesIn.ts'

const mostPerFile = 2
/** Types, texts, data, and lists of exports: files without decisions. */
const withoutCode =
  /(^|\/)(index|types|text|\w+(Text|Types))\.tsx?$|\.d\.ts$|\/(types|languages|icons|wallets)\//

/** Whether faults are planted in a file. */
export const isFaulted = (file: string): boolean =>
  areaOf(file) !== undefined && /\.tsx?$/.test(file) && !withoutCode.test(file)

/**
 * Picks faults in a repeatable order, evenly over areas and kinds: at most two in a file and one in
 * a function. A longer list starts with the shorter one of the same seed.
 * @param equivalent IDs of faults that change nothing
 */
export function pickFaults(
  sources: readonly Source[],
  { seed, count, equivalent }: { seed: number; count: number; equivalent: ReadonlySet<string> },
): Fault[] {
  const random = mulberry32(seed)
  const pools = new Map(areas.map((area) => [area, shuffled(candidatesOf(area, sources), random)]))
  const picked: Fault[] = []
  const perFile = new Map<string, number>()
  const scopes = new Set<string>()

  const take = (area: Area, kind?: Kind): boolean => {
    const pool = pools.get(area) ?? []
    for (const [at, candidate] of pool.entries()) {
      const { file } = candidate.source
      const scope = `${file}:${candidate.place.scope}`
      const isFull = (perFile.get(file) ?? 0) >= mostPerFile || scopes.has(scope)
      if ((kind && candidate.place.kind !== kind) || isFull) continue
      pool.splice(at, 1)
      const fault = makeFault(area, candidate, random)
      if (equivalent.has(fault.id)) return take(area, kind)
      perFile.set(file, (perFile.get(file) ?? 0) + 1)
      scopes.add(scope)
      picked.push(fault)
      return true
    }
    return false
  }

  for (let round = 0; picked.length < count; round++) {
    const before = picked.length
    for (const [at, area] of areas.entries()) {
      if (picked.length === count) break
      if (!take(area, kinds[(round + at) % kinds.length])) take(area)
    }
    if (picked.length === before) break
  }
  return picked
}

/** The first faults of a list, as evenly over areas and kinds as it allows. */
export function spreadEvenly(faults: readonly Fault[], count: number): Fault[] {
  const left = new Set(faults)
  const spread: Fault[] = []
  for (let round = 0; spread.length < count && left.size > 0; round++) {
    for (const [at, area] of areas.entries()) {
      const kind = kinds[(round + at) % kinds.length]
      const ofArea = [...left].filter((fault) => fault.area === area)
      const fault = ofArea.find((other) => other.kind === kind) ?? ofArea[0]
      if (!fault || spread.length === count) continue
      left.delete(fault)
      spread.push(fault)
    }
  }
  return spread
}

interface Candidate {
  source: Source
  place: Place
}

function candidatesOf(area: Area, sources: readonly Source[]): Candidate[] {
  return sources
    .filter(({ file }) => isFaulted(file) && areaOf(file) === area)
    .toSorted((a, b) => (a.file < b.file ? -1 : 1))
    .flatMap((source) => placesIn(source).map((place) => ({ source, place })))
}

function areaOf(file: string): Area | undefined {
  const folder = /^src\/(\w+)\//.exec(file)?.[1]
  return areas.find((area) => area === folder)
}

function makeFault(area: Area, { source, place }: Candidate, random: () => number): Fault {
  const { file, text } = source
  const { kind, start, end, options } = place
  const from = text.slice(start, end)
  const to = options[Math.floor(random() * options.length)] ?? ''
  const { before, after } = surroundings(text, start, end)
  return {
    id: fingerprint([file, kind, before, from, to, after].join('\0')),
    area,
    file,
    line: text.slice(0, start).split('\n').length,
    kind,
    from,
    to,
    offset: start,
    before,
    after,
  }
}

/** The fewest whole lines around a place that make it unique in the text. */
function surroundings(text: string, start: number, end: number): { before: string; after: string } {
  let first = text.lastIndexOf('\n', start - 1) + 1
  let last = endOfLine(text, end)
  while (text.indexOf(text.slice(first, last)) !== text.lastIndexOf(text.slice(first, last))) {
    first = first === 0 ? 0 : text.lastIndexOf('\n', first - 2) + 1
    last = endOfLine(text, last + 1)
  }
  return { before: text.slice(first, start), after: text.slice(end, last) }
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end < 0 ? text.length : end
}

/** FNV-1a: short, and the same everywhere. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((value) => ({ value, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ value }) => value)
}

/** Repeatable numbers from 0 to 1. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
