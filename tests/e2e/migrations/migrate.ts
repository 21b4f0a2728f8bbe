import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { guide } from '../guide.ts'

/** An app that uses another kit, and its way to this one as the guide describes it. */
export interface Migration {
  kit: 'RainbowKit' | 'ConnectKit'
  /** The kit, React, and wagmi, in the versions of the app. */
  packages: Record<string, string> & { react: string; wagmi: string }
  /** What npm reports if this kit is added before the app is brought up to date. */
  trouble: string
  files: Record<string, string>
  /** What each row of the guide's table changes in the app. */
  steps: readonly MigrationStep[]
  /** Rows for what the app doesn't have. */
  elsewhere: readonly string[]
}

/** A row of the guide's table, by its left column, and the texts that it replaces in files. */
type MigrationStep = readonly [row: string, ...changes: (readonly [string, string, string])[]]

/** What all Vite apps have. */
const common = {
  'index.html': `<!doctype html>
<html lang="en">
  <head><meta charset="UTF-8" /><title>Shop</title></head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`,
  'vite.config.ts': `import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [react()] });
`,
  'tsconfig.json': JSON.stringify({
    include: ['src'],
    compilerOptions: {
      jsx: 'react-jsx',
      lib: ['ES2022', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'bundler',
      noEmit: true,
      noUnusedLocals: true,
      skipLibCheck: true,
      strict: true,
      target: 'ES2022',
      types: ['vite/client'],
    },
  }),
}

/** Writes the app as it is with the other kit. */
export function writeApp(dir: string, { packages, files }: Migration): void {
  const { react } = packages
  const types = `^${react.replace(/\..*/, '')}`
  const manifest = {
    private: true,
    type: 'module',
    scripts: { build: 'tsc && vite build' },
    dependencies: {
      '@tanstack/react-query': '^5.108.0',
      'react-dom': react,
      viem: '^2.57.1',
      ...packages,
    },
    devDependencies: {
      '@types/react': types,
      '@types/react-dom': types,
      '@vitejs/plugin-react': '^5',
      typescript: '^5.9.3',
      vite: '^7',
    },
  }
  const all = { 'package.json': JSON.stringify(manifest), ...common, ...files }
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true })
    writeFileSync(path.join(dir, file), text)
  }
}

/** Replaces texts in an app's files. Throws if one isn't in its file. */
export function change(dir: string, changes: MigrationStep[1][]): void {
  for (const [name, from, to] of changes) {
    const file = path.join(dir, name)
    const text = readFileSync(file, 'utf8')
    if (!text.includes(from)) throw new Error(`${name} does not contain ${from}`)
    // A function: in a text, $ has a meaning.
    writeFileSync(
      file,
      text.replace(from, () => to),
    )
  }
}

const sectionOf = (title: string): string => {
  const [, text = ''] = guide.split(`\n## ${title}\n`)
  const [section = ''] = text.split('\n## ')
  if (!section) throw new Error(`The guide has no section "${title}".`)
  return section
}

/** The left column of a section's tables, without the headers. */
const rowsOf = (section: string): string[] =>
  [...section.matchAll(/^\| (.+?) \| .+ \|$/gm)]
    .map(([, row = '']) => row.replaceAll('\\|', '|'))
    .filter((row) => row !== 'If you see' && !/^\w+Kit$/.test(row))

/** The rows of the guide for another kit. */
export const migrationRows = (kit: string): string[] => rowsOf(sectionOf(`Migrate from ${kit}`))

/** The commands of the guide for another kit, as arguments of npm. */
export const migrationCommands = (kit: string, tarball: string): string[][] =>
  [...sectionOf(`Migrate from ${kit}`).matchAll(/^npm (.+)$/gm)].map(([, args = '']) =>
    args.replace(/\S*coffer-\*\.tgz/, tarball).split(' '),
  )

/** The packages that the guide says to install if npm reports a text. */
export function remedyFor(trouble: string): string[] {
  const row = sectionOf('React and wagmi')
    .split('\n')
    .find((line) => line.replaceAll('\\|', '|').includes(trouble))
  if (!row) throw new Error(`The guide doesn't explain "${trouble}".`)
  const [, packages = ''] = /`npm install ([^`]+)`/.exec(row) ?? []
  return packages.split(' ')
}
