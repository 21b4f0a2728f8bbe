import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { secondSigningDialogs, unguarded } from './architecture/dialogs.ts'
import { circles } from './architecture/folders.ts'
import { violations } from './architecture/importRules.ts'
import type { Source } from './architecture/imports.ts'
import { longFiles, longWithoutReason } from './architecture/longFiles.ts'

const places = ['src', 'stories', 'mocks']
const sources: Source[] = places.flatMap((place) =>
  readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && /\.tsx?$/.test(one.name))
    .map((one) => path.posix.join(one.parentPath, one.name))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') })),
)

/** The violations of a file with one line. */
const told = (file: string, line: string) =>
  violations([{ file, text: `// first line\n${line}\n` }])

describe('the import rules', () => {
  test('are followed everywhere', () => {
    expect(sources.length).toBeGreaterThan(50)
    expect(violations(sources)).toEqual([])
  })

  test.each([
    ['src/safe/x.ts', "import { call } from '#gateway'", 'src/safe/x.ts:2'],
    ['src/gateway/x.ts', "import type { Owner } from '#safe'", 'src/gateway/x.ts:2'],
    ['src/wallet/a/x.ts', "import { queued } from '#queries'", 'src/wallet/a/x.ts:2'],
    ['src/wallet/a/x.ts', "const later = () => import('#safe')", 'src/wallet/a/x.ts:2'],
    ['src/queries/x.ts', "export * from '#screens'", 'src/queries/x.ts:2'],
    [
      'src/ui/Button/x.tsx',
      "import { no } from '../../base/allowed.ts'",
      'through its entry point',
    ],
    [
      'src/screens/transactions/queue/x.tsx',
      "import { no } from '#base/allowed'",
      'not an entry point',
    ],
    [
      'src/screens/transactions/queue/x.tsx',
      "import { people } from '../../../../mocks/people.ts'",
      'src/screens/transactions/queue/x.tsx:2',
    ],
    [
      'src/screens/transactions/queue/XView.tsx',
      "import { queuedQuery } from '#queries'",
      'a view renders its props',
    ],
    [
      'src/screens/transactions/queue/XView.tsx',
      "import { useQuery } from '@tanstack/react-query'",
      'a view renders its props',
    ],
    [
      'src/screens/common/rows/x.ts',
      "import { queueRows } from '#screens/transactions/queue'",
      'screens/common may not import screens/transactions',
    ],
    [
      'src/screens/common/rows/x.ts',
      "const later = () => import('#screens/safe/home')",
      'screens/common may not import screens/safe',
    ],
    [
      'src/screens/transactions/queue/x.ts',
      "import { money } from '../../common/money/money.ts'",
      'instead of through a door, such as #screens/common/money',
    ],
    [
      'src/screens/transactions/queue/x.ts',
      "import { review } from '../review/review.ts'",
      'instead of through a door, such as #screens/transactions/review',
    ],
    ['src/base/x.ts', "import { useState } from 'react'", 'react'],
    ['src/chain/x.ts', "import { useState } from 'react'", 'react'],
    [
      'src/screens/common/rows/x.tsx',
      "import * as Dialog from '@radix-ui/react-dialog'",
      '@radix-ui/react-dialog',
    ],
    [
      'src/ui/x.tsx',
      "import { FocusScope } from '@radix-ui/react-focus-scope'",
      '@radix-ui/react-focus-scope',
    ],
    ['src/queries/x.ts', "import { useConnection } from 'wagmi'", 'wagmi'],
    ['src/app/x.ts', "import { http } from 'msw'", 'msw'],
    ['src/app/x.ts', "import pad from 'left-pad'", 'left-pad'],
    ['src/queries/x.ts', "const path = '/v1/chains/1'", 'routes.ts'],
    ['src/app/x.ts', "if (import.meta.env.MODE === 'demo') start()", 'mocked'],
    ['src/wallet/connect/x.ts', 'const { mipd } = config._internal', 'src/wallet/internals'],
    [
      'src/app/x.ts',
      'config.setState((state) => ({ ...state, current: null }))',
      'src/wallet/internals',
    ],
    ['mocks/gateway/x.ts', "import { Button } from '#ui'", 'mocks/gateway/x.ts:2'],
    ['mocks/chain/x.ts', "import { injected } from 'wagmi'", 'wagmi'],
    [
      'mocks/wallet/x.ts',
      "import { world } from '../gateway/world.ts'",
      'mocks/wallet may not import mocks',
    ],
    [
      'mocks/wallet/x.ts',
      "import { readWalletError } from '#wallet'",
      'mocks/wallet may not import wallet',
    ],
    ['mocks/wallet/x.ts', "import { useState } from 'react'", 'react'],
    ['src/exports/x.ts', "export * from '../../mocks/people.ts'", 'exports may not import mocks'],
    ['src/wallet/x.ts', "import { people } from '#mocks/wallet'", 'wallet may not import mocks'],
    [
      'src/apps/protocol/x.ts',
      "import { call } from '#gateway'",
      'apps/protocol may not import gateway',
    ],
    [
      'src/apps/protocol/x.ts',
      "import { createRequestId } from '../sdk/createRequestId.ts'",
      'apps/protocol may not import apps/sdk',
    ],
    [
      'src/apps/sdk/x.ts',
      "import { answer } from '../host/answer.ts'",
      'apps/sdk may not import apps/host',
    ],
    [
      'src/apps/host/x.ts',
      "import type { SafeAppsSDK } from '../sdk/sdk.ts'",
      'apps/host may not import apps/sdk',
    ],
    [
      'src/apps/conformance/x.ts',
      "import { createHost } from '#apps/host'",
      'apps/conformance may not import apps/host',
    ],
    [
      'src/apps/sdk/x.ts',
      "import { texts } from '../protocol/texts.ts'",
      'through its entry point #apps/protocol',
    ],
    ['src/apps/sdk/x.ts', "import { keccak256 } from 'viem'", 'viem'],
    [
      'src/screens/common/rows/x.ts',
      "import { texts } from '#apps/protocol'",
      'screens/common may not import apps/protocol',
    ],
  ])('%s may not contain %s', (file, line, words) => {
    const [first, ...others] = told(file, line)
    expect(first).toContain(words)
    expect(first).toContain(`${file}:2`)
    expect(others).toEqual([])
  })

  test('keep files of screens in the folders of the groups', () => {
    expect(told('src/screens/links.ts', 'export const home = 1')).toEqual([
      'src/screens/links.ts:1 is next to the groups of screens instead of in one of their folders',
    ])
  })

  test.each([
    ['src/screens/transactions/queue/x.tsx', "import { queuedQuery } from '#queries'"],
    ['src/screens/transactions/queue/x.tsx', "import { short } from './short.ts'"],
    ['src/screens/transactions/queue/x.tsx', "import { money } from '#screens/common/money'"],
    [
      'src/screens/transactions/queue/x.tsx',
      "import styles from '../../common/rows/EndBar.module.css'",
    ],
    ['src/gateway/routes.ts', "export const chains = get('/v1/chains')"],
    ['src/wallet/x.tsx', "import { useConnect } from 'wagmi'"],
    ['src/wallet/internals/x.ts', 'const { mipd } = config._internal'],
    ['mocks/demo/x.tsx', "import { startApp } from '#app'"],
    ['mocks/demo/x.tsx', "import { demoConnector } from '../wallet/demoConnector.ts'"],
    ['mocks/gateway/x.ts', "import { people } from '../wallet/people.ts'"],
    ['src/exports/mocks.ts', "export * from '#mocks/wallet'"],
    ['src/apps/host/x.ts', "import { readRequest } from '#apps/protocol'"],
    ['src/apps/sdk/x.ts', "import { sameAddress } from '#base'"],
    ['stories/ui/x.stories.tsx', "import { Deep } from '../../src/ui/Deep.tsx'"],
  ])('%s may contain %s', (file, line) => {
    expect(told(file, line)).toEqual([])
  })
})

