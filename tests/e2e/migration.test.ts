import path from 'node:path'
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { serve } from '../../scripts/build/serve.mjs'
import { size } from '../size.ts'
import { newFolder, pack, removeConsumerApps } from './consumerApp.ts'
import { appIn, type GeneratedApp, newestOf } from './generatedApp.ts'
import { connect, visit } from './guide.ts'
import { connectKit } from './migrations/connectKit.ts'
import {
  change,
  type Migration,
  migrationCommands,
  migrationRows,
  remedyFor,
  writeApp,
} from './migrations/migrate.ts'
import { rainbowKit } from './migrations/rainbowKit.ts'
import { type BrowserSession, openBrowser } from './openBrowser.ts'

const migrations = [rainbowKit, connectKit]

/** Milliseconds for an app: its packages are downloaded several times. */
const patience = 40 * 60_000

it.each(migrations)("the steps from $kit are the guide's rows", ({ kit, steps, elsewhere }) => {
  const rows = [...steps.map(([row]) => row), ...elsewhere]
  expect(rows.toSorted()).toEqual(migrationRows(kit).toSorted())
})

describe.runIf(size === 'nightly')('an app that follows the guide', () => {
  let session: BrowserSession
  let tarball: string
  let isOnline: boolean
  beforeAll(async () => {
    isOnline = await newestOf('vite').then(
      () => true,
      () => false,
    )
    if (!isOnline) return console.log("npm can't be reached, so no app is migrated.")
    tarball = await pack()
    session = await openBrowser()
  }, patience)
  afterAll(async () => {
    await session?.close()
    removeConsumerApps()
  })
  beforeEach((context) => {
    if (!isOnline) context.skip("npm can't be reached.")
  })

  /** Builds the app with its own script, which checks its types, and signs in with a wallet. */
  async function signsIn(app: GeneratedApp): Promise<void> {
    await app.npm('run', 'build')
    const served = await serve({
      dir: path.join(app.dir, 'dist'),
      headers: {
        'Content-Security-Policy': "default-src 'self'; connect-src 'self' https:; img-src data:",
      },
    })
    onTestFinished(() => served.close())
    const { page, context, errors } = await visit(session, served.url)
    await connect(page, { signsIn: true })
    // wagmi's hooks and the kit's buttons know the same account.
    await page.getByText('Hello 0x70997970C51812dc3A010C7d01b50e0d17dc79C8').waitFor()
    expect(errors).toEqual([])
    await context.close()
  }

  it.each(migrations)(
    'moves from $kit, with wagmi 2 and then with wagmi 3',
    async (migration: Migration) => {
      const app = appIn(newFolder())
      onTestFinished(() => rmSync(app.dir, { recursive: true, force: true }))
      writeApp(app.dir, migration)
      await app.npm('install')
      await app.npm('run', 'build')

      const commands = migrationCommands(migration.kit, tarball)
      const installed = await app.npm(...(commands.at(-1) ?? [])).then(() => 'Installed', String)
      expect(installed).toContain(migration.trouble)
      expect(commands.flat()).toEqual(expect.arrayContaining(remedyFor(migration.trouble)))

      for (const command of commands) await app.npm(...command)
      for (const [, ...changes] of migration.steps) change(app.dir, changes)
      await signsIn(app)

      await app.npm('install', 'wagmi@3')
      for (const name of ['{ useAccount }', 'useAccount()'])
        change(app.dir, [['src/App.tsx', name, name.replace('Account', 'Connection')]])
      await signsIn(app)
    },
    patience,
  )
})
