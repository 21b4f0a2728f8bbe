import { appendFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Product } from './product.ts'
import { configOf, seen } from './product.ts'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { withWorld } from './withWorld.ts'

const here = withWorld()

/** Adds a space to a file on the server: as valid as before, and not what was published. */
function change(product: Product, file: RegExp): void {
  const name = readdirSync(path.join(product.dir, 'assets')).find((one) => file.test(one))
  expect(name, String(file)).toBeDefined()
  appendFileSync(path.join(product.dir, 'assets', name!), ' ')
}

const home = `home?safe=eth:${safes.treasury.address}`

describe('a file that was changed on the server', () => {
  it.each([
    ['the first script', /^index-[\w-]+\.js$/],
    ['a script that it imports', /^rolldown-runtime-[\w-]+\.js$/],
    ['the styles', /^style-[\w-]+\.css$/],
  ])('is blocked, and the page says so: %s', async (_, file) => {
    const product = await here.serve({ config: configOf(here.world) })
    change(product, file)
    const { page, context } = await here.browserSession.open()
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.goto(product.url)
    // Ends the wait of a slow connection.
    await page.evaluate(() => document.getAnimations().forEach((one) => one.finish()))
    expect(await seen(page.getByRole('heading', { name: "Coffer hasn't started" }))).toBe(true)
    expect(await seen(page.getByText("don't sign anything on this site"))).toBe(true)
    expect(await page.locator('[data-coffer]').count()).toBe(0)
    expect(requests.filter((url) => url.endsWith('config.json'))).toEqual([])
    await context.close()
  })

  it.each([
    ['a script that every page shares', /^common-[\w-]+\.js$/],
    ['the script of a page', /^history-[\w-]+\.js$/],
    ['one that only this script imports', /^useFind-[\w-]+\.js$/],
  ])('is blocked, and the page says so: %s', async (_, file) => {
    const product = await here.serve({ config: configOf(here.world) })
    change(product, file)
    const { page, context } = await here.browserSession.open()
    await page.goto(`${product.url}transactions/history?safe=eth:${safes.treasury.address}`)
    const words = page.getByRole('main').getByText('A file of this site was changed')
    expect(await seen(words)).toBe(true)
    await context.close()
  })

  it('is none of the files of a build, which start without the text', async () => {
    const product = await here.serve({ config: configOf(here.world) })
    const { page, context, errors } = await here.browserSession.open()
    await page.goto(`${product.url}${home}`)
    expect(await seen(page.getByRole('main').getByText(/\$\d/).first())).toBe(true)
    expect(await page.getByText("Coffer hasn't started").count()).toBe(0)
    expect(errors).toEqual([])
    await context.close()
  })
})
