import { rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { serve } from '../../scripts/build/serve.mjs'
import { size } from '../size.ts'
import { pack, removeConsumerApps } from './consumerApp.ts'
import { type GeneratedApp, generate, newestOf } from './generatedApp.ts'
import { connect, installed, urlOf, visit, writeExamples } from './guide.ts'
import { type BrowserSession, openBrowser } from './openBrowser.ts'
import { routerTemplate } from './routerTemplate.ts'

/** Milliseconds for an app: its packages are downloaded. */
const patience = 20 * 60_000

// Downloads what npm has today: a new version can break it without a change here.
describe.runIf(size === 'nightly')("the guide's files in an app made by a generator", () => {
  let session: BrowserSession
  let tarball: string
  let isOnline: boolean
  beforeAll(async () => {
    isOnline = await newestOf('create-vite').then(
      () => true,
      () => false,
    )
    if (!isOnline) return console.log("npm can't be reached, so no app is generated.")
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

  /** Installs the kit and writes the guide's files, then builds with the app's own script. */
  async function buildWithKit(app: GeneratedApp, files: RegExp): Promise<void> {
    onTestFinished(() => rmSync(app.dir, { recursive: true, force: true }))
    await app.npm('install', tarball, ...installed)
    writeExamples(app.dir, files)
    await app.npm('run', 'build')
  }

  /** Starts the app's server and connects a wallet in its page; returns what came of it. */
  async function connectAt(server: ReturnType<GeneratedApp['start']>) {
    const started = await server
    // Killed: asked to end, it waits for connections that a browser opened ahead and never used.
    onTestFinished(() => void started.kill('SIGKILL'))
    const url = (await urlOf(started)).replace('localhost', '127.0.0.1')
    const { page, context, errors } = await visit(session, url)
    await connect(page)
    await page.reload()
    await page.getByRole('button', { name: /^Account/ }).waitFor()
    const cookies = await context.cookies()
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    return { errors, sent: await (await fetch(url, { headers: { cookie } })).text() }
  }
  /** The server knows the account from the cookie. */
  const connected = { errors: [], sent: expect.stringContaining('0x7099') as string }

  it.each(['latest', '15'])(
    'build and connect in Next.js: create-next-app@%s --yes',
    async (version) => {
      const app = await generate(`create-next-app@${version}`, '--yes')
      // The routes that sign in need another package.
      await buildWithKit(app, /^app\/(?!routes\/|session\/|signin)/)
      const server = app.start('next/dist/bin/next', (port) =>
        `start --hostname 127.0.0.1 --port ${port}`.split(' '),
      )
      expect(await connectAt(server)).toEqual(connected)
    },
    patience,
  )

  // Vite 8 and 7.
  it.each(['latest', '8'])(
    'build and connect in Vite: create-vite@%s',
    async (version) => {
      const app = await generate(
        `create-vite@${version}`,
        '--template',
        'react-ts',
        '--no-interactive',
      )
      await buildWithKit(app, /^src\//)
      const served = await serve({ dir: path.join(app.dir, 'dist') })
      onTestFinished(() => served.close())
      const { page, errors } = await visit(session, served.url)
      await connect(page)
      expect(errors).toEqual([])
    },
    patience,
  )

  it(
    'build and connect in React Router, rendered on its server',
    async () => {
      const template = await routerTemplate()
      const app = await generate(
        'create-react-router@latest',
        '--yes',
        '--no-git-init',
        '--no-install',
        ...template,
      )
      await buildWithKit(app, /^app\/(config|providers|routes\/home)\./)
      const server = app.start('@react-router/serve/dist/cli.js', () => ['build/server/index.js'])
      expect(await connectAt(server)).toEqual(connected)
    },
    patience,
  )
})
