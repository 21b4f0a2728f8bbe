// Lists seeded faults that compile:
// npm run faults:list -- --seed 1 --count 80 --out faults.json
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import equivalent from './equivalent.json' with { type: 'json' }
import { describeFault, type Fault, type FaultList, type Source } from './fault.ts'
import { findTypeFailures } from './findTypeFailures.ts'
import { isFaulted, pickFaults, spreadEvenly } from './pickFaults.ts'
import { checkCleanSources } from './withFaults.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '80' },
    out: { type: 'string', default: 'reports/faults.json' },
  },
})
const seed = Number(values.seed)
const count = Number(values.count)

checkCleanSources()
const picked = pickFaults(sources(), {
  seed,
  // More than are needed, because the types catch many.
  count: 3 * count,
  equivalent: new Set(Object.keys(equivalent)),
})
const failing = await findTypeFailures(picked)
const compiling = picked.filter((fault) => !failing.includes(fault))
const list: FaultList = {
  seed,
  faults: spreadEvenly(compiling, count),
  caughtByTypes: picked.filter((fault) => failing.includes(fault)),
}
mkdirSync(path.dirname(values.out), { recursive: true })
writeFileSync(values.out, `${JSON.stringify(list, null, 2)}\n`)
print('Caught by types', list.caughtByTypes)
print('Compile', list.faults)
console.log(`\n${values.out}`)

function sources(): Source[] {
  return readdirSync('src', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.posix.join(entry.parentPath, entry.name))
    .filter(isFaulted)
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
}

function print(title: string, list: readonly Fault[]): void {
  console.log(`\n── ${title}: ${list.length}`)
  for (const fault of list) console.log(describeFault(fault))
}
