import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { requestMakers, requestMakersIn } from './architecture/requests.ts'

const files = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((one) => one.isFile() && /\.tsx?$/.test(one.name))
  .map((one) => path.posix.join(one.parentPath, one.name))
const read = (file: string) => readFileSync(file, 'utf8')

test('only these sources make requests, each to hosts chosen by a trusted source', () => {
  expect(files.length).toBeGreaterThan(1000)
  const found = files.flatMap((file): [string, string[]][] => {
    const makers = requestMakersIn(read(file))
    return makers.length > 0 ? [[file, makers]] : []
  })
  expect(Object.fromEntries(found)).toEqual(requestMakers)
})

test('no client contacts servers named by contracts, and no request follows a redirect', () => {
  const of = (maker: string) =>
    Object.keys(requestMakers).filter((file) => requestMakers[file]?.includes(maker))
  expect(of('client').filter((file) => !read(file).includes('ccipRead: false'))).toEqual([])
  const own = ['loadConfig', 'useStartup', 'isReachable', 'DialogBoundary']
  const follows = of('fetch').filter(
    (file) =>
      !own.includes(path.parse(file).name) && !/redirect: '(?:error|manual)'/.test(read(file)),
  )
  expect(follows).toEqual([])
})

test.each([
  ["await fetch('https://x.test')", 'fetch'],
  ['const ask = globalThis.fetch', 'fetch'],
  ['navigator.sendBeacon(url)', 'sendBeacon'],
  ['new WebSocket(url)', 'socket'],
  ['<img src={token.logo} />', 'picture'],
  ['const logo = new Image()', 'picture'],
  ['<iframe src={url} />', 'frame'],
  ['<object data={url} />', 'frame'],
  ['<p dangerouslySetInnerHTML={{ __html: text }} />', 'markup'],
  ['window.open(url)', 'navigation'],
  ['<link rel="preload" href={url} />', 'link'],
  ['const node = createClient({ transport })', 'client'],
])('%s makes a request', (line, maker) => expect(requestMakersIn(line)).toEqual([maker]))

test.each([
  "// fetch('https://x.test')",
  'query.refetch()',
  'prefetch(url)',
  'of.src',
  'opts.fetch()',
])('%s makes none', (line) => expect(requestMakersIn(line)).toEqual([]))
