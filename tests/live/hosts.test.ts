import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { aTransaction } from '../../mocks/fixtures/index.ts'
import { hostileHost } from '../../mocks/services/hostileHosts.ts'
import * as paths from '../../src/screens/core/links/paths.ts'
import { isConnected } from '../e2e/prepared.ts'
import { installConnectedWallet } from './connectedWallet.ts'
import {
  askingConfigOf,
  configOf,
  directives,
  originsOf,
  pagePolicy,
  watchPolicy,
} from './product.ts'
import { visit } from './visit.ts'
import { watchLoading } from './watchLoading.ts'
import { withWorld } from './withWorld.ts'

// Whatever contracts, names, tokens, NFTs, apps, links, and the gateway contain, requests go only
// to hosts in config.json and those that the user has chosen.

const here = withWorld()
const { address } = safes.treasury
const appUrl = encodeURIComponent(`https://link.${hostileHost}/`)

/** What the pages of links have in their URL besides the Safe. */
const details: Partial<Record<string, string>> = {
  [paths.pages.transaction]: `&id=multisig_${address}_${aTransaction().safeTxHash}`,
  [paths.pages.openApp]: `&appUrl=${appUrl}`,
}
const { pages: ofSafe, ...others } = paths
const everyPage = [
  ...Object.values(ofSafe).map((path) => `${path}?safe=eth:${address}${details[path] ?? ''}`),
  ...Object.values(others).map((path) =>
    path === paths.shareAppLink ? `${path}?appUrl=${appUrl}&chain=eth` : path,
  ),
]

/** A page of Alice, all of whose services are hostile. Nothing leaves this machine. */
async function open(config: object) {
  const product = await here.serve({ config })
  const { page, context, requests } = await here.browserSession.open()
  const own = [product.url, here.world.url].map((url) => new URL(url).origin)
  await context.route(
    ({ origin }) => !own.includes(origin),
    (route) => route.abort(),
  )
  page.on('websocket', (socket) => requests.push(socket.url().replace(/^ws/, 'http')))
  const violations = await watchPolicy(page)
  await installConnectedWallet(page, { person: 'alice', rpcUrl: here.world.rpcUrl })
  here.world.world.setServiceBehavior('hostileHosts')
  const response = await page.goto(product.url)
  await isConnected(page)
  /** The third-party hosts contacted since the last time. */
  const foreign = () => {
    const origins = originsOf(requests.splice(0)).filter((origin) => !own.includes(origin))
    return [...origins, ...violations.splice(0)]
  }
  const header = response?.headers()['content-security-policy'] ?? ''
  return { page, context, foreign, rest: watchLoading(page), header }
}

/** What buttons do, by their first word: rows differ in the rest. */
const kindOf = (name: string) =>
  name
    .trim()
    .split(/[\s,“]/, 1)
    .join('')
/** What the person chooses a host with, what would end the walk, and what opens nothing. */
const isLeft = (kind: string) =>
  /^(?:Show|Look|Open|Disconnect|Delete|Erase|Copy|Close|Dismiss|Hide|)$/.test(kind)

/** Opens each dialog and menu of a page that has a new kind of button; returns their number. */
async function openAll(page: Page, path: string, known: Set<string>, rest: () => Promise<void>) {
  const buttons = page.getByRole('button', { disabled: false }).filter({ visible: true })
  const names = await buttons.evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label') ?? one.textContent),
  )
  const parts = page.getByRole('dialog').or(page.getByRole('menu'))
  let opened = 0
  for (const name of names) {
    const kind = kindOf(name)
    const button = page.getByRole('button', { name, exact: true }).filter({ visible: true }).first()
    if (known.has(kind) || isLeft(kind) || (await button.count()) === 0) continue
    // What was read a moment ago may be gone: a row that has moved, a page that has loaded.
    if (
      !(await button.click({ timeout: 5_000 }).then(
        () => true,
        () => false,
      ))
    )
      continue
    known.add(kind)
    await rest()
    if ((await parts.count()) > 0) opened++
    for (let turn = 0; (await parts.count()) > 0; turn++) {
      expect(turn, `"${name}" opens what stays open`).toBeLessThan(5)
      await page.keyboard.press('Escape')
      await rest()
    }
    if (!page.url().endsWith(path)) await visit(page, path)
  }
  return opened
}

it("doesn't contact hosts named only in data, on any page or in any dialog", async () => {
  const { page, context, foreign, rest } = await open({
    ...askingConfigOf(here.world),
    ownNodes: true,
  })
  const known = new Set<string>()
  let dialogs = 0
  const asked: Record<string, string[]> = {}
  for (const path of everyPage) {
    await visit(page, path)
    await rest()
    dialogs += await openAll(page, path, known, rest)
    const hosts = foreign()
    if (hosts.length > 0) asked[path] = hosts
  }
  expect(asked).toEqual({})
  expect(dialogs, [...known].join(', ')).toBeGreaterThan(15)
  await context.close()
})

it('contacts the host that the user chose, and no other', async () => {
  const { page, context, foreign, rest } = await open({
    ...askingConfigOf(here.world),
    ownNodes: true,
  })
  await visit(page, `${paths.pages.nfts}?safe=eth:${address}`)
  await rest()
  expect(foreign()).toEqual([])
  await page.getByRole('button', { name: 'Show image' }).first().click()
  await expect.poll(foreign).toEqual([`https://imageuri.${hostileHost}`])

  await visit(page, `${paths.pages.home}?safe=eth:${address}`)
  await page.getByRole('main').getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('textbox', { name: 'To' }).fill('frank.eth')
  const ask = page.getByRole('button', { name: `Look up on names.${hostileHost}` })
  await ask.waitFor()
  await rest()
  expect(foreign()).toEqual([])
  await ask.click()
  await expect.poll(foreign).toEqual([`https://names.${hostileHost}`])
  await context.close()
})

it('uses only the strict policy if no chain offers apps', async () => {
  const { page, context, foreign, rest, header } = await open(configOf(here.world, []))
  const strict = {
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'font-src': "'self'",
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'object-src': "'none'",
    'img-src': "'self' data:",
    'connect-src': `'self' ${new URL(here.world.url).origin}`,
  }
  for (const path of everyPage) {
    await visit(page, path)
    await rest()
    expect(foreign(), path).toEqual([])
    expect(Object.fromEntries(await pagePolicy(page)), path).toEqual(strict)
  }
  expect(Object.fromEntries(directives(header))).toEqual({
    ...strict,
    // The integrity hashes of the page's modules, which are in the page.
    'script-src': expect.stringMatching(/^'self' 'sha256-[\w+/]{43}='$/),
    'frame-ancestors': "'none'",
  })
  await context.close()
})