describe('the folders of screens', () => {
  test('have no import cycles, not even through dynamic imports', () => {
    expect(circles(sources)).toEqual([])
  })

  test.each([
    ["import { b } from '#screens/common/b'", "import type { A } from '#screens/core/a'"],
    ["import { b } from '#screens/common/b'", "const later = () => import('#screens/core/a')"],
  ])('form a cycle through %s and %s', (forth, back) => {
    expect(
      circles([
        { file: 'src/screens/core/a/index.ts', text: `${forth}\n` },
        { file: 'src/screens/common/b/index.ts', text: `${back}\n` },
      ]),
    ).toEqual(['core/a → common/b → core/a'])
  })
})

describe('long files', () => {
  test('each have a reason, and there are only a few', () => {
    expect(longWithoutReason(sources)).toEqual([])
    expect(Object.keys(longFiles).length).toBeLessThanOrEqual(15)
  })

  test('are reported only in src, and an exemption expires with its file', () => {
    const source = (file: string, lines: number): Source => ({ file, text: 'x\n'.repeat(lines) })
    const found = (...all: Source[]) => longWithoutReason(all, { 'src/table.ts': 'a table' })
    expect(found(source('src/table.ts', 251), source('src/a.ts', 250))).toEqual([])
    expect(found(source('src/table.ts', 251), source('stories/a.ts', 900))).toEqual([])
    expect(found(source('src/table.ts', 251), source('src/a.ts', 251))).toEqual([
      'src/a.ts has 251 lines, and no reason for more than 250',
    ])
    expect(found(source('src/table.ts', 250))).toEqual([
      "src/table.ts needs no reason: it has at most 250 lines, or isn't there",
    ])
  })
})

