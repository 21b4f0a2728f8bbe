import { safeTxHash } from '#safe'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { frozenClock } from '../../mocks/clock.ts'
import { serveWorld, type ServedWorld } from '../../mocks/node.ts'
import { people } from '../../mocks/people.ts'
import { libraryManifest, packageOf, readProject } from '../../scripts/build/library/manifest.ts'
import { namesIn } from '../../scripts/build/library/namesIn.ts'
import { packageProblems } from '../../scripts/build/packageProblems.ts'
import { playgroundCode } from '../../stories/wallet/playground/playgroundCode.ts'
import { argsOf, playgroundControls } from '../../stories/wallet/playground/playgroundControls.ts'
import * as theirs from './consumerAppFiles.ts'
import {
  aConsumerApp,
  removeConsumerApps,
  newFolder,
  pack,
  type ConsumerApp,
} from './consumerApp.ts'

const kilobyte = 1000
const { dependencies, peerDependencies } = libraryManifest(readProject())
/** The peers of all entry points. */
const peers = Object.keys(peerDependencies)
const installed = [...peers, ...Object.keys(dependencies)]

let tarball: string
beforeAll(async () => {
  tarball = await pack()
})
afterAll(() => removeConsumerApps())

describe('the package', () => {
  let consumerApp: ConsumerApp
  let files: string[]
  const text = (file: string) =>
    readFileSync(path.join(consumerApp.dir, 'node_modules/coffer', file), 'utf8')
  /** A declaration names its module, which may be missing if it contains only types. */
  const isThere = (file: string, name: string) => {
    const target = path.posix.join(path.posix.dirname(file), name)
    return files.includes(file.endsWith('.d.ts') ? target.replace(/\.js$/, '.d.ts') : target)
  }
  beforeAll(async () => {
    consumerApp = aConsumerApp()
    await consumerApp.install(tarball)
    const inside = path.join(consumerApp.dir, 'node_modules/coffer')
    files = readdirSync(inside, { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile())
      .map((one) =>
        path.relative(inside, path.join(one.parentPath, one.name)).replaceAll(path.sep, '/'),
      )
  })

  it("installs only itself and Radix's dialogs", async () => {
    await consumerApp.check()
    const { dependencies } = JSON.parse(text('package.json')) as {
      dependencies: Record<string, string>
    }
    expect(Object.keys(dependencies)).toEqual(['@radix-ui/react-dialog', '@radix-ui/react-popover'])
    expect(Object.values(dependencies).filter((range) => !/^\^\d+\.\d+\.\d+$/.test(range))).toEqual(
      [],
    )
  })

  it('contains the entry points, their types, styles, and documents, and nothing else', () => {
    const size = statSync(tarball).size / kilobyte
    console.log(`npm pack: ${files.length} files, ${size.toFixed(1)} kB packed`)
    expect(
      files.filter(
        (file) =>
          !/^(package\.json|(README|CHANGELOG)\.md|LICENSE|NOTICE|(styles|wallet)\.css(\.d\.ts)?|fonts\/[\w.-]+|carried\/[\w@./-]+\.(js|txt)|_virtual\/_rolldown\/\w+\.js|(apps\/(conformance|protocol|provider|react|sdk)|base|domain|exports|gateway|mocks\/wallet|safe|ui|wallet)\/[\w./-]+\.(d\.ts|js))$/.test(
            file,
          ),
      ),
    ).toEqual([])
    expect(
      files.filter(
        (file) =>
          /mock|stor(y|ies)|\.test\.|fixture|\.map$/i.test(file) &&
          !/^(exports\/mocks\.|mocks\/wallet\/)/.test(file),
      ),
    ).toEqual([])
  })

  it('contains no demo key, no path of this machine, and no internal name', () => {
    const written = files.filter((file) => /\.(js|ts|css|json)$/.test(file))
    const keys = Object.values(people).map(({ privateKey }) => privateKey)
    const foreign = [...keys, path.resolve('.'), 'sourceMappingURL', 'reference types=']
    expect(written.length).toBeGreaterThan(100)
    // The keys of the demo's people are only in the entry point that exports them.
    const found = written.flatMap((file) =>
      foreign.filter((word) => text(file).includes(word)).map((word) => `${file} holds ${word}`),
    )
    expect(found).toEqual(keys.map((key) => `mocks/wallet/people.js holds ${key}`))
    const code = written.filter((file) => /\.(js|ts)$/.test(file))
    const named = code.flatMap((file) =>
      namesIn(file, text(file)).map(({ name }) => ({ file, name })),
    )
    expect(
      named.filter(({ name }) => !name.startsWith('.') && !installed.includes(packageOf(name))),
    ).toEqual([])
    expect(named.filter(({ file, name }) => name.startsWith('.') && !isThere(file, name))).toEqual(
      [],
    )
  })

  it('contains the licenses of its bundled packages', () => {
    const fonts = files.filter((file) => file.endsWith('.woff2'))
    expect(fonts.length).toBeGreaterThan(0)
    for (const font of fonts)
      expect(text(font.replace(/(.*\/(inter|jetbrains-mono)).*/, '$1.LICENSE.txt'))).toContain(
        'SIL Open Font License',
      )
    const bundled = files.filter((name) => name.startsWith('carried/') && name.endsWith('.js'))
    const packages = new Set(bundled.map((file) => packageOf(file.slice('carried/'.length))))
    expect([...packages]).toEqual(
      expect.arrayContaining(['icu-minify', 'lucide-react', 'uqr', 'valibot']),
    )
    for (const name of packages)
      expect({ name, text: text(`carried/${name}/LICENSE.txt`) }).toEqual({
        name,
        text: expect.stringMatching(/Copyright|PERMISSION/i),
      })
    for (const file of bundled)
      expect({ file, text: text(file) }).toEqual({
        file,
        text: expect.stringMatching(
          /^("use client";\n)?\/\*! [\w@/.-]+ \d[\w.-]*, [\w-]+ license \*\//,
        ),
      })
  })

  it('marks the modules that need the browser, so that servers can import the rest', () => {
    const isForTheClient = (file: string) => text(file).startsWith('"use client";')
    const entryPoints = files.filter((file) => /^exports\/[\w-]+\.js$/.test(file))
    expect(entryPoints).toHaveLength(13)
    expect(entryPoints.filter(isForTheClient)).toEqual([])
    expect(
      files.filter(
        (file) =>
          /^(apps\/(conformance|protocol|provider|sdk)|gateway|safe|domain|mocks)\/.*\.js$/.test(
            file,
          ) && isForTheClient(file),
      ),
    ).toEqual([])
    const imports = (file: string) =>
      [...text(file).matchAll(/^import (?:\{ )?(.+?)(?: \})? from "(\..+)";$/gm)].flatMap(
        ([, names = '', module = '']) =>
          names.split(', ').map((name) => ({
            name: name.replace(/^.* as /, ''),
            module: path.posix.join(path.posix.dirname(file), module),
          })),
      )
    const namesFor = (file: string, client: boolean) =>
      imports(file).flatMap(({ name, module }) => (isForTheClient(module) === client ? [name] : []))
    // On a server, nothing can be called in a module for the client.
    const forServers = files.filter(
      (file) => file.endsWith('.js') && !file.startsWith('exports/') && !isForTheClient(file),
    )
    expect(forServers.length).toBeGreaterThan(200)
    const callable = forServers.flatMap((file) =>
      namesFor(file, true).map((name) => `${file} imports ${name}`),
    )
    expect(
      callable.filter((one) => !/^ui\/StatusBadge\/status\.js imports [A-Z]/.test(one)),
    ).toEqual([])
    // What a server can call, and what it can render.
    expect(namesFor('exports/wallet.js', false)).toEqual(
      expect.arrayContaining([
        'createWalletConfig',
        'loadLanguage',
        'popularWallets',
        'verifySignin',
        'walletConnect',
      ]),
    )
    expect(namesFor('exports/ui.js', false)).toEqual(
      expect.arrayContaining(['accents', 'defineCatalog', 'themes']),
    )
    expect(
      namesFor('exports/wallet.js', false).filter((name) =>
        /^(use[A-Z]|.*(Button|Provider|View|Menu|Popover|List)$)/.test(name),
      ),
    ).toEqual([])
    expect(namesFor('exports/wallet.js', true)).toEqual(
      expect.arrayContaining(['ConnectButton', 'LanguageProvider', 'WalletProvider', 'useWallet']),
    )
  })

  it('passes publint and attw', async () => {
    expect(await packageProblems(tarball)).toEqual([])
    // They would report it.
    const broken = path.join(newFolder(), 'broken.tgz')
    theirs.aBrokenPackage(newFolder(), broken)
    const found = await packageProblems(broken)
    expect(found).toContainEqual(
      expect.stringMatching(/^publint: .*lost.js but the file does not exist/),
    )
    expect(found).toContainEqual(expect.stringMatching(/^attw: .*NoResolution.*bundler/))
  })

  it('requires its React version, unless a project only uses the gateway', async () => {
    const old = theirs.emptyPackages(newFolder(), {
      react: '17.0.2',
      'react-dom': '17.0.2',
      '@radix-ui/react-dialog': '1.3.1',
      '@radix-ui/react-popover': '1.3.1',
    })
    const silent = aConsumerApp()
    await silent.install(...old, tarball)
    await expect(silent.check()).rejects.toThrow('react')
    const other = aConsumerApp({
      overrides: { coffer: { react: '$react', 'react-dom': '$react-dom' } },
    })
    await other.install(...old, tarball)
    await other.check()
    other.write(
      'read.js',
      "import { createGateway } from 'coffer/gateway'\n" +
        'console.log(JSON.stringify(typeof createGateway))',
    )
    expect(await other.run('read.js')).toBe('function')
  })
})

describe('coffer/gateway in an empty project', () => {
  let consumerApp: ConsumerApp
  let served: ServedWorld
  beforeAll(async () => {
    consumerApp = aConsumerApp()
    await consumerApp.install(tarball)
    served = await serveWorld({ clock: frozenClock() })
  })
  afterAll(() => served.close())

  it('calls a gateway in Node, and reads its errors', async () => {
    consumerApp.write('call.js', theirs.calls)
    expect(await consumerApp.run('call.js', served.gatewayUrl, safes.treasury.address)).toEqual({
      threshold: 2,
      pages: true,
      lost: { kind: 'GatewayHttpError', status: 404 },
    })
  })

  it('runs an embedded app outside a frame', async () => {
    consumerApp.write('app.js', theirs.embeddedApp)
    expect(await consumerApp.run('app.js')).toEqual({
      version: '9.1.0',
      failure: ['DisconnectedError', "Window doesn't exist", 4900],
      handshake: { status: 'standalone', reason: 'notInFrame' },
      hash: '0xaa05af77f274774b8bdc7b61d98bc40da523dc2821fdea555f4d6aa413199bcc',
      chainId: '0x5',
      names: ['rpcCall', 'SUCCESS'],
    })
  })

  it('gets the invalid field of a response from coffer/gateway/validate', async () => {
    consumerApp.write('check.js', theirs.checks)
    expect(await consumerApp.run('check.js', served.gatewayUrl, safes.treasury.address)).toEqual({
      healthy: 2,
      wrong: { same: true, field: ['owners', 0, 'value'] },
    })
  })

  it.each([
    [
      'bundler',
      { module: 'esnext', moduleResolution: 'bundler', lib: ['es2023', 'dom', 'dom.iterable'] },
    ],
    [
      'nodenext',
      { module: 'nodenext', moduleResolution: 'nodenext', lib: ['es2023', 'dom', 'dom.iterable'] },
    ],
    [
      'nodenext, with the types of Node instead of those of a page',
      {
        module: 'nodenext',
        moduleResolution: 'nodenext',
        lib: ['es2023'],
        types: ['node'],
        typeRoots: [path.resolve('node_modules/@types')],
      },
    ],
  ])('has types for a project with %s', async (_, options) => {
    consumerApp.write('typed.ts', theirs.typedGateway)
    consumerApp.write('typedApp.ts', theirs.typedApp)
    expect(await consumerApp.typeErrors({ skipLibCheck: false, ...options }, 'typed.ts')).toBe('')
    expect(await consumerApp.typeErrors({ skipLibCheck: false, ...options }, 'typedApp.ts')).toBe(
      '',
    )
  })

  it('adds only one call to a page that makes one call', async () => {
    consumerApp.write('one.js', theirs.oneCall)
    const code = await bundle(consumerApp, 'one.js')
    const size = gzipSync(code, { level: 9 }).length / kilobyte
    console.log(`one call, bundled from the package: ${size.toFixed(2)} kB`)
    expect([...code.matchAll(/["'`](\/v\d\/[^"'`]*)/g)].map((match) => match[1])).toEqual([
      '/v1/chains/{chainId}/safes/{safeAddress}',
    ])
  })
})

describe('the other entry points, in a project with their peers', () => {
  let consumerApp: ConsumerApp
  /** The name of a component's class in the package. */
  const partOf = async (file: string, name: string) => {
    const module = path.join(consumerApp.dir, `node_modules/coffer/${file}.module.css.js`)
    const { default: names } = (await import(/* @vite-ignore */ pathToFileURL(module).href)) as {
      default: Record<string, string>
    }
    return names[name] ?? `no ${name}`
  }
  beforeAll(async () => {
    consumerApp = aConsumerApp()
    await consumerApp.install(tarball)
    const types = ['@types/node', '@types/react', '@types/react-dom']
    consumerApp.borrow(...peers, 'next', 'iron-session', ...types)
  })

  it('hash, render, and connect in Node', async () => {
    consumerApp.write('entryPoints.js', theirs.entryPoints)
    const { html, hash, chains } = (await consumerApp.run('entryPoints.js')) as {
      html: string
      hash: string
      chains: number[]
    }
    expect(hash).toBe(safeTxHash(theirs.aSafe, theirs.aTransfer))
    expect(chains).toEqual([1])
    expect(html).toContain('>Sign<')
    const sheet = readFileSync(path.join(consumerApp.dir, 'node_modules/coffer/styles.css'), 'utf8')
    const classes = [...html.matchAll(/class="([^"]+)"/g)].flatMap((match) =>
      (match[1] ?? '').split(' '),
    )
    expect(classes.length).toBeGreaterThan(0)
    for (const name of classes) expect(sheet).toContain(`.${name}`)
  })

  it('connect the demo wallet in an empty project, and simulate a user', async () => {
    consumerApp.write('demo.js', theirs.demo)
    expect(await consumerApp.run('demo.js')).toEqual({
      account: people.bob.address,
      signed: 132,
      failures: { rejects: 'rejected', pending: 'pending', missing: 'missing' },
      moved: people.carol.address,
      uri: 'wc:',
    })
  })

  it('add none of the demo to a page that does not import it', async () => {
    consumerApp.write('page.js', theirs.page)
    expect(await bundle(consumerApp, 'page.js')).not.toContain(people.alice.privateKey)
  })

  it('add one wallet to a page that names one', async () => {
    consumerApp.write(
      'one.js',
      "import { rabbyWallet } from 'coffer/wallet'\n" +
        "export const groups = [{ name: 'Ours', wallets: [rabbyWallet] }]",
    )
    const code = await bundle(consumerApp, 'one.js')
    expect(code).toContain('io.rabby')
    expect(code.length).toBeLessThan(600)
  })

  it('access no page when a server imports them', async () => {
    consumerApp.write('onServer.js', theirs.onServer)
    expect(await consumerApp.run('onServer.js')).toEqual({
      noticed: 1,
      seen: [],
      exports: [true, true, true],
    })
  })

  it('have one stylesheet without layers, with component styles after base styles', async () => {
    consumerApp.write('page.js', theirs.page)
    const code = await bundle(consumerApp, 'page.js')
    expect(code).toContain('Sign')
    const sheet = readFileSync(path.join(consumerApp.dir, 'node_modules/coffer/styles.css'), 'utf8')
    expect(sheet).not.toContain('@layer')
    const places = [
      '--coffer-space-1:',
      '[data-coffer] :where(button)',
      `.${await partOf('ui/Button/Button', 'button')}{`,
    ].map((mark) => sheet.indexOf(mark))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  it('have one for the buttons and dialogs of the wallet kit only', async () => {
    const [whole = '', own = ''] = ['styles.css', 'wallet.css'].map((name) =>
      readFileSync(path.join(consumerApp.dir, 'node_modules/coffer', name), 'utf8'),
    )
    expect(own.length).toBeLessThan(whole.length * 0.8)
    const drawn = {
      'wallet/buttons/ConnectedButtonsView': 'pill',
      'wallet/connect/ConnectDialog': 'panes',
      'ui/Dialog/ModalFrame': 'overlay',
      'ui/Skeleton/Skeleton': 'skeleton',
    }
    for (const [file, part] of Object.entries(drawn))
      expect(own).toContain(`.${await partOf(file, part)}{`)
    // No styles of other components, no further theme and no font.
    const others = [
      `.${await partOf('ui/ProofStrip/ProofStrip', 'strip')}{`,
      '[data-theme=midnight]',
      '@font-face',
    ]
    expect(others.filter((mark) => !whole.includes(mark))).toEqual([])
    expect(others.filter((mark) => own.includes(mark))).toEqual([])
  })

  it('are also available as a module, which bundlers keep and servers ignore', async () => {
    consumerApp.write('styled.js', "import 'coffer/wallet-styles'")
    consumerApp.write(
      'styledOnServer.js',
      "const entryPoint = await import('coffer/wallet-styles')\n" +
        'console.log(JSON.stringify(Object.keys(entryPoint)))',
    )
    const [sheet = '', module = ''] = ['wallet.css', 'exports/wallet-styles.js'].map((name) =>
      readFileSync(path.join(consumerApp.dir, 'node_modules/coffer', name), 'utf8'),
    )
    expect(await consumerApp.run('styledOnServer.js')).toEqual([])
    expect(module).toContain(JSON.stringify(sheet))
    const size = (text: string) => gzipSync(text, { level: 9 }).length / kilobyte
    const code = await bundle(consumerApp, 'styled.js')
    console.log(
      `wallet.css: ${size(sheet).toFixed(2)} kB, as a module: ${size(module).toFixed(2)} kB, ` +
        `bundled: ${size(code).toFixed(2)} kB`,
    )
    expect(code).toContain('adoptedStyleSheets')
    for (const text of [module, code]) expect(size(text)).toBeLessThan(size(sheet) + 0.3)
    const options = {
      module: 'nodenext',
      moduleResolution: 'nodenext',
      lib: ['es2023'],
      noUncheckedSideEffectImports: true,
      skipLibCheck: false,
    }
    consumerApp.write('styled.ts', "import 'coffer/wallet-styles'")
    expect(await consumerApp.typeErrors(options, 'styled.ts')).toBe('')
  })

  it.each(['bundler', 'nodenext'])('have types for a project with %s', async (moduleResolution) => {
    consumerApp.write('typed.tsx', theirs.typedEntryPoints)
    // The examples in the documentation are compiled too.
    const shown = [
      ...readFileSync('docs/wallet-kit.md', 'utf8').matchAll(/^```tsx?\n(.*?)^```$/gms),
    ]
      .map(([, code = ''], index) => ({
        file: /^\/\/ (\S+)\n/.exec(code)?.[1] ?? `shown${index}.tsx`,
        code,
      }))
      // The files of an app with a bundler, which import each other without extensions.
      .filter(({ file }) => moduleResolution === 'bundler' || !file.startsWith('app/'))
    expect(shown.length).toBeGreaterThan(3)
    // So is what the playground offers to copy, with each choice of each control.
    for (const [control, { options }] of Object.entries(playgroundControls))
      for (const label of options)
        shown.push({
          file: `playground${shown.length}.tsx`,
          code: playgroundCode(argsOf({ [control]: label })),
        })
    shown.forEach(({ file, code }) => consumerApp.write(file, code))
    const options = {
      module: moduleResolution === 'bundler' ? 'esnext' : 'nodenext',
      moduleResolution,
      lib: ['es2023', 'dom', 'dom.iterable'],
      jsx: 'react-jsx',
      noUncheckedSideEffectImports: true,
      skipLibCheck: true,
      types: ['node'],
    }
    expect(
      await consumerApp.typeErrors(options, 'typed.tsx', ...shown.map(({ file }) => file)),
    ).toBe('')
  })
})

/** Bundles a page's script like a consumer's bundler. */
async function bundle(consumerApp: ConsumerApp, file: string): Promise<string> {
  const built = await build({
    root: consumerApp.dir,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: path.join(consumerApp.dir, file),
        preserveEntrySignatures: 'strict',
      },
    },
  })
  if (!('output' in built)) throw new Error('Vite answers several builds, or none.')
  return built.output
    .flatMap((one) => (one.type === 'chunk' && one.isEntry ? [one.code] : []))
    .join('')
}
