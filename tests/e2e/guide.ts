import { type ChildProcess } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page, Route } from 'playwright'
import { installExtensions } from '../../mocks/wallet/fakeExtensions.ts'
import type { BrowserSession } from './openBrowser.ts'

/** What `docs/wallet-kit.md` tells a developer to do, and what a visitor does then. */
export const guide = readFileSync('docs/wallet-kit.md', 'utf8')

/** The packages of the guide's install line, besides the packed kit. */
export const installed = (/^npm install \S+coffer-\*\.tgz (.+)$/m.exec(guide)?.[1] ?? '').split(' ')

/** The guide's examples, some of which name their file, such as `// app/page.tsx`. */
export const examples = [...guide.matchAll(/^```tsx?\n(?:\/\/ (\S+\.tsx?)\n)?(.*?)^```$/gms)].map(
  ([, file, code = ''], index) => ({ file: file ?? `shown/${index}.tsx`, code }),
)

/** The guide's example that exports a name. Throws if there is none. */
export function exampleWith(name: string): string {
  const found = examples.find(({ code }) => new RegExp(`^export .*\\b${name}\\b`, 'm').test(code))
  if (!found) throw new Error(`No example of the guide exports ${name}.`)
  return found.code
}

/** Writes the guide's files with a matching path into an app. Throws if there are none. */
export function writeExamples(dir: string, files: RegExp): void {
  const chosen = examples.filter(({ file }) => files.test(file))
  if (chosen.length === 0) throw new Error(`The guide has no files like ${String(files)}.`)
  for (const { file, code } of chosen) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true })
    writeFileSync(path.join(dir, file), code)
  }
}

const alice = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** A page with an injected wallet, and all that goes wrong in it. */
export async function visit(session: BrowserSession, url: string) {
  const { page, context, errors } = await session.open()
  const warned: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warned.push(message.text()))
  await page.clock.install()
  await context.route(/^https:/, answer)
  await context.route(/\/session$/, (route) => route.fulfill({ json: { account: null } }))
  await context.route(/\/session\/nonce$/, (route) => route.fulfill({ body: 'x7mDqWc2LpZ9' }))
  await installExtensions(page, [{ name: 'Some Wallet', account: alice, rdns: 'com.example.some' }])
  await page.goto(url)
  return { page, context, errors, warnings: () => warned }
}

/** A node that knows no names, and two and a half ether of everyone. */
function answer(route: Route): Promise<void> {
  const result = ({ id, method }: { id: number; method: string }) => ({
    jsonrpc: '2.0',
    id,
    result: method === 'eth_getBalance' ? '0x22b1c8c1227a0000' : '0x',
  })
  const asked = route.request().postDataJSON() as
    | Parameters<typeof result>[0]
    | Parameters<typeof result>[0][]
    | null
  // A font, for example.
  if (!asked) return route.abort()
  const json = Array.isArray(asked) ? asked.map(result) : result(asked)
  return route.fulfill({ json, headers: { 'Access-Control-Allow-Origin': '*' } })
}

/** Connects the wallet, and signs in if the app requires it. */
export async function connect(page: Page, { signsIn = false } = {}): Promise<void> {
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  const dialog = page.getByRole('dialog', { name: 'Connect a wallet' })
  await dialog.getByRole('button', { name: 'Some Wallet', exact: true }).click()
  if (signsIn) await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: /^Account/ }).waitFor()
}

/** Waits for the end of a command, and returns its output. Throws the output if it fails. */
export function ended(child: ChildProcess): Promise<string> {
  let text = ''
  for (const from of [child.stdout, child.stderr])
    from?.on('data', (part: Buffer) => (text += part.toString()))
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('close', (code) => (code === 0 ? done(text) : fail(new Error(text))))
  })
}

/** Where a started server listens. Throws its output if it ends instead. */
export function urlOf(child: ChildProcess): Promise<string> {
  let text = ''
  return new Promise((done, fail) => {
    for (const from of [child.stdout, child.stderr])
      from?.on('data', (part: Buffer) => {
        text += part.toString()
        const [url] = /http:\/\/(?:127\.0\.0\.1|localhost):\d+/.exec(text) ?? []
        if (url) done(url)
      })
    child.on('close', () => fail(new Error(text)))
  })
}
