import { embeddedConnection, relayToHost, type RuleKind, type RuleResult, runConformance } from '#apps/conformance'
import { onPress } from '../log.ts'

/** The same page in a frame inside itself: another window, from which the host may accept nothing. Browsers leave a frame with the address of its parent empty. */
const nestedSearch = '?nested'
const statusTexts = { passed: 'passed', failed: 'failed', notOffered: 'not offered' } as const

const part = (id: string) => document.getElementById(id) as HTMLElement

function show({ id, title, status, seen }: RuleResult): void {
  const row = document.createElement('tr')
  const [rule, result] = [document.createElement('td'), document.createElement('td')]
  const [name, what] = [document.createElement('strong'), document.createElement('div')]
  name.textContent = statusTexts[status]
  what.textContent = seen
  what.className = 'address'
  rule.textContent = title
  row.dataset.rule = id
  result.append(name, what)
  row.append(rule, result)
  part('results').append(row)
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

async function run(kind: RuleKind, nested: Promise<HTMLIFrameElement>): Promise<void> {
  const buttons = [...document.querySelectorAll('button')]
  for (const button of buttons) button.disabled = true
  part('results').replaceChildren()
  part('status').textContent = 'Trying…'
  const { results, ...counts } = await runConformance({ connection: embeddedConnection({ nested: await nested }), kinds: [kind], onResult: show })
  part('status').textContent = `${results.length} rules: ${counts.passed} passed, ${counts.failed} failed, ${counts.notOffered} not offered`
  for (const button of buttons) button.disabled = false
}

/** Needs a permission of the browser, which the user gives when the app is opened. */
async function copyReport(): Promise<void> {
  const lines = [...document.querySelectorAll<HTMLElement>('tr[data-rule]')].map((row) => `${row.dataset.rule}\t${row.innerText}`)
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
  for (const kind of ['quiet', 'asksUser', 'heavy'] as const) onPress(kind, () => void run(kind, nested))
  onPress('copy', () => void copyReport())
  void run('quiet', nested)
}

if (location.search === nestedSearch) relayToHost()
else start()
