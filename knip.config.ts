import type { KnipConfig } from 'knip'

// What is started by a name in a text, and so not found by following imports from package.json's scripts and the tools' own configurations.
const config: KnipConfig = {
  entry: [
    // vite.config.ts puts it in the place of the script that index.html names.
    'mocks/demo/main.tsx',
    // The sources behind the `exports` of package.json, which name what is built from them.
    'src/exports/*.ts!',
    // Builds of the world that nobody needs until a contract changes; mocks/chain/contracts/README.md says when.
    'mocks/chain/genesis/{compile,extract}.ts',
    // Stands in for a dependency of a dependency: `overrides` in package.json.
    'scripts/no-modal/core.js',
    // Commands that people run as `node scripts/…`, as README and .ci/run say.
    'scripts/generate/{notoFonts,walletIcons,systemThemes}.ts',
    'scripts/visual/contactSheets.mjs',
    // A stylesheet that a page of the tests links.
    'tests/behaviour/theme/page/host.css',
    // Pages that tests, sizes and benches build with Vite: their scripts stand in HTML.
    'scripts/build/kitPage/main.tsx',
    'tests/behaviour/{theme,wallet}/{page,embedded}/main.{ts,tsx}',
    'tests/behaviour/consumerApp/page/{main,module,plain,server,without}.jsx',
    'tests/bench/peers/pages/*/main.jsx',
    // Benches, which run.mjs loads by name, and what they start in a process of its own.
    'tests/bench/{figures,gatewayCalls}.mjs',
    'tests/bench/peers/run.mjs',
  ],
  project: ['{src,mocks,stories,tests,scripts,.storybook,.ladle}/**/*.{ts,tsx,mjs,js,jsx,css,mdx}'],
  compilers: {
    // Stylesheets import each other, and name the fonts of packages by `url()`.
    css: (text) => [...text.matchAll(/(?:@import |url\()'([^']+)'/g)].map(([, name]) => `import '${name}'`).join('\n'),
  },
  ignoreDependencies: [
    // wagmi's `safe` connector imports them: optional peers of its own.
    '@safe-global/safe-apps-provider',
    '@safe-global/safe-apps-sdk',
    // Node and Anvil for each kind of machine, which scripts find in node_modules/.bin.
    'coffer-tools',
  ],
  // Run only where it is found, on Debian.
  ignoreBinaries: ['apt-get'],
  ignoreIssues: {
    // `npm run bench -- peers` installs what these pages compare into a folder of its own.
    'tests/bench/peers/pages/**': ['unlisted'],
  },
}

export default config