describe('overlays', () => {
  const parts = (name: string) =>
    sources.flatMap(({ text }) =>
      [...text.matchAll(new RegExp(`import \\{([^}]*)\\} from '${name}'`, 'g'))].map(
        (match) => match[1] ?? '',
      ),
    )

  test.each([
    ['@radix-ui/react-dialog', ['Root', 'Portal', 'Content', 'Title', 'Description', 'Close']],
    ['@radix-ui/react-popover', ['Root', 'Portal', 'Content', 'Anchor']],
  ])('use only the expected parts of %s', (name, wanted) => {
    const used = parts(name).flatMap((list) => list.split(',').map((part) => part.trim()))
    expect(used.toSorted()).toEqual(wanted.toSorted())
    // It renders a style element, which a strict policy forbids.
    expect(used).not.toContain('Overlay')
  })
})

describe('a dialog that throws doesn’t take the page down: each', () => {
  test('opens in its own error boundary', () => {
    expect(unguarded(sources)).toEqual([])
  })

  test.each([
    ['is loaded', "const one = loadCode(\n  async () => (await import('./x')).XDialog,\n)\n"],
    ['is loaded with others', "const all = loadCode(() => import('./dialogs.ts'))\n"],
    ['is a part', "const X = loadPart(async () => (await import('./x')).XDialog)\n"],
    ['is imported', "import { XDialog } from './XDialog.tsx'\nconst x = <XDialog />\n"],
  ])('is found without one where it %s', (_, text) => {
    expect(unguarded([{ file: 'src/screens/x/XScreen.tsx', text }])).toHaveLength(1)
  })

  test.each([
    ["const one = loadDialog(async () => (await import('./x')).XDialog)\n"],
    ["import { XDialog } from './XDialog.tsx'\nconst X = guarded(XDialog)\n"],
    ["import { type XDialog } from './XDialog.tsx'\nlet x: XDialog\n"],
  ])('has one in %s', (text) => {
    expect(unguarded([{ file: 'src/screens/x/XScreen.tsx', text }])).toEqual([])
  })

  test.each([
    ['./dialogs', []],
    ['./x', ['src/screens/x/XScreen.tsx: XDialog']],
  ])('may be guarded elsewhere: %s', (from, found) => {
    const text = "export const XDialog = loadDialog(async () => (await import('../x')).XDialog)\n"
    const page = `import { XDialog } from '${from}'\nconst x = <XDialog />\n`
    expect(
      unguarded([
        { file: 'src/screens/x/dialogs/dialogs.ts', text },
        { file: 'src/screens/x/XScreen.tsx', text: page },
      ]),
    ).toEqual(found)
  })
})

describe('everything that is signed or sent', () => {
  test('is in the same dialog', () => {
    expect(secondSigningDialogs(sources)).toEqual([])
  })

  test('is found in a second one', () => {
    const text = '<Dialog title="Sign"><FailureNotice failure={failure} /></Dialog>'
    expect(secondSigningDialogs([{ file: 'src/screens/x/XView.tsx', text }])).toHaveLength(1)
  })
})

describe('code that prompts the wallet', () => {
  const asks = sources.filter(
    ({ file, text }) =>
      file.startsWith('src/screens/') && /\buse(?:Signing|Sending)Wallet\(\)\n/.test(text),
  )

  test('reports its outcome when its dialog is gone', () => {
    expect(asks.length).toBeGreaterThan(7)
    const reports = /\buse(?:Left|ReportLateOutcome|SignedRequest)\(/
    const silent = asks.filter(({ text }) => !reports.test(text))
    expect(silent.map(({ file }) => file)).toEqual([])
  })
})
