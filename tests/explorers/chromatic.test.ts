import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { built } from '../../scripts/build/builds.mjs'
import { runTool } from './runTool.ts'

const asked: string[] = []
let dir = ''
let service: Server

const features = { uiTests: true, uiReview: true, isReactNativeApp: false }
const app = {
  id: '1',
  features,
  firstBuild: null,
  lastBuild: null,
  turboSnapAvailability: 'UNAVAILABLE',
  isOnboarding: false,
}
const announceBuild = {
  id: '1',
  number: 1,
  browsers: ['chrome'],
  status: 'ANNOUNCED',
  autoAcceptChanges: false,
  reportToken: 'report',
  features,
  app,
}

// The part of the service that a dry run uses: the project, and an empty list of builds.
beforeAll(async () => {
  service = createServer((request, response) => {
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString()))
    request.on('end', () => {
      asked.push(/(?:mutation|query) (\w+)/.exec(text)?.[1] ?? text)
      response.setHeader('Content-Type', 'application/json')
      response.end(JSON.stringify({ data: { appToken: 'token', app, announceBuild } }))
    })
  })
  await new Promise<void>((ready) => service.listen(0, '127.0.0.1', ready))
  dir = await built('storybook')
}, 240_000)

afterAll(() => {
  service.close()
  service.closeAllConnections()
})

test('Chromatic accepts the configuration and the Storybook, up to the upload', async () => {
  const { port } = service.address() as AddressInfo
  const said = await runTool(
    'chromatic',
    [
      '--dry-run',
      '--project-token=chpt_000000000000',
      '--force-rebuild',
      '--storybook-build-dir',
      dir,
    ],
    {
      CHROMATIC_INDEX_URL: `http://127.0.0.1:${port}`,
      CHROMATIC_DISABLE_TELEMETRY: '1',
      CHROMATIC_DISABLE_ANALYTICS: '1',
      NO_COLOR: '1',
    },
  )
  expect(asked[0]).toBe('CreateAppTokenMutation')
  expect(said).toContain('Skipped due to --dry-run')
})
