/** Only the host side of embedded apps. */
const belowScreens = [
  'apps/host',
  'wallet',
  'signing',
  'queries',
  'gateway',
  'safe',
  'chain',
  'domain',
  'ui',
  'base',
]

/**
 * The groups of screens, and which a group may import. A group consists of folders, which are
 * imported through their index and without cycles.
 */
const groupsOfScreens: Record<string, readonly string[]> = {
  'screens/core': belowScreens,
  'screens/common': [...belowScreens, 'screens/core'],
  'screens/transactions': [...belowScreens, 'screens/core', 'screens/common'],
  'screens/messages': [...belowScreens, 'screens/core', 'screens/common', 'screens/transactions'],
  'screens/apps': [
    ...belowScreens,
    'screens/core',
    'screens/common',
    'screens/transactions',
    'screens/messages',
  ],
  'screens/safe': [...belowScreens, 'screens/core', 'screens/common', 'screens/transactions'],
  'screens/settings': [...belowScreens, 'screens/core', 'screens/common'],
  // Knows the sections; `src/app/screens.ts` loads the pages that belong to none.
  'screens/shell': [
    ...belowScreens,
    'screens/core',
    'screens/common',
    'screens/transactions',
    'screens/messages',
    'screens/apps',
    'screens/safe',
    'screens/settings',
  ],
}

/**
 * Which modules a module may import. A nested module may import its siblings only if its parent is
 * listed too. `exports` only re-exports.
 */
export const modules: Record<string, readonly string[]> = {
  base: [],
  domain: ['base'],
  chain: ['base'],
  ui: ['base'],
  safe: ['domain', 'base'],
  gateway: ['base'],
  // Gateway and wallet are injected as ports.
  signing: ['safe', 'chain', 'domain', 'base'],
  // Answers the gateway's routes without one.
  local: ['gateway', 'chain', 'safe', 'domain', 'base'],
  queries: ['gateway', 'chain', 'safe', 'domain', 'base'],
  wallet: ['ui', 'base'],
  // The two ends of the messages between an app and its host share the protocol and nothing else.
  'apps/protocol': ['base'],
  'apps/sdk': ['apps/protocol', 'base'],
  // Works with any SDK that has the same calls.
  'apps/provider': ['apps/protocol', 'base'],
  'apps/react': ['apps/protocol', 'apps/sdk', 'base'],
  'apps/host': ['apps/protocol', 'base'],
  // Talks to any host as an app does, without an SDK in between.
  'apps/conformance': ['apps/protocol', 'base'],
  ...groupsOfScreens,
  // Its index.
  screens: Object.keys(groupsOfScreens),
  app: [
    'screens',
    'wallet',
    'signing',
    'queries',
    'local',
    'gateway',
    'safe',
    'chain',
    'domain',
    'ui',
    'base',
  ],
  exports: [
    'apps/protocol',
    'apps/sdk',
    'apps/provider',
    'apps/react',
    'apps/conformance',
    'screens',
    'wallet',
    'queries',
    'gateway',
    'safe',
    'chain',
    'domain',
    'ui',
    'base',
    'mocks/wallet',
  ],
  mocks: ['gateway', 'safe', 'domain', 'base'],
  'mocks/demo': ['gateway', 'safe', 'base', 'app', 'ui', 'wallet', 'screens', 'queries', 'mocks'],
  // Apps that the demo embeds: each is a separate page.
  'mocks/apps': ['apps/sdk', 'apps/provider', 'apps/conformance', 'base', 'mocks'],
  // Used by consumers without the mocked world.
  'mocks/wallet': ['base'],
  stories: [
    'screens',
    'wallet',
    'signing',
    'queries',
    'domain',
    'local',
    'gateway',
    'safe',
    'chain',
    'ui',
    'base',
    'app',
    'mocks',
  ],
}

/**
 * Which packages a module may import, by prefix; a package without a row is not allowed anywhere.
 */
export const packages: Record<string, readonly string[]> = {
  react: ['apps/react', 'ui', 'queries', 'wallet', 'screens', 'app', 'mocks/demo', 'stories'],
  'react-dom': ['ui', 'wallet', 'app', 'mocks/demo'],
  'lucide-react': ['ui', 'wallet', 'screens', 'mocks/demo', 'stories'],
  '@radix-ui/react-dialog': ['ui'],
  '@radix-ui/react-popover': ['ui'],
  '@fontsource-variable/': ['ui'],
  'icu-minify': ['ui'],
  viem: [
    'base',
    'chain',
    'safe',
    'signing',
    'gateway',
    'local',
    'queries',
    'wallet',
    'screens',
    'app',
    'mocks',
    'mocks/demo',
    'mocks/wallet',
    'stories',
  ],
  wagmi: ['wallet', 'screens', 'app', 'mocks/wallet'],
  '@wagmi/': ['wallet', 'screens', 'app', 'mocks/wallet'],
  '@tanstack/react-query': ['queries', 'wallet', 'screens', 'app', 'mocks/demo', 'stories'],
  '@tanstack/react-router': ['app', 'stories'],
  '@tanstack/react-virtual': ['ui', 'screens'],
  uqr: ['wallet', 'mocks'],
  'qr/decode.js': ['screens'],
  papaparse: ['screens'],
  '@walletconnect/ethereum-provider': ['wallet'],
  valibot: ['base', 'gateway', 'local', 'wallet', 'screens', 'app', 'mocks'],
  msw: ['mocks', 'mocks/demo', 'stories'],
  '@ethereumjs/': ['mocks'],
  '@storybook/': ['stories'],
  storybook: ['stories'],
  'node:': ['mocks'],
  // Types of the page into which a fake wallet is injected.
  playwright: ['mocks/wallet'],
}
