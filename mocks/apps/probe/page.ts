import {
  embeddedConnection,
  type HostileResult,
  relayToHost,
  type RuleKind,
  runConformance,
  runHostile,
} from '#apps/conformance'
import { onPress } from '../log.ts'

/**
 * The same page in a frame inside itself: another window, whose messages the host must not accept.
 * Browsers leave a frame empty if its URL is that of its parent.
 */
const nestedSearch = '?nested'
const statusTexts = { passed: 'passed', failed: 'failed', notOffered: 'not offered' } as const

const part = (id: string) => document.getElementById(id) as HTMLElement

function showRow(id: string, title: string, outcome: string, seen: string): void {
  const row = document.createElement('tr')
  const [rule, result] = [document.createElement('td'), document.createElement('td')]
  const [name, what] = [document.createElement('strong'), document.createElement('div')]
  name.textContent = outcome
  what.textContent = seen
  what.className = 'address'
  rule.textContent = title
  row.dataset.rule = id
  result.append(name, what)
  row.append(rule, result)
  part('results').append(row)
}

/** Disables the buttons while something is tried. */
async function trying(attempt: () => Promise<string>): Promise<void> {
  const buttons = [...document.querySelectorAll('button')]
  for (const button of buttons) button.disabled = true
  part('results').replaceChildren()
  part('status').textContent = 'Checking…'
  part('status').textContent = await attempt()
  for (const button of buttons) button.disabled = false
}

function openNested(): Promise<HTMLIFrameElement> {
  const nested = document.createElement('iframe')
  nested.hidden = true
  nested.title = 'Another window'
  nested.src = `index.html${nestedSearch}`
  return new Promise((resolve) => {
    nested.addEventListener('load', () => resolve(nested), { once: true })
    document.body.append(nested)
  })
}

const run = (kind: RuleKind, nested: Promise<HTMLIFrameElement>) =>
  trying(async () => {
    const { results, ...counts } = await runConformance({
      connection: embeddedConnection({ nested: await nested }),
      kinds: [kind],
      onResult: ({ id, title, status, seen }) => showRow(id, title, statusTexts[status], seen),
    })
    return (
      `${results.length} rules: ${counts.passed} passed, ${counts.failed} failed, ` +
      `${counts.notOffered} not offered`
    )
  })

const hostileTexts = { survived: 'passed', failed: 'failed', notTried: 'not tried' } as const
const showHostile = ({ vector, status, count, failures }: HostileResult) =>
  showRow(
    vector,
    `${count} messages: ${vector}`,
    hostileTexts[status],
    failures.map(({ id, seen }) => `${id}: ${seen}`).join('; '),
  )

const runAllHostile = (nested: Promise<HTMLIFrameElement>) =>
  trying(async () => {
    const results = await runHostile({
      connection: embeddedConnection({ nested: await nested }),
      onResult: showHostile,
    })
    const [count, failures] = [
      results.reduce((sum, one) => sum + one.count, 0),
      results.reduce((sum, one) => sum + one.failures.length, 0),
    ]
    return `${count} hostile messages: ${failures} failed`
  })

/** Needs a permission of the browser, which the user gives when the app is opened. */
async function copyReport(): Promise<void> {
  const lines = [...document.querySelectorAll<HTMLElement>('tr[data-rule]')].map(
    (row) => `${row.dataset.rule}\t${row.innerText}`,
  )
  part('copied').textContent = await navigator.clipboard.writeText(lines.join('\n')).then(
    () => 'Copied',
    () => 'Not allowed',
  )
}

function start(): void {
  if (window.parent === window) {
    part('status').textContent = 'Open this page in Coffer.'
    return
  }
  const nested = openNested()
  for (const kind of ['quiet', 'asksUser', 'heavy'] as const)
    onPress(kind, () => void run(kind, nested))
  onPress('hostile', () => void runAllHostile(nested))
  onPress('copy', () => void copyReport())
  void run('quiet', nested)
}

if (location.search === nestedSearch) relayToHost()
else start()
