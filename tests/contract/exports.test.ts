import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { styleModule } from '../../scripts/build/library/styleModule.ts'
import names from './exports.json' with { type: 'json' }

const entryPoints = {
  gateway: () => import('../../src/exports/gateway.ts'),
  'gateway/routes': () => import('../../src/exports/gateway-routes.ts'),
  'gateway/validate': () => import('../../src/exports/gateway-validate.ts'),
  'apps-sdk': () => import('../../src/exports/apps-sdk.ts'),
  'apps-provider': () => import('../../src/exports/apps-provider.ts'),
  'apps-react': () => import('../../src/exports/apps-react.ts'),
  'apps-conformance': () => import('../../src/exports/apps-conformance.ts'),
  safe: () => import('../../src/exports/safe.ts'),
  signin: () => import('../../src/exports/signin.ts'),
  ui: () => import('../../src/exports/ui.ts'),
  wallet: () => import('../../src/exports/wallet.ts'),
  // Generated from a stylesheet: it has no source.
  'wallet-styles': () =>
    import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(styleModule('a{}'))}`),
  mocks: () => import('../../src/exports/mocks.ts'),
}

// What other projects import: adding or removing a name is a decision, not an accident.
it.each(Object.entries(entryPoints))(
  'coffer/%s exports the expected names',
  async (entryPoint, open) => {
    expect(Object.keys(await open()).toSorted()).toEqual(
      (names as Record<string, string[]>)[entryPoint],
    )
  },
)

it('contains every entry point of package.json', () => {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    exports: Record<string, unknown>
  }
  expect(Object.keys(exports).filter((entryPoint) => !/\.\w+$/.test(entryPoint))).toEqual(
    Object.keys(entryPoints).map((entryPoint) => `./${entryPoint}`),
  )
})
