import type { KnipConfig } from 'knip'

// Entry files that are started by name, and so not found by following imports from package.json's
// scripts and the tools' configurations.
const config: KnipConfig = {
  entry: [
    // vite.config.ts substitutes it for the script in index.html.
    'mocks/demo/main.tsx',
    // The service worker of notifications, a build of its own.
    'src/app/push/worker.ts!',
    // The sources of package.json's `exports`, which point to the built files.
    'src/exports/*.ts!',
    // Builds of the mocked chain, needed only when a contract changes;
    // mocks/chain/contracts/README.md says when.
    'mocks/chain/genesis/{compile,extract}.ts',
    // Replaces a transitive dependency: `overrides` in package.json.
    'scripts/no-modal/core.js',
    // A command of .ci/run.
    'scripts/visual/contactSheets.mjs',
    // Steps of the test command that run in a process of their own.
    'scripts/test/buildPages.mjs',
    // A stylesheet linked by a test page.
    'tests/behavior/theme/page/host.css',
    // Pages that tests, sizes and benches build with Vite: their scripts are in HTML.
    'scripts/build/kitPage/main.tsx',
    'mocks/apps/*/page.ts',
    'mocks/apps/app.css',
    'tests/behavior/{apps,theme,wallet}/{page,embedded,react}/main.{ts,tsx}',
    'tests/behavior/consumerApp/page/{main,module,plain,server,without}.jsx',
    'tests/bench/peers/pages/*/main.jsx',
    'tests/bench/{apps,damaged}Page.ts',
    // Benches that run.mjs loads by name, and their child processes.
    'tests/bench/{figures,gatewayCalls,appsAlone,findAlone}.mjs',
    'tests/bench/tests.ts',
    'tests/bench/peers/run.mjs',
  ],
  project: ['{src,mocks,stories,tests,scripts,.storybook,.ladle}/**/*.{ts,tsx,mjs,js,jsx,css,mdx}'],
  compilers: {
    // Stylesheets import each other, and reference the fonts of packages with `url()`.
    css: (text) =>
      [...text.matchAll(/(?:@import |url\()'([^']+)'/g)]
        .map(([, name]) => `import '${name}'`)
        .join('\n'),
  },
  ignoreDependencies: [
    // Node and Anvil binaries per platform, which scripts find in node_modules/.bin.
    'coffer-tools',
    // The end-to-end test of an empty Next.js app copies it there.
    'next',
  ],
  // Only run if available, on Debian.
  ignoreBinaries: ['apt-get', 'nginx', 'caddy'],
  ignoreIssues: {
    // `npm run bench -- peers` installs the compared packages into a separate folder.
    'tests/bench/peers/pages/**': ['unlisted'],
  },
}

export default config
