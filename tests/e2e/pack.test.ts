import { safeTxHash } from '#safe'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { frozenClock } from '../../mocks/clock.ts'
import { serveWorld, type ServedWorld } from '../../mocks/node.ts'
import { people } from '../../mocks/people.ts'
import { packagesIn } from '../../scripts/build/library/specifiers.ts'
import * as theirs from './strangersFiles.ts'
import { aStranger, forgetStrangers, newFolder, pack, type Stranger } from './stranger.ts'

const kilobyte = 1000
/** What all the doors need besides the package. */
const peers = Object.keys((JSON.parse(readFileSync('package.json', 'utf8')) as { peerDependencies: object }).peerDependencies)

let tarball: string
beforeAll(async () => {
  tarball = await pack()
})
afterAll(() => forgetStrangers())

describe('the package', () => {
  let stranger: Stranger
  let files: string[]
  const text = (file: string) => readFileSync(path.join(stranger.dir, 'node_modules/coffer', file), 'utf8')
  beforeAll(async () => {
    stranger = aStranger()
    await stranger.install(tarball)
    const inside = path.join(stranger.dir, 'node_modules/coffer')
    files = readdirSync(inside, { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile())
      .map((one) => path.relative(inside, path.join(one.parentPath, one.name)).replaceAll(path.sep, '/'))
  })

  it('brings nothing but itself into an empty project', () => {
    expect(readdirSync(path.join(stranger.dir, 'node_modules')).filter((name) => !name.startsWith('.package'))).toEqual(['coffer'])
  })

  it('has the doors, their types, styles and papers in it, and nothing else', () => {
    const size = statSync(tarball).size / kilobyte
    console.log(`npm pack: ${files.length} files, ${size.toFixed(1)} kB packed`)
    expect(
      files.filter(
        (file) =>
          !/^(package\.json|README\.md|LICENSE|NOTICE|dist-lib\/((styles|wallet)\.css|fonts\/[\w.-]+|carried\/\w+\.js|(base|exports|gateway|mocks\/wallet|safe|ui|wallet)\/[\w./-]+\.(d\.ts|js)))$/.test(
            file,
          ),
      ),
    ).toEqual([])
    expect(
      files.filter((file) => /mock|stor(y|ies)|\.test\.|fixture|\.map$/i.test(file) && !/^dist-lib\/(exports\/mocks\.|mocks\/wallet\/)/.test(file)),
    ).toEqual([])
    // Nineteen languages, each loaded on demand, are a sixth of it, and the fonts a third.
    expect(size).toBeLessThan(640)
  })

  it('holds no key of the demo, no way of this machine, and no name that only this project understands', () => {
    const written = files.filter((file) => /\.(js|ts|css|json)$/.test(file))
    const keys = Object.values(people).map(({ privateKey }) => privateKey)
    const foreign = [...keys, path.resolve('.'), 'sourceMappingURL', 'reference types=']
    expect(written.length).toBeGreaterThan(100)
    // The demo's people have their keys where others ask for these people, and nowhere else.
    const found = written.flatMap((file) => foreign.filter((word) => text(file).includes(word)).map((word) => `${file} holds ${word}`))
    expect(found).toEqual(keys.map((key) => `dist-lib/mocks/wallet/people.js holds ${key}`))
    const code = written.filter((file) => file.startsWith('dist-lib/') && !file.endsWith('.css'))
    expect(
      code.flatMap((file) =>
        packagesIn(text(file))
          .filter((name) => !peers.includes(name))
          .map((name) => `${file} names ${name}`),
      ),
    ).toEqual([])
  })

  it('carries the licences of what it carries', () => {
    const fonts = files.filter((file) => file.endsWith('.woff2'))
    expect(fonts.length).toBeGreaterThan(0)
    for (const font of fonts) expect(text(font.replace(/(.*\/(inter|jetbrains-mono)).*/, '$1.LICENSE.txt'))).toContain('SIL Open Font License')
    for (const file of files.filter((name) => name.includes('/carried/'))) expect(text(file)).toMatch(/^\/\*!\n[^*]*Copyright/)
  })

  it('lets a project have the gateway whatever React it has', async () => {
    const other = aStranger()
    await other.install(`react@file:${theirs.anOldReact(newFolder())}`, tarball)
    other.write('read.js', "import { createGateway } from 'coffer/gateway'\nconsole.log(JSON.stringify(typeof createGateway))")
    expect(await other.run('read.js')).toBe('function')
  })
})

describe('coffer/gateway in an empty project', () => {
  let stranger: Stranger
  let served: ServedWorld
  beforeAll(async () => {
    stranger = aStranger()
    await stranger.install(tarball)
    served = await serveWorld({ clock: frozenClock() })
  })
  afterAll(() => served.close())

  it('calls a gateway in Node, and reads its errors', async () => {
    stranger.write('call.js', theirs.calls)
    expect(await stranger.run('call.js', served.gatewayUrl, safes.treasury.address)).toEqual({
      threshold: 2,
      pages: true,
      lost: { kind: 'GatewayAnswerError', status: 404 },
    })
  })

  it('is told by coffer/gateway/validate which field of which answer is wrong', async () => {
    stranger.write('check.js', theirs.checks)
    expect(await stranger.run('check.js', served.gatewayUrl, safes.treasury.address)).toEqual({
      healthy: 2,
      wrong: { same: true, field: ['owners', 0, 'value'] },
    })
  })

  it.each([
    ['bundler', { module: 'esnext', moduleResolution: 'bundler', lib: ['es2023', 'dom', 'dom.iterable'] }],
    ['nodenext', { module: 'nodenext', moduleResolution: 'nodenext', lib: ['es2023', 'dom', 'dom.iterable'] }],
    [
      'nodenext, with the types of Node instead of those of a page',
      { module: 'nodenext', moduleResolution: 'nodenext', lib: ['es2023'], types: ['node'], typeRoots: [path.resolve('node_modules/@types')] },
    ],
  ])('has types for a project with %s', async (_, options) => {
    stranger.write('typed.ts', theirs.typedGateway)
    expect(await stranger.typeErrors({ skipLibCheck: false, ...options }, 'typed.ts')).toBe('')
  })

  it('costs a page one call where it makes one', async () => {
    stranger.write('one.js', theirs.oneCall)
    const code = await bundle(stranger, 'one.js')
    const size = gzipSync(code, { level: 9 }).length / kilobyte
    console.log(`one call, bundled from the package: ${size.toFixed(2)} kB`)
    expect([...code.matchAll(/["'`](\/v\d\/[^"'`]*)/g)].map((match) => match[1])).toEqual(['/v1/chains/{chainId}/safes/{safeAddress}'])
    expect(size).toBeLessThanOrEqual(2.6)
  })
})

describe('the other doors, in a project that has what they need', () => {
  let stranger: Stranger
  /** What a part's class is called in the package. */
  const partOf = (file: string, name: string) =>
    new RegExp(`"${name}": "([^"]+)"`).exec(readFileSync(path.join(stranger.dir, `node_modules/coffer/dist-lib/${file}.module.css.js`), 'utf8'))?.[1] ??
    `no ${name}`
  beforeAll(async () => {
    stranger = aStranger()
    await stranger.install(tarball)
    stranger.borrow(...peers, '@types/react', '@types/react-dom')
  })

  it('hash, draw and connect in Node', async () => {
    stranger.write('doors.js', theirs.doors)
    const { html, hash, chains } = (await stranger.run('doors.js')) as { html: string; hash: string; chains: number[] }
    expect(hash).toBe(safeTxHash(theirs.aSafe, theirs.aTransfer))
    expect(chains).toEqual([1])
    expect(html).toContain('>Sign<')
    const sheet = readFileSync(path.join(stranger.dir, 'node_modules/coffer/dist-lib/styles.css'), 'utf8')
    const classes = [...html.matchAll(/class="([^"]+)"/g)].flatMap((match) => (match[1] ?? '').split(' '))
    expect(classes.length).toBeGreaterThan(0)
    for (const name of classes) expect(sheet).toContain(`.${name}`)
  })

  it('connect the demo wallet in an empty project, and have it do what a person may do', async () => {
    stranger.write('demo.js', theirs.demo)
    expect(await stranger.run('demo.js')).toEqual({
      account: people.bob.address,
      signed: 132,
      failures: { refuses: 'rejected', pending: 'pending', missing: 'missing' },
      moved: people.carol.address,
      uri: 'wc:',
    })
  })

  it('bring nothing of the demo to a page that does not ask for it', async () => {
    stranger.write('page.js', theirs.page)
    expect(await bundle(stranger, 'page.js')).not.toContain(people.alice.privateKey)
  })

  it('look for no page when a server imports them', async () => {
    stranger.write('onServer.js', theirs.onServer)
    expect(await stranger.run('onServer.js')).toEqual({ noticed: 1, seen: [], exports: [true, true, true] })
  })

  it('have one stylesheet, which is in no layer and has the look of parts after the ground that they stand on', async () => {
    stranger.write('page.js', theirs.page)
    const code = await bundle(stranger, 'page.js')
    expect(code).toContain('Sign')
    const sheet = readFileSync(path.join(stranger.dir, 'node_modules/coffer/dist-lib/styles.css'), 'utf8')
    expect(sheet).not.toContain('@layer')
    const places = ['--coffer-space-1:', '[data-coffer] :where(button)', `.${partOf('ui/Button/Button', 'button')}{`].map((mark) => sheet.indexOf(mark))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  it('have one for the buttons and dialogs of the wallet kit alone', () => {
    const [whole = '', own = ''] = ['styles.css', 'wallet.css'].map((name) =>
      readFileSync(path.join(stranger.dir, 'node_modules/coffer/dist-lib', name), 'utf8'),
    )
    expect(own.length).toBeLessThan(whole.length * 0.8)
    const drawn = {
      'wallet/buttons/ConnectedButtonsView': 'pill',
      'wallet/connect/ConnectDialog': 'panes',
      'ui/Dialog/ModalFrame': 'overlay',
      'ui/Skeleton/Skeleton': 'skeleton',
    }
    for (const [file, part] of Object.entries(drawn)) expect(own).toContain(`.${partOf(file, part)}{`)
    // Nothing that only other parts draw, no further theme and no font.
    const others = [`.${partOf('ui/ProofStrip/ProofStrip', 'strip')}{`, '[data-theme=midnight]', '@font-face']
    expect(others.filter((mark) => !whole.includes(mark))).toEqual([])
    expect(others.filter((mark) => own.includes(mark))).toEqual([])
  })

  it('have that one as a module too: a bundler keeps it, a server does nothing with it', async () => {
    stranger.write('styled.js', "import 'coffer/wallet-styles'")
    stranger.write('styledOnServer.js', "const door = await import('coffer/wallet-styles')\nconsole.log(JSON.stringify(Object.keys(door)))")
    const [sheet = '', module = ''] = ['wallet.css', 'exports/wallet-styles.js'].map((name) =>
      readFileSync(path.join(stranger.dir, 'node_modules/coffer/dist-lib', name), 'utf8'),
    )
    expect(await stranger.run('styledOnServer.js')).toEqual([])
    expect(module).toContain(JSON.stringify(sheet))
    const size = (text: string) => gzipSync(text, { level: 9 }).length / kilobyte
    const code = await bundle(stranger, 'styled.js')
    console.log(`wallet.css: ${size(sheet).toFixed(2)} kB, as a module: ${size(module).toFixed(2)} kB, bundled: ${size(code).toFixed(2)} kB`)
    expect(code).toContain('adoptedStyleSheets')
    for (const text of [module, code]) expect(size(text)).toBeLessThan(size(sheet) + 0.3)
    const options = { module: 'nodenext', moduleResolution: 'nodenext', lib: ['es2023'], noUncheckedSideEffectImports: true, skipLibCheck: false }
    stranger.write('styled.ts', "import 'coffer/wallet-styles'")
    expect(await stranger.typeErrors(options, 'styled.ts')).toBe('')
  })

  it.each(['bundler', 'nodenext'])('have types for a project with %s', async (moduleResolution) => {
    stranger.write('typed.tsx', theirs.typedDoors)
    // What the papers show is tried too.
    const shown = [...readFileSync('docs/wallet-kit.md', 'utf8').matchAll(/^```tsx\n(.*?)^```$/gms)].map(([, code = ''], index) => ({
      file: `shown${index}.tsx`,
      code,
    }))
    expect(shown.length).toBeGreaterThan(3)
    shown.forEach(({ file, code }) => stranger.write(file, code))
    // As bundlers' own types have it.
    stranger.write('styles.d.ts', "declare module '*.css'")
    const options = {
      module: moduleResolution === 'bundler' ? 'esnext' : 'nodenext',
      moduleResolution,
      lib: ['es2023', 'dom', 'dom.iterable'],
      jsx: 'react-jsx',
      skipLibCheck: true,
    }
    expect(await stranger.typeErrors(options, 'typed.tsx', 'styles.d.ts', ...shown.map(({ file }) => file))).toBe('')
  })
})

/** A page's script, as a stranger's bundler makes it. */
async function bundle(stranger: Stranger, file: string): Promise<string> {
  const built = await build({
    root: stranger.dir,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    build: { write: false, modulePreload: false, rolldownOptions: { input: path.join(stranger.dir, file), preserveEntrySignatures: 'strict' } },
  })
  if (!('output' in built)) throw new Error('Vite answers several builds, or none.')
  return built.output.flatMap((one) => (one.type === 'chunk' && one.isEntry ? [one.code] : [])).join('')
}
