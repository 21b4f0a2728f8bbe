import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { newFolder } from './consumerApp.ts'
import { newestOf } from './generatedApp.ts'

/** The smallest app of React Router's framework mode, rendered on its server. */
const filesFor = (version: string) => ({
  'package.json': JSON.stringify({
    private: true,
    type: 'module',
    scripts: { build: 'react-router build' },
    dependencies: {
      '@react-router/node': version,
      '@react-router/serve': version,
      isbot: '^5',
      react: '^19',
      'react-dom': '^19',
      'react-router': version,
    },
    devDependencies: {
      '@react-router/dev': version,
      '@types/node': '^24',
      '@types/react': '^19',
      '@types/react-dom': '^19',
      typescript: '^5',
      vite: '*',
    },
  }),
  'tsconfig.json': JSON.stringify({
    include: ['**/*.ts', '**/*.tsx'],
    compilerOptions: {
      jsx: 'react-jsx',
      lib: ['dom', 'dom.iterable', 'es2022'],
      module: 'es2022',
      moduleResolution: 'bundler',
      noEmit: true,
      strict: true,
      target: 'es2022',
      types: ['node', 'vite/client'],
    },
  }),
  'vite.config.ts': `import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({ plugins: [reactRouter()] })
`,
  'react-router.config.ts': 'export default { ssr: true }\n',
  'app/routes.ts': `import { index } from '@react-router/dev/routes'

export default [index('routes/home.tsx')]
`,
  'app/routes/home.tsx': 'export default () => <h1>Home</h1>\n',
  'app/root.tsx': `import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}
`,
})

/**
 * How to pass a template to `create-react-router`: nothing, because it downloads its own from
 * GitHub; or a stand-in where GitHub can't be reached.
 */
export async function routerTemplate(): Promise<string[]> {
  const reached = await fetch('https://codeload.github.com/', { method: 'HEAD' }).then(
    () => true,
    () => false,
  )
  if (reached) return []
  console.log("React Router's template is a stand-in: GitHub can't be reached.")
  const dir = newFolder()
  // Its packages need each other in the same version, and may not be published together.
  const version = await newestOf('@react-router/serve')
  for (const [file, text] of Object.entries(filesFor(version))) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true })
    writeFileSync(path.join(dir, file), text)
  }
  return ['--template', dir]
}
